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
    let attributes = CSSearchableItemAttributeSet()
    attributes.displayName = String(localized: displayRepresentation.title)
    for property in NamedProperty.immediate(in: self) {
      (property.property as? any IndexedProperty)?.write(to: attributes)
    }
    return attributes
  }

  /// It can be found.
  public var hideInSpotlight: Bool { false }
}

/// A property that is an attribute too.
protocol IndexedProperty {
  func write(to attributes: CSSearchableItemAttributeSet)
}

extension EntityProperty: IndexedProperty {
  func write(to attributes: CSSearchableItemAttributeSet) {
    guard let value = valueIfSet.flatMap({ unwrapped($0) }) else { return }
    if let key = customIndexingKey {
      attributes.setValue(displayText(of: value), forCustomKey: key)
    }
    switch indexingKey {
    case let key as ReferenceWritableKeyPath<CSSearchableItemAttributeSet, String?>:
      attributes[keyPath: key] = displayText(of: value)
    case let key as ReferenceWritableKeyPath<CSSearchableItemAttributeSet, [String]?>:
      attributes[keyPath: key] = (value as? [String]) ?? [displayText(of: value)]
    case let key as ReferenceWritableKeyPath<CSSearchableItemAttributeSet, Date?>:
      attributes[keyPath: key] = value as? Date
    case let key as ReferenceWritableKeyPath<CSSearchableItemAttributeSet, URL?>:
      attributes[keyPath: key] = value as? URL
    case let key as ReferenceWritableKeyPath<CSSearchableItemAttributeSet, NSNumber?>:
      attributes[keyPath: key] =
        (value as? Double).map(NSNumber.init(value:)) ?? (value as? Int).map(NSNumber.init(value:))
    default: break
    }
  }
}
