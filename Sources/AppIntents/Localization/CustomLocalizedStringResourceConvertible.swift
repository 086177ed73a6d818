/// Something that has a localised text of its own, as errors that a person is to hear have.
public protocol CustomLocalizedStringResourceConvertible: SendableMetatype {
  /// The text.
  var localizedStringResource: LocalizedStringResource { get }
}
