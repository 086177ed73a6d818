/// An entity that people can search for.
///
/// It is found where its query is an ``EnumerableEntityQuery`` or an ``IndexedEntityQuery``, or where the
/// app put it into a ``CSSearchableIndex``.
public protocol IndexedEntity: AppEntity {
  /// What is searched.
  var attributeSet: CSSearchableItemAttributeSet { get }
  /// Whether it stays out of searches.
  var hideInSpotlight: Bool { get }
}

extension IndexedEntity {
  /// The title, with the properties that name an attribute.
  public var attributeSet: CSSearchableItemAttributeSet { defaultAttributeSet }

  /// The title, with the properties that name an attribute.
  public var defaultAttributeSet: CSSearchableItemAttributeSet {
    var attributes = CSSearchableItemAttributeSet()
    attributes.displayName = String(localized: displayRepresentation.title)
    for property in NamedProperty.immediate(in: self) {
      (property.property as? any IndexedProperty)?.write(to: &attributes)
    }
    return attributes
  }

  /// It can be found.
  public var hideInSpotlight: Bool { false }
}

/// What is searched of an entity: the attributes of Apple's type that are text.
public struct CSSearchableItemAttributeSet: Sendable, Hashable {
  /// What it is called.
  public var displayName: String?
  /// Its title.
  public var title: String?
  /// What it is about.
  public var contentDescription: String?
  /// All its text.
  public var textContent: String?
  /// Who wrote it.
  public var authorNames: [String]?
  /// What people search for when they mean it.
  public var keywords: [String]?
  /// What it is about in one word.
  public var subject: String?
  /// Remarks.
  public var comment: String?

  /// Nothing to search.
  public init() {}
}

/// A property that is an attribute too.
protocol IndexedProperty {
  func write(to attributes: inout CSSearchableItemAttributeSet)
}

extension EntityProperty: IndexedProperty {
  func write(to attributes: inout CSSearchableItemAttributeSet) {
    guard let value = valueIfSet.flatMap({ unwrapped($0) }) else { return }
    switch indexingKey {
    case let key as WritableKeyPath<CSSearchableItemAttributeSet, String?>:
      attributes[keyPath: key] = displayText(of: value)
    case let key as WritableKeyPath<CSSearchableItemAttributeSet, [String]?>:
      attributes[keyPath: key] = (value as? [String]) ?? [displayText(of: value)]
    default: break
    }
  }
}
