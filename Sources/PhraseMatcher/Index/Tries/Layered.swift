/// Elements in two parts: frozen ones that versions share, and few that were added since.
///
/// Adding copies the few only.
struct Layered<Element: BitwiseCopyable & Sendable>: Sendable {
  let frozen: FrozenRow<Element>
  private var added: [Element] = []

  init(_ frozen: [Element] = []) {
    self.frozen = FrozenRow(frozen)
  }

  init(_ frozen: FrozenRow<Element>) {
    self.frozen = frozen
  }

  var count: Int { frozen.count + added.count }

  /// An element; zeros beyond the last.
  subscript(place: Int) -> Element {
    let rest = place - frozen.count
    return rest < 0 || rest >= added.count ? frozen[place] : added[rest]
  }

  mutating func append(_ element: Element) {
    added.append(element)
  }

  /// All elements in one array.
  var joined: [Element] { (0..<count).map { self[$0] } }
}
