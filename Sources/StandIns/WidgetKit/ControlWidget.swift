public import AppIntents

/// A control that nobody sets.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>:
  ControlWidgetConfiguration
{
  /// A control that nobody sets.
  public init(
    kind: String,
    @ControlWidgetTemplateBuilder content: @escaping () -> Content
  ) {}

  /// A control with a value that nobody sets.
  public init<Provider: ControlValueProvider>(
    kind: String,
    provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) {}
}

/// A control that a person sets.
public struct AppIntentControlConfiguration<
  Intent: ControlConfigurationIntent,
  Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
  /// A control that a person sets.
  public init(
    kind: String,
    intent: Intent.Type = Intent.self,
    @ControlWidgetTemplateBuilder content: @escaping (Intent) -> Content
  ) {}

  /// A control with a value that a person sets.
  public init<Provider: AppIntentControlValueProvider>(
    kind: String,
    provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Provider.Configuration == Intent {}
}

extension ControlWidgetConfiguration {
  /// What it is called, which nothing here shows.
  public func displayName(_ name: LocalizedStringResource) -> Self { self }
  /// What it is for, which nothing here shows.
  public func description(_ description: LocalizedStringResource) -> Self { self }
  /// That a person has to set it first, which nothing here asks.
  public func promptsForUserConfiguration() -> Self { self }
  /// Who hears of its push tokens; there are none here.
  public func pushHandler(_ handler: any ControlPushHandler.Type) -> Self { self }
}

/// Hears of the push tokens of controls; there are none here.
public protocol ControlPushHandler {
  /// A handler.
  init()
  /// What is done when the tokens change.
  func pushTokensDidChange(controls: [ControlInfo])
}

/// Knows what a control is at.
public protocol ControlValueProvider {
  /// What it is at.
  associatedtype Value
  /// What it is at before anything is known.
  var previewValue: Value { get }
  /// What it is at.
  func currentValue() async throws -> Value
}

/// Knows what a control is at that a person has set.
public protocol AppIntentControlValueProvider {
  /// What it is at.
  associatedtype Value
  /// What the person has set.
  associatedtype Configuration: ControlConfigurationIntent
  /// What it is at before anything is known.
  func previewValue(configuration: Configuration) -> Value
  /// What it is at.
  func currentValue(configuration: Configuration) async throws -> Value
}
