import AppIntents
import Testing

@MainActor
@Suite struct SnippetContentTests {
  @Test func `stacks, lists and texts keep their order and their style`() {
    let view = VStack(alignment: .leading) {
      Text("Dune").font(.title)
      Group {
        Text(verbatim: "1965").foregroundStyle(.secondary)
        Divider()
      }
      List(Book.all.prefix(2)) { book in
        Text(book.author)
        Text("\(book.year ?? 0)")
      }
      Label("Read", systemImage: "checkmark")
      Button("Open", intent: OpenBook())
      Button(intent: OpenShelf()) { Text("Open its") + Text(" shelf") }
      EmptyView()
    }
    #expect(
      plainText(view.snippetContent)
        == """
        {*Dune / _1965 / -- / [{Jane Austen / 1815}, {Alexander McCall Smith / 2014}] / \
        (<checkmark> Read) / <Open:OpenBook> / <Open its shelf:OpenShelf>}
        """
    )
  }

  @Test func `conditions and loops show what holds`() {
    func view(_ isLong: Bool, _ note: String?) -> some View {
      HStack {
        if isLong { Text("Long") } else { Image(systemName: "bolt") }
        if let note { Text(note).bold() }
        ForEach(["a", "b"], id: \.self) { Text($0) }
        Spacer()
      }
    }
    #expect(plainText(view(true, nil).snippetContent) == "(Long a b ~)")
    #expect(plainText(view(false, "x").snippetContent) == "(<bolt> *x a b ~)")
  }

  @Test func `a style reaches all texts of a group`() {
    let view = VStack {
      Text("a")
      HStack { Text("b") }
    }.bold().foregroundStyle(.secondary).padding()
    #expect(plainText(view.snippetContent) == "{*_a / (*_b)}")
  }

  @Test func `nothing shows as nothing, and several views as a stack`() {
    struct Pair: View {
      var body: some View {
        Text("a")
        Text("b")
      }
    }
    #expect(EmptyView().snippetContent == .empty)
    #expect(plainText(Pair().snippetContent) == "{a / b}")
  }
}
