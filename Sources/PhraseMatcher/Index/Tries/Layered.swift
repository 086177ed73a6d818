/// Elements in two parts: frozen ones that versions share, and few that were added since.
///
/// Adding copies the few only.
struct Layered<Element: BitwiseCopyable & Sendable>: Sendable {
  let frozen: FrozenRow<Element>
  private var added: FrozenRow<Element>

  init(_ frozen: [Element] = []) {
    self.init(FrozenRow(frozen))
  }

  init(_ frozen: FrozenRow<Element>) {
    self.frozen = frozen
    added = FrozenRow([])
  }

  var count: Int { frozen.count + added.count }

  /// An element; zeros beyond the last.
  subscript(place: Int) -> Element {
    defer { withExtendedLifetime(self) {} }
    return view[place]
  }

  mutating func append(contentsOf elements: [Element]) {
    guard !elements.isEmpty else { return }
    added = FrozenRow((0..<added.count).map { added[$0] } + elements)
  }

  /// All elements in one array.
  var joined: [Element] { (0..<count).map { self[$0] } }

  /// For walks that keep the elements alive.
  var view: View { View(frozen: frozen.view, added: added.view) }

  /// A look at the elements; only good as long as they are there.
  struct View: BitwiseCopyable, Sendable {
    fileprivate let frozen: FrozenRow<Element>.View
    fileprivate let added: FrozenRow<Element>.View

    @inline(__always)
    subscript(place: Int) -> Element {
      place < frozen.count || added.count == 0 ? frozen[place] : added[place &- frozen.count]
    }
  }
}
