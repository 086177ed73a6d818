public import AppIntents

// What lists of an app's own screens have beyond those of snippets: nothing is chosen, moved or deleted.

extension ForEach where Content: View {
  /// What is done when rows are deleted; text does not show it.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }
  /// What is done when rows are moved; text does not show it.
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
  /// What is done when something is put between rows; text does not show it.
  nonisolated public func onInsert(
    of types: [UTType],
    perform action: @escaping (Int, [Any]) -> Void
  ) -> Self { self }
}

extension List {
  /// Rows of which several may be chosen.
  nonisolated public init<Chosen: Hashable>(
    selection: Binding<Set<Chosen>>,
    @ViewBuilder content: () -> Content
  ) { self.init(content: content) }

  /// Rows of which one may be chosen.
  nonisolated public init<Chosen: Hashable>(
    selection: Binding<Chosen?>,
    @ViewBuilder content: () -> Content
  ) { self.init(content: content) }

  /// A row for each of several things, of which several may be chosen.
  nonisolated public init<Elements: RandomAccessCollection, ID: Hashable, Row: View>(
    _ elements: Elements,
    selection: Binding<Set<ID>>,
    @ViewBuilder rowContent: @escaping (Elements.Element) -> Row
  ) where Content == ForEach<Elements, ID, Row>, Elements.Element: Identifiable<ID> {
    self.init(elements, rowContent: rowContent)
  }

  /// A row for each of several things, of which one may be chosen.
  nonisolated public init<Elements: RandomAccessCollection, ID: Hashable, Row: View>(
    _ elements: Elements,
    selection: Binding<ID?>,
    @ViewBuilder rowContent: @escaping (Elements.Element) -> Row
  ) where Content == ForEach<Elements, ID, Row>, Elements.Element: Identifiable<ID> {
    self.init(elements, rowContent: rowContent)
  }

  /// A row for each of several things told apart by a part of them, of which one may be chosen.
  nonisolated public init<Elements: RandomAccessCollection, ID: Hashable, Row: View>(
    _ elements: Elements,
    id: KeyPath<Elements.Element, ID>,
    selection: Binding<(some Hashable)?>,
    @ViewBuilder rowContent: @escaping (Elements.Element) -> Row
  ) where Content == ForEach<Elements, ID, Row> {
    self.init(elements, id: id, rowContent: rowContent)
  }

  /// A row for each value of a list that can be changed.
  nonisolated public init<Values, ID: Hashable, Row: View>(
    _ values: Binding<Values>,
    @ViewBuilder rowContent: @escaping (Binding<Values.Element>) -> Row
  )
  where
    Content == ForEach<Binding<Values>, ID, Row>,
    Values: MutableCollection & RandomAccessCollection,
    Values.Element: Identifiable<ID>
  { self.init { ForEach(values, content: rowContent) } }
}

