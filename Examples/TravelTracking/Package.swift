// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "TravelTracking",
  defaultLocalization: "en",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "swift-app-intents", path: "../..")
  ],
  targets: [
    // What every target of the app shares: its landmarks.
    .target(
      name: "TravelTrackingKit",
      dependencies: [.product(name: "AppIntents", package: "swift-app-intents")]
    ),
    // The app's intents and the sentences that start them.
    .target(
      name: "TravelTracking",
      dependencies: [
        "TravelTrackingKit", .product(name: "AppIntents", package: "swift-app-intents"),
      ],
      resources: [.copy("Localizable")]
    ),
    // The assistant, with the app in it.
    .executableTarget(
      name: "travel",
      dependencies: [
        "TravelTracking", .product(name: "AssistantREPL", package: "swift-app-intents"),
      ]
    ),
    .testTarget(
      name: "TravelTrackingTests",
      dependencies: [
        "TravelTracking", "TravelTrackingKit",
        .product(name: "AppIntents", package: "swift-app-intents"),
        .product(name: "AssistantREPL", package: "swift-app-intents"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
