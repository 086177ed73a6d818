/// One model that was added, changed or removed when models were saved.
public enum HistoryChange {
  /// It was added.
  case insert(any HistoryInsert)
  /// It was changed, which nobody counts here.
  case update(any HistoryUpdate)
  /// It was removed.
  case delete(any HistoryDelete)

  /// What tells the model apart.
  public var changedPersistentIdentifier: PersistentIdentifier {
    switch self {
    case .insert(let change): change.changedPersistentIdentifier
    case .update(let change): change.changedPersistentIdentifier
    case .delete(let change): change.changedPersistentIdentifier
    }
  }

  /// The number of the change.
  public var changeIdentifier: Int64 {
    switch self {
    case .insert(let change): change.changeIdentifier
    case .update(let change): change.changeIdentifier
    case .delete(let change): change.changeIdentifier
    }
  }
}

/// What every change of a model tells.
public protocol _HistoryModelChange<Model> {
  /// The kind of model.
  associatedtype Model: PersistentModel
  /// What tells the model apart.
  var changedPersistentIdentifier: PersistentIdentifier { get }
  /// The number of the change.
  var changeIdentifier: Int64 { get }
  /// The number of what was saved at once.
  var transactionIdentifier: Int64 { get }
}

/// A model that was added.
public protocol HistoryInsert<Model>: _HistoryModelChange {}

/// A model that was changed.
public protocol HistoryUpdate<Model>: _HistoryModelChange {
  /// What was changed in it.
  var updatedAttributes: [any PartialKeyPath<Model> & Sendable] { get }
}

/// A model that was removed.
public protocol HistoryDelete<Model>: _HistoryModelChange {
  /// What is left of it.
  var tombstone: HistoryTombstone<Model> { get }
}

/// A model that was added.
public struct DefaultHistoryInsert<Model: PersistentModel>: HistoryInsert {
  /// What tells the model apart.
  public let changedPersistentIdentifier: PersistentIdentifier
  /// The number of the change.
  public let changeIdentifier: Int64
  /// The number of what was saved at once.
  public let transactionIdentifier: Int64
}

/// A model that was changed.
public struct DefaultHistoryUpdate<Model: PersistentModel>: HistoryUpdate {
  /// What tells the model apart.
  public let changedPersistentIdentifier: PersistentIdentifier
  /// The number of the change.
  public let changeIdentifier: Int64
  /// The number of what was saved at once.
  public let transactionIdentifier: Int64
  /// What was changed in it.
  public let updatedAttributes: [any PartialKeyPath<Model> & Sendable]
}

/// A model that was removed.
public struct DefaultHistoryDelete<Model: PersistentModel>: HistoryDelete {
  /// What tells the model apart.
  public let changedPersistentIdentifier: PersistentIdentifier
  /// The number of the change.
  public let changeIdentifier: Int64
  /// The number of what was saved at once.
  public let transactionIdentifier: Int64
  /// What is left of it.
  public let tombstone: HistoryTombstone<Model>
}

/// What is left of a model that was removed; all of it here, whether it was to be kept or not.
public struct HistoryTombstone<Model: PersistentModel> {
  let model: Model

  /// A value that the model had.
  public subscript(_ path: PartialKeyPath<Model>) -> Any? { model[keyPath: path] }
}
