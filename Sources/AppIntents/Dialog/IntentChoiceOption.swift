/// Something that can be chosen.
public struct IntentChoiceOption: Equatable, Sendable {
  /// What it is called.
  public let title: LocalizedStringResource
  /// What choosing it means.
  public let style: Style

  /// Something that can be chosen.
  public init(title: LocalizedStringResource, style: Style = .default) {
    self.title = title
    self.style = style
  }

  /// The choice of none of them, which ends the intent.
  public static var cancel: IntentChoiceOption {
    IntentChoiceOption(title: "Cancel", style: .cancel)
  }

  /// What choosing an option means.
  public struct Style: Hashable, Sendable {
    private let name: String

    /// The intent ends.
    public static var cancel: Style { Style(name: "cancel") }
    /// Something is lost.
    public static var destructive: Style { Style(name: "destructive") }
    /// Nothing in particular.
    public static var `default`: Style { Style(name: "default") }
  }
}
