// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "swift-app-intents", path: "..")],
  targets: [
    // How fast sentences are found.
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        .product(name: "AppIntents", package: "swift-app-intents"),
        .product(name: "AssistantREPL", package: "swift-app-intents"),
        .product(name: "LibraryShortcuts", package: "swift-app-intents"),
        .product(name: "PhraseMatcher", package: "swift-app-intents"),
        .product(name: "SpokenLanguage", package: "swift-app-intents"),
      ],
      swiftSettings: settings
    ),
    // What performing an intent costs.
    .executableTarget(
      name: "Performing",
      dependencies: [.product(name: "AppIntents", package: "swift-app-intents")],
      swiftSettings: settings
    ),
    // What performing costs in another process, and starting up with many apps.
    .executableTarget(
      name: "Outside",
      dependencies: [
        .product(name: "AppIntents", package: "swift-app-intents"),
        .product(name: "AppProcess", package: "swift-app-intents"),
      ],
      swiftSettings: settings
    ),
    // How a server bears many clients; it needs nothing of the package.
    .executableTarget(name: "Serving", swiftSettings: settings),
    // How well they are understood.
    .executableTarget(
      name: "Accuracy",
      dependencies: [
        .product(name: "PhraseMatcher", package: "swift-app-intents"),
        .product(name: "SpokenLanguage", package: "swift-app-intents"),
      ],
      swiftSettings: settings
    ),
    // What chance each intent has, learnt from sentences of many apps.
    .executableTarget(
      name: "Ranking",
      dependencies: [
        .product(name: "AppIntents", package: "swift-app-intents"),
        .product(name: "AssistantREPL", package: "swift-app-intents"),
        .product(name: "LibraryShortcuts", package: "swift-app-intents"),
        .product(name: "PhraseMatcher", package: "swift-app-intents"),
        .product(name: "SpokenLanguage", package: "swift-app-intents"),
      ],
      swiftSettings: settings
    ),
    // Which words ask for something, learnt from sentences of many writers.
    .executableTarget(
      name: "Requests",
      dependencies: [.product(name: "SpokenLanguage", package: "swift-app-intents")],
      swiftSettings: settings
    ),
    // What readers make of made-up and spoilt inputs; see `fuzz.sh`.
    .executableTarget(
      name: "Fuzzing",
      dependencies: [
        .product(name: "AppIntents", package: "swift-app-intents"),
        .product(name: "AssistantREPL", package: "swift-app-intents"),
        .product(name: "AssistantTesting", package: "swift-app-intents"),
        .product(name: "LibraryShortcuts", package: "swift-app-intents"),
        .product(name: "PhraseCoverage", package: "swift-app-intents"),
        .product(name: "PhraseMatcher", package: "swift-app-intents"),
        .product(name: "Recognizers", package: "swift-app-intents"),
        .product(name: "SpokenLanguage", package: "swift-app-intents"),
      ],
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
