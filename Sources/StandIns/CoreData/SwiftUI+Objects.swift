public import SwiftUI

extension EnvironmentValues {
  /// The context that some view around it gave; one without objects where nobody did.
  public var managedObjectContext: NSManagedObjectContext {
    get {
      self[ObjectContextKey.self]
        ?? NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    }
    set { self[ObjectContextKey.self] = newValue }
  }
}

private struct ObjectContextKey: EnvironmentKey {
  static var defaultValue: NSManagedObjectContext? { nil }
}

/// Objects that a view shows: none, as nothing is kept.
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  /// Objects in an order.
  public init(
    sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {}

  /// Objects in an order.
  @_disfavoredOverload
  public init(
    sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {}

  /// Objects of a kind, in an order.
  public init(
    entity: NSEntityDescription,
    sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {}

  /// What is looked for.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {}

  /// The objects.
  public var wrappedValue: FetchedResults<Result> { FetchedResults() }
}

/// Objects that were found: none.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  /// Where they begin.
  public var startIndex: Int { 0 }
  /// Where they end.
  public var endIndex: Int { 0 }
  /// What is looked for.
  public var nsPredicate: NSPredicate? {
    get { nil }
    nonmutating set {}
  }

  /// One of them, of which there is none.
  public subscript(position: Int) -> Result {
    preconditionFailure("nothing is kept, so that there is no object \(position)")
  }
}
