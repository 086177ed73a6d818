@_exported public import SwiftUI
import Notices

/// Brings an app's widgets up to date, which nothing here shows.
public final class WidgetCenter: Sendable {
  /// The app's widgets.
  public static let shared = WidgetCenter()

  /// Does nothing: there are no widgets.
  public func reloadAllTimelines() { Notice.doesNothing("WidgetCenter") }
  /// Does nothing: there are no widgets.
  public func reloadTimelines(ofKind kind: String) { Notice.doesNothing("WidgetCenter") }
  /// Does nothing: nothing is proposed.
  public func invalidateConfigurationRecommendations() {}
  /// Does nothing: nothing matters more than anything else.
  public func invalidateRelevance(ofKind kind: String) {}
  /// None.
  public func getCurrentConfigurations(
    _ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void
  ) { completion(.success([])) }
  /// None.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}

/// Brings an app's controls up to date, which nothing here shows.
public final class ControlCenter: Sendable {
  /// The app's controls.
  public static let shared = ControlCenter()

  /// Does nothing: there are no controls.
  public func reloadAllControls() { Notice.doesNothing("ControlCenter") }
  /// Does nothing: there are no controls.
  public func reloadControls(ofKind kind: String) { Notice.doesNothing("ControlCenter") }
  /// None.
  public func currentControls() async throws -> [ControlInfo] { [] }
}

/// How large a widget is.
public enum WidgetFamily: Int, Sendable, Hashable, CaseIterable, CustomStringConvertible,
  CustomDebugStringConvertible
{
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait
  case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner

  /// The name of its size.
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .systemExtraLargePortrait: "systemExtraLargePortrait"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    case .accessoryCorner: "accessoryCorner"
    }
  }

  /// The name of its size.
  public var debugDescription: String { description }
}

/// What a widget shows from some moment on.
public protocol TimelineEntry {
  /// The moment.
  var date: Date { get }
  /// How much it matters among others.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// As much as any other.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// When a widget asks for more.
public struct TimelineReloadPolicy: Sendable, Hashable {
  private let date: Date?

  /// When the last entry has been shown.
  public static let atEnd = TimelineReloadPolicy(date: nil)
  /// Never by itself.
  public static let never = TimelineReloadPolicy(date: .distantFuture)

  /// At a moment.
  public static func after(_ date: Date) -> TimelineReloadPolicy { .init(date: date) }
}

/// What a widget shows, moment by moment.
public struct Timeline<EntryType: TimelineEntry> {
  /// What it shows.
  public let entries: [EntryType]
  /// When it asks for more.
  public let policy: TimelineReloadPolicy

  /// What a widget shows, moment by moment.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where EntryType: Sendable {}
