/// A thing of the app's that people can name: a book, a loan, a member.
///
/// ```swift
/// struct BookEntity: AppEntity {
///   var id: Int
///   @Property(title: "Title") var title: String
///   static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
///   static let defaultQuery = BookQuery()
///   var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }
/// }
/// ```
///
/// Entities travel between tasks, so they are `Sendable`.
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable
where ValueType == Self, UnwrappedType == Self, ID: EntityIdentifierConvertible & Sendable {
  /// The kind of query that finds these entities.
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self

  /// The query that finds these entities.
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  /// A property that a person can see, and that queries can compare and sort by.
  public typealias Property = EntityProperty
}
