/// A value of another type that an item can be taken for, where it is handed on.
public struct IntentValueRepresentation<Item: Transferable, IntentValue: _IntentValue>:
  TransferRepresentation
{
  /// The way out: the value as a person reads it.
  public let exports: [TransferExport]

  /// A value that the item stands for.
  public init(exporting: @escaping @Sendable (Item) async throws -> IntentValue) {
    exports = [
      TransferExport(.utf8PlainText) { (item: Item) in
        Data(displayText(of: try await exporting(item)).utf8)
      }
    ]
  }

  /// A value that the item stands for, and that it can be made of; making it is kept for later.
  public init(
    exporting: @escaping @Sendable (Item) async throws -> IntentValue,
    importing: @escaping @Sendable (IntentValue) async throws -> Item
  ) {
    self.init(exporting: exporting)
  }
}

extension AppEntity {
  /// A value of another type that the entity can be taken for.
  public typealias ValueRepresentation = IntentValueRepresentation
}