/// Things and what is in them, each below the other.
nonisolated public struct OutlineGroup<Element, Leaf: View>: View {
  private let elements: [Element]
  private let children: (Element) -> [Element]
  private let row: (Element) -> Leaf

  /// Things and what is in them.
  public init<ID: Hashable>(
    _ elements: [Element],
    children: KeyPath<Element, [Element]?>,
    @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Element: Identifiable<ID> {
    self.elements = elements
    self.children = { $0[keyPath: children] ?? [] }
    row = content
  }

  /// Things and what is in them, told apart by a part of them.
  public init(
    _ elements: [Element],
    id: KeyPath<Element, some Hashable>,
    children: KeyPath<Element, [Element]?>,
    @ViewBuilder content: @escaping (Element) -> Leaf
  ) {
    self.elements = elements
    self.children = { $0[keyPath: children] ?? [] }
    row = content
  }

  private init(
    _ elements: [Element],
    _ children: @escaping (Element) -> [Element],
    _ row: @escaping (Element) -> Leaf
  ) {
    self.elements = elements
    self.children = children
    self.row = row
  }

  /// The things.
  public var body: some View {
    ForEach(Array(elements.indices), id: \.self) { index in
      row(elements[index])
      AnyView(OutlineGroup(children(elements[index]), children, row))
    }
  }
}

/// Rows with columns, which text shows as such.
nonisolated public struct Table<Element: Identifiable>: View {
  private let elements: [Element]
  private let columns: [TableColumn<Element>]

  /// A row for each of several things.
  public init(
    _ elements: some RandomAccessCollection<Element>,
    @TableColumnBuilder<Element> columns: () -> [TableColumn<Element>]
  ) {
    self.elements = Array(elements)
    self.columns = columns()
  }

  /// A row for each of several things, of which several may be chosen.
  public init(
    _ elements: some RandomAccessCollection<Element>,
    selection: Binding<Set<Element.ID>>,
    @TableColumnBuilder<Element> columns: () -> [TableColumn<Element>]
  ) { self.init(elements, columns: columns) }

  /// A row for each of several things, of which one may be chosen.
  public init(
    _ elements: some RandomAccessCollection<Element>,
    selection: Binding<Element.ID?>,
    @TableColumnBuilder<Element> columns: () -> [TableColumn<Element>]
  ) { self.init(elements, columns: columns) }

  /// The table.
  public var body: some View {
    Grid {
      GridRow {
        ForEach(columns.indices, id: \.self) { columns[$0].title.bold() }
      }
      ForEach(elements) { element in
        GridRow {
          ForEach(columns.indices, id: \.self) { columns[$0].cell(element) }
        }
      }
    }
  }
}

/// A column of a table.
public struct TableColumn<Element: Identifiable> {
  let title: Text
  let cell: (Element) -> AnyView

  /// A column with a view for each row.
  public init(
    _ title: LocalizedStringResource,
    @ViewBuilder content: @escaping (Element) -> some View
  ) {
    self.title = Text(title)
    cell = { AnyView(content($0)) }
  }

  /// A column of texts.
  public init(_ title: LocalizedStringResource, value: KeyPath<Element, String>) {
    self.init(title) { Text(verbatim: $0[keyPath: value]) }
  }

  /// A column with a view for each row, which can be sorted by a value.
  public init(
    _ title: LocalizedStringResource,
    value: KeyPath<Element, some Comparable>,
    @ViewBuilder content: @escaping (Element) -> some View
  ) { self.init(title, content: content) }

  /// How wide it is; text does not show it.
  public func width(_ width: CGFloat? = nil) -> TableColumn<Element> { self }
  /// How wide it is; text does not show it.
  public func width(
    min: CGFloat? = nil,
    ideal: CGFloat? = nil,
    max: CGFloat? = nil
  ) -> TableColumn<Element> { self }
}

/// Puts the columns of a table together.
@resultBuilder
public enum TableColumnBuilder<Element: Identifiable> {
  /// A column.
  public static func buildExpression(_ column: TableColumn<Element>) -> TableColumn<Element> {
    column
  }

  /// Columns.
  public static func buildBlock(_ columns: TableColumn<Element>...) -> [TableColumn<Element>] {
    columns
  }
}

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Takes out the values at some places.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() where offset < count {
      remove(at: index(startIndex, offsetBy: offset))
    }
  }
}

extension MutableCollection where Self: RangeReplaceableCollection, Index == Int {
  /// Moves the values at some places before another place.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.filter { $0 < count }.map { self[index(startIndex, offsetBy: $0)] }
    let place = destination - source.count(in: 0..<destination)
    remove(atOffsets: source)
    insert(contentsOf: moved, at: index(startIndex, offsetBy: Swift.min(place, count)))
  }
}

/// How much something stands out.
public enum Prominence: Sendable, Hashable {
  case standard, increased
}

extension View {
  /// How much what stands above sections stands out.
  nonisolated public func headerProminence(_ prominence: Prominence) -> Self { self }
}
