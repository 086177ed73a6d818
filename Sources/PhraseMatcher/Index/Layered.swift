/// Elements in two parts: frozen ones that versions share, and few that were added since.
///
/// Adding copies the few only.
struct Layered<Element: Sendable>: Sendable {
  private let frozen: [Element]
  private var added: [Element] = []

  init(_ frozen: [Element] = []) {
    self.frozen = frozen
  }

  var count: Int { frozen.count + added.count }

  subscript(place: Int) -> Element {
    place < frozen.count ? frozen[place] : added[place - frozen.count]
  }

  mutating func append(_ element: Element) {
    added.append(element)
  }

  /// All elements in one array.
  var joined: [Element] { added.isEmpty ? frozen : frozen + added }
}
