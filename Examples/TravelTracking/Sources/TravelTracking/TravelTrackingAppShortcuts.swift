public import AppIntents
public import Foundation
import TravelTrackingKit

/// The sentences that start the app's intents.
public struct TravelTrackingAppShortcuts: AppShortcutsProvider {
  /// The shortcuts, the most important first.
  public static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: FindClosestLandmark(),
      phrases: [
        "Find the closest landmark in \(.applicationName)",
        "What is near me in \(.applicationName)",
      ],
      shortTitle: "Closest Landmark",
      systemImageName: "location"
    )
    AppShortcut(
      intent: OpenLandmark(),
      phrases: [
        "Open \(\.$target) in \(.applicationName)",
        "Open a landmark in \(.applicationName)",
      ],
      shortTitle: "Open Landmark",
      systemImageName: "building.columns"
    )
    AppShortcut(
      intent: MarkVisited(),
      phrases: [
        "I have been to \(\.$landmark) in \(.applicationName)",
        "Mark a landmark as visited in \(.applicationName)",
      ],
      shortTitle: "Mark as Visited",
      systemImageName: "checkmark"
    )
  }
}

/// Names the packages whose intents and entities the app uses.
public struct TravelTrackingPackage: AppIntentsPackage {
  /// The kit.
  public static var includedPackages: [any AppIntentsPackage.Type] {
    [TravelTrackingKitPackage.self]
  }
}

/// The app for those who run it.
public enum TravelTracking {
  /// What people call it.
  public static let name: LocalizedStringResource = "Travel"
  /// Where its texts are.
  public static var strings: Bundle { .module }

  /// Puts what the intents need where they find it, and has the names in the sentences asked for.
  public static func start() {
    let model = TravelModel()
    AppDependencyManager.shared.add(dependency: model)
    TravelTrackingAppShortcuts.updateAppShortcutParameters()
  }
}
