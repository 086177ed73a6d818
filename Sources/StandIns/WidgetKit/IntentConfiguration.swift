public import Foundation
public import SwiftUI

/// Knows what a widget shows that a person has set by an intent of the framework before App Intents.
public protocol IntentTimelineProvider {
  /// What it shows from some moment on.
  associatedtype Entry: TimelineEntry
  /// What the person has set.
  associatedtype Intent: NSObject
  /// What a widget is told of where it is.
  typealias Context = TimelineProviderContext

  /// What it shows before anything is known.
  func placeholder(in context: Context) -> Entry
  /// What it shows at this moment.
  func getSnapshot(
    for configuration: Intent,
    in context: Context,
    completion: @escaping @Sendable (Entry) -> Void
  )
  /// What it shows, moment by moment.
  func getTimeline(
    for configuration: Intent,
    in context: Context,
    completion: @escaping @Sendable (Timeline<Entry>) -> Void
  )
  /// Settings to propose.
  func recommendations() -> [IntentRecommendation<Intent>]
}

extension IntentTimelineProvider {
  /// None.
  public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}

/// Settings to propose.
public struct IntentRecommendation<Intent: NSObject> {
  /// Settings under a name.
  public init(intent: Intent, description: LocalizedStringResource) {}
  /// Settings under a name.
  @_disfavoredOverload
  public init(intent: Intent, description: some StringProtocol) {}
  /// Settings under a name.
  public init(intent: Intent, description: Text) {}
}

/// A widget that a person sets by an intent of the framework before App Intents.
public struct IntentConfiguration<Intent: NSObject, Content: View>: WidgetConfiguration {
  /// A widget that a person sets.
  public init<Provider: IntentTimelineProvider>(
    kind: String,
    intent: Intent.Type,
    provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {}
}
