/// A trie over numbers, frozen into flat rows.
///
/// The keys `open dune`, `open emma`, `the hobbit` become
///
/// ```
///            0
///       open/ \the             node        0  1     2    3     4     5
///          1   2               label       -  open  the  dune  emma  hobbit
///     dune/ \emma \hobbit      firstChild  1  3     5    6     6     6       6
///        3   4     5           keys        03 02    23   01    12    23
///                              entries     a  b  c
/// ```
///
/// Nodes are numbered breadth first, so the children of a node stand side by side and one number
/// says where they begin; they end where the next node's begin. Every node but the root has
/// exactly one way in, whose label is stored with the node: a node *is* the key that leads to it.
/// Entries stand in the order of their keys, so that all keys below a node, and all below children
/// that stand side by side, are one range of them.
///
/// Invariants: children ascend and there is one more node than there are, where they end; the
/// labels of siblings strictly ascend; the ranges of siblings follow each other within their
/// parent's, which begins with its own entries; a node without children has an entry.
///
/// A node with many children, as the root of a vocabulary is, finds them in one look: they stand in
/// a hash table as well, whose free places hold 0, since the root is nobody's child.
///
/// - Complexity: A step costs one look or, among few siblings, the logarithm of their number. The
/// trie costs sixteen bytes a node, four an entry, and up to sixteen for a child of a wide node.
/// Freezing costs the sorting of the keys.
///
/// The numbering is the level order of Jacobson's trees ("Space-efficient static trees and graphs",
/// FOCS 1989) with counts in place of bits.
struct LabelTrie: Sendable {
  static let root: UInt32 = 0

  let frozen: Frozen
  /// What changed since the rows were frozen.
  let changes: Changes?
  /// For walks that keep the trie alive.
  let view: View

  init(_ frozen: Frozen, changes: Changes? = nil) {
    self.frozen = frozen
    self.changes = changes
    view = View(
      frozen: frozen.level,
      changed: changes?.frozen.level ?? Level(),
      twins: changes?.twins.view ?? .init(),
      entryStarts: changes?.entryStarts.view ?? .init(),
      entries: changes?.entries.view ?? .init()
    )
  }

  /// The rows that all versions share.
  final class Frozen: Sendable {
    let nodes: FrozenRow<Node>
    let entries: FrozenRow<UInt32>
    /// The children of nodes with many, by hash of node and label; open addressing, linear probing.
    let wide: FrozenRow<UInt32>

    private let limits: Limits

    /// A trie whose rows stand in a file.
    init(
      nodes: FrozenRow<Node>,
      entries: FrozenRow<UInt32>,
      wide: FrozenRow<UInt32>,
      limits: Limits
    ) {
      self.nodes = nodes
      self.entries = entries
      self.wide = wide
      self.limits = limits
    }

    init(nodes: [Node], entries: [UInt32]) {
      limits = Limits()
      self.nodes = FrozenRow(nodes)
      self.entries = FrozenRow(entries)
      wide = FrozenRow(Level.hashingWideNodes(of: nodes))
    }

    var level: Level {
      Level(nodes: nodes.view, entries: entries.view, wide: wide.view, limits: limits)
    }
    var byteCount: Int { nodes.byteCount + entries.byteCount + wide.byteCount }
  }

  /// What labels and entries are below; those of a damaged file that are not are taken for 0.
  struct Limits: BitwiseCopyable, Sendable {
    var words: UInt32 = .max
    var slots: UInt32 = .max
    var entries: UInt32 = .max
  }

  struct Node: BitwiseCopyable, Sendable {
    /// The label of the edge that leads to the node.
    let label: UInt32
    let firstChild: UInt32
    /// Where the entries of the keys at and below the node begin and end.
    let low: UInt32
    let high: UInt32
  }

