// swift-tools-version: 6.2
import PackageDescription

/// A product of the package with the assistant.
func product(_ name: String) -> Target.Dependency {
  .product(name: name, package: "swift-app-intents")
}

let package = Package(
  name: "UneditedApps",
  defaultLocalization: "en",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "swift-app-intents", path: "../..")],
  targets: [
    // An app in Swift 6, in two modules: what it keeps, and what people can ask of it.
    .target(name: "RecipeKit", dependencies: [product("OSLog"), product("SwiftData")]),
    .target(
      name: "Recipes",
      dependencies: [
        "RecipeKit", product("AppIntents"), product("CoreSpotlight"), product("SwiftUI"),
      ],
      resources: [
        .copy("AppShortcuts.xcstrings"), .copy("InfoPlist.xcstrings"),
        .copy("Localizable.xcstrings"),
      ],
      // `LocalizedStringResource` is Foundation's on Apple's systems: files that import nothing else find it.
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-import-module", "-Xfrontend", "AppIntents"])]
    ),
    // An app in Swift 5 with a widget.
    .target(
      name: "Workouts",
      dependencies: [
        product("AppIntents"), product("CoreLocation"), product("SwiftUI"), product("UIKit"),
        product("WidgetKit"), product("os"),
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    // What is not the apps' own: the assistant, and tests.
    .executableTarget(
      name: "kitchen",
      dependencies: ["Recipes", "Workouts", product("AssistantREPL")]
    ),
    .testTarget(
      name: "UneditedAppsTests",
      dependencies: ["RecipeKit", "Recipes", "Workouts", product("AssistantTesting")],
      resources: [.copy("Transcripts")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
