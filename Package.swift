// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "swift-app-intents",
  defaultLocalization: "en",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "assistant", targets: ["assistant"]),
    .library(name: "AppIntents", targets: ["AppIntents"]),
    .library(name: "AssistantREPL", targets: ["AssistantREPL"]),
    .library(name: "PhraseMatcher", targets: ["PhraseMatcher"]),
    .library(name: "PhraseCoverage", targets: ["PhraseCoverage"]),
  ],
  targets: [
    .target(name: "OrderedJSON"),
    .target(name: "SpokenLanguage"),
    .target(name: "StringCatalogs", dependencies: ["OrderedJSON", "SpokenLanguage"]),
    .target(name: "PhraseMatcher", dependencies: ["SpokenLanguage"]),
    .target(name: "AppIntents", dependencies: ["StringCatalogs"]),
    .target(name: "PhraseCoverage", dependencies: ["OrderedJSON", "PhraseMatcher"]),
    .target(
      name: "AssistantKit",
      dependencies: [
        "AppIntents", "OrderedJSON", "PhraseMatcher", "SpokenLanguage", "StringCatalogs",
      ]
    ),
    .target(
      name: "AssistantREPL",
      dependencies: ["AssistantKit", "OrderedJSON", "PhraseCoverage"]
    ),
    .systemLibrary(name: "SQLite", path: "Sources/SQLite"),
    .target(
      name: "LibraryShortcuts",
      dependencies: ["AppIntents", "SQLite"],
      // The string catalogues stay at the top level, where translators look for them; a target that
      // takes resources from there must have the top level as its folder and leave out the rest.
      path: ".",
      exclude: [
        ".ci", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "Package.swift", "README.md",
        "Sources/AppIntents", "Sources/AssistantKit", "Sources/AssistantREPL",
        "Sources/OrderedJSON",
        "Sources/PhraseCoverage", "Sources/PhraseMatcher", "Sources/SQLite",
        "Sources/SpokenLanguage", "Sources/StringCatalogs", "Sources/assistant", "Tests",
      ],
      sources: ["Sources/LibraryShortcuts"],
      resources: [.copy("Resources/Localizable")]
    ),
    .executableTarget(name: "assistant", dependencies: ["AssistantREPL", "LibraryShortcuts"]),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "OrderedJSONTests", dependencies: ["OrderedJSON", "TestSupport"]),
    .testTarget(name: "SpokenLanguageTests", dependencies: ["SpokenLanguage", "TestSupport"]),
    .testTarget(
      name: "StringCatalogsTests",
      dependencies: ["StringCatalogs", "TestSupport"],
      resources: [.copy("Fixtures")]
    ),
    .testTarget(
      name: "PhraseMatcherTests",
      dependencies: ["PhraseMatcher", "SpokenLanguage", "TestSupport"]
    ),
    .testTarget(
      name: "AppIntentsTests",
      dependencies: ["AppIntents", "StringCatalogs", "TestSupport"]
    ),
    .testTarget(
      name: "PhraseCoverageTests",
      dependencies: ["OrderedJSON", "PhraseCoverage", "PhraseMatcher", "TestSupport"]
    ),
    .testTarget(
      name: "AssistantKitTests",
      dependencies: ["AppIntents", "AssistantKit", "OrderedJSON", "PhraseMatcher", "TestSupport"]
    ),
    .testTarget(
      name: "AssistantREPLTests",
      dependencies: ["AssistantKit", "AssistantREPL", "OrderedJSON", "TestSupport"]
    ),
    .testTarget(
      name: "LibraryShortcutsTests",
      dependencies: [
        "AppIntents", "AssistantKit", "AssistantREPL", "LibraryShortcuts", "TestSupport",
      ],
      resources: [.copy("Transcripts")]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      .enableUpcomingFeature("InferIsolatedConformances"),
      .treatAllWarnings(as: .error),
      .strictMemorySafety(),
    ]
}
