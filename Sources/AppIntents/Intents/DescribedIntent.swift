/// An intent whose description is not optional, as in `static let description = IntentDescription("…")`.
///
/// The requirement is optional in ``AppIntent``, and a property of another type would satisfy nothing
/// and be lost without a word; here it satisfies a requirement of its own.
public protocol _DescribedIntent: SendableMetatype {
  /// What it is good for.
  static var description: IntentDescription { get }
}

extension _DescribedIntent {
  /// Nothing.
  public static var description: IntentDescription { .none }
}

/// An intent whose description is a text only, as the first talks wrote it.
public protocol _TextDescribedIntent: SendableMetatype {
  /// What it is good for.
  static var description: LocalizedStringResource? { get }
}

extension _TextDescribedIntent {
  /// Nothing.
  public static var description: LocalizedStringResource? { nil }
}

extension IntentDescription {
  /// Stands for a description that nobody wrote.
  static var none: IntentDescription { IntentDescription("") }
}

/// What an intent says of itself, in whichever form its author wrote it.
func intentDescription<Intent: AppIntent>(of type: Intent.Type) -> IntentDescription? {
  if let description = optionalDescription(of: type) { return description }
  if let text = textDescription(of: type) { return IntentDescription(text) }
  let plain = plainDescription(of: type)
  return plain == .none ? nil : plain
}

private func optionalDescription<Intent: AppIntent>(of type: Intent.Type) -> IntentDescription? {
  type.description
}

private func textDescription(of type: (some _TextDescribedIntent).Type) -> LocalizedStringResource?
{
  type.description
}

private func plainDescription(of type: (some _DescribedIntent).Type) -> IntentDescription {
  type.description
}