  /// The entries of the keys that end at a node, in the order in which they were added.
  struct Entries: RandomAccessCollection, Sendable {
    let row: FrozenRow<UInt32>
    let startIndex: Int
    let endIndex: Int
    /// Entries are below it; those of a damaged file that are not are taken for 0.
    var limit = UInt32.max

    subscript(place: Int) -> UInt32 {
      let entry = row[place] & ~Level.repeatBit
      return entry < limit ? entry : 0
    }
  }

  /// How many nodes there are, those included that stand in another's place.
  var nodeCount: Int { view.frozen.nodeCount + view.changed.nodeCount }

  /// The same rows with changes laid over them, in place of the changes before.
  func changed(_ changes: Changes?) -> LabelTrie {
    LabelTrie(frozen, changes: changes)
  }

  /// The label of the edge that leads to a node.
  func label(of node: UInt32) -> UInt32 {
    withExtendedLifetime(self) { view.label(of: node) }
  }

  /// The children of a node.
  func children(of node: UInt32) -> Children {
    guard let changes, let number = view.changedNumber(of: node) else {
      return Children(frozen: frozenChildren(of: node))
    }
    return withExtendedLifetime(self) {
      let own = view.changed.children(of: number)
      let offset = UInt32(view.frozen.nodeCount)
      return Children(
        frozen: changes.twin(of: number).map(view.frozen.children(of:)) ?? 0..<0,
        changed: own.lowerBound + offset..<own.upperBound + offset,
        replacedCount: own.count { changes.twin(of: $0) != nil },
        trie: self,
        node: number
      )
    }
  }

  /// Whether a changed node stands in a frozen child's place.
  func isReplaced(_ child: UInt32, below number: UInt32) -> Bool {
    withExtendedLifetime(self) {
      view.changed.child(of: number, on: view.frozen.nodes[Int(child)].label) != nil
    }
  }

  /// The children that a node had when it was frozen, ordered by label.
  func frozenChildren(of node: UInt32) -> Range<UInt32> {
    withExtendedLifetime(self) { view.frozen.children(of: node) }
  }

  /// The entries of the keys that end at a node, in the order in which they were added.
  func entries(at node: UInt32) -> Entries {
    if let changes, let number = view.changedNumber(of: node) { return changes.entries(at: number) }
    return frozenEntries(at: node)
  }

  /// The entries that a node had when it was frozen.
  func frozenEntries(at node: UInt32) -> Entries {
    withExtendedLifetime(self) {
      let range = view.frozen.ownEntries(of: node)
      return Entries(
        row: frozen.entries,
        startIndex: range.lowerBound,
        endIndex: range.upperBound,
        limit: view.frozen.limits.entries
      )
    }
  }

  /// Whether a key ends at a node.
  func isAccepting(_ node: UInt32) -> Bool {
    withExtendedLifetime(self) { view.isAccepting(node) }
  }

  /// The node that a label leads to.
  func child(of node: UInt32, on label: UInt32) -> UInt32? {
    withExtendedLifetime(self) { view.child(of: node, on: label) }
  }

  /// The node that a label led to when the trie was frozen.
  func frozenChild(of node: UInt32, on label: UInt32) -> UInt32? {
    withExtendedLifetime(self) { view.frozen.child(of: node, on: label) }
  }

  /// The node from which a node is reached; nil for the root.
  func parent(of node: UInt32) -> UInt32? {
    guard node != Self.root else { return nil }
    return withExtendedLifetime(self) {
      guard let number = view.changedNumber(of: node) else { return view.frozen.parent(of: node) }
      let parent = view.changed.parent(of: number)
      return parent == Self.root ? parent : parent + UInt32(view.frozen.nodeCount)
    }
  }

  /// The key that leads to a node.
  func key(of node: UInt32) -> [UInt32] {
    var key: [UInt32] = []
    var current = node
    while let parent = parent(of: current), parent < current || current >= view.frozen.nodeCount {
      key.append(label(of: current))
      current = parent
    }
    return key.reversed()
  }
}
