import AppIntents

/// What an order would bring.
struct OrderPreview: View {
  let title: String
  let copies: Int

  var body: some View {
    VStack(alignment: .leading) {
      Text("Order").bold()
      Text("\(title) × \(copies)")
    }
  }
}
