/// Something that can say which entity it is about.
public protocol AppEntityAnnotatable: AnyObject {
  /// The entity that it is about; nil for none.
  var appEntityIdentifier: EntityIdentifier? { get set }
}
