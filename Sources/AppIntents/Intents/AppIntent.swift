/// Something an app can do.
///
/// ```swift
/// struct OpenShelf: AppIntent {
///   static let title: LocalizedStringResource = "Open Shelf"
///   static let openAppWhenRun = true
///   @Parameter(title: "Shelf") var shelf: Shelf
///
///   func perform() async throws -> some IntentResult & ProvidesDialog {
///     .result(dialog: "Here is \(shelf).")
///   }
/// }
/// ```
///
/// Intents travel between tasks, so they are `Sendable`. The runtime makes a fresh one with `init()`
/// for every run and fills in its parameters.
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, _DescribedIntent,
  _TextDescribedIntent, Sendable
{
  /// What performing it gives.
  associatedtype PerformResult: IntentResult
  /// The sentence that says what it will do.
  associatedtype SummaryContent: ParameterSummary

  /// What a person calls it.
  static var title: LocalizedStringResource { get }
  /// What it is good for.
  static var description: IntentDescription? { get }
  /// Whether the app comes to the front before it is performed.
  static var openAppWhenRun: Bool { get }
  /// Whether the app comes to the front, and when.
  static var supportedModes: IntentModes { get }
  /// Who may run it.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// Whether people find it in lists.
  static var isDiscoverable: Bool { get }
  /// The sentence that says what it will do.
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

  /// An intent with nothing filled in.
  init()

  /// Does it.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// A value the intent needs.
  public typealias Parameter = IntentParameter
  /// A sentence with parameters in it.
  public typealias Summary = IntentParameterSummary<Self>
  /// One sentence or another, by a condition.
  public typealias When = ParameterSummaryWhenCondition
  /// A sentence for each of a parameter's values.
  public typealias Switch<Value: _IntentValue, CaseCondition: ParameterSummaryCases> =
    ParameterSummarySwitchCondition<Self, Value, CaseCondition>
  where CaseCondition.Intent == Self, CaseCondition.Value == Value
  /// The sentence for one value.
  public typealias Case = ParameterSummaryCaseCondition
  /// The sentence for all other values.
  public typealias DefaultCase = ParameterSummaryDefaultCaseCondition
  /// Something that can be chosen.
  public typealias Option = IntentChoiceOption
}

extension AppIntent {
  /// None.
  public static var description: IntentDescription? { nil }
  /// The app stays where it is.
  public static var openAppWhenRun: Bool { false }
  /// In front where ``openAppWhenRun`` says so, else behind.
  public static var supportedModes: IntentModes { openAppWhenRun ? .foreground : .background }
  /// Anybody may run it.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  /// People find it.
  public static var isDiscoverable: Bool { true }
  /// The title, with all parameters below the fold.
  public static var parameterSummary: IntentParameterSummary<Self> { IntentParameterSummary() }
}

/// Who may run an intent.
public enum IntentAuthenticationPolicy: Sendable, Hashable {
  /// Anybody.
  case alwaysAllowed
  /// Someone who has unlocked some device of theirs.
  case requiresAuthentication
  /// Someone who has unlocked this device.
  case requiresLocalDeviceAuthentication
}
