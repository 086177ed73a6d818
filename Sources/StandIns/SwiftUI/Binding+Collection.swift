public import AppIntents

// A list that can be changed is a list of values that can be changed: `ForEach($items) { $item in … }`.

extension Binding {
  /// A value that is there, where there is one.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
  }

  /// A value as one that may not be there.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// It is changed in a transaction, which changes nothing here.
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}

extension Binding: Identifiable where Value: Identifiable {
  /// What tells the value apart.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A value that can be changed.
  public typealias Element = Binding<Value.Element>
  /// Goes through the values.
  public typealias Iterator = IndexingIterator<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// Where a value is.
  public typealias Index = Value.Index
  /// Where the values are.
  public typealias Indices = Value.Indices

  /// Where the first is.
  public var startIndex: Index { wrappedValue.startIndex }
  /// Behind the last.
  public var endIndex: Index { wrappedValue.endIndex }
  /// Where they are.
  public var indices: Indices { wrappedValue.indices }
  /// Where the next is.
  public func index(after index: Index) -> Index { wrappedValue.index(after: index) }

  /// The value at a place, as one that can be changed.
  public subscript(position: Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      get: { wrappedValue[position] },
      set: { element in
        var values = wrappedValue
        values[position] = element
        wrappedValue = values
      }
    )
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// Where the one before is.
  public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

extension ForEach where Content: View {
  /// A view for each value of a list that can be changed.
  nonisolated public init<Values>(
    _ values: Binding<Values>,
    @ViewBuilder content: @escaping (Binding<Values.Element>) -> Content
  )
  where
    Data == Binding<Values>,
    Values: MutableCollection & RandomAccessCollection,
    Values.Element: Identifiable<ID>
  { self.init(each: values, content: content) }

  /// A view for each value of a list that can be changed, told apart by a part of it.
  nonisolated public init<Values>(
    _ values: Binding<Values>,
    id: KeyPath<Values.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Values.Element>) -> Content
  ) where Data == Binding<Values>, Values: MutableCollection & RandomAccessCollection {
    self.init(each: values, content: content)
  }
}
