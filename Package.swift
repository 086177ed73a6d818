// swift-tools-version: 6.2
import CompilerPluginSupport
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
    .library(name: "Recognizers", targets: ["Recognizers"]),
    .library(name: "SpokenLanguage", targets: ["SpokenLanguage"]),
  ],
  targets: [
    .target(name: "OrderedJSON"),
    .target(name: "SpokenLanguage"),
    .target(name: "StringCatalogs", dependencies: ["OrderedJSON", "SpokenLanguage"]),
    .target(name: "PhraseMatcher", dependencies: ["SpokenLanguage"]),
    .target(
      name: "Recognizers",
      dependencies: ["OrderedJSON", "PhraseMatcher", "SpokenLanguage"]
    ),
    // The plug-in's work is a library of its own: tests that depend on a macro would have the
    // whole package built a second time, for the host.
    .target(name: "PropertyMacros"),
    .macro(name: "AppIntentsMacros", dependencies: ["PropertyMacros"]),
    .target(name: "AppIntents", dependencies: ["AppIntentsMacros", "StringCatalogs"]),
    .target(name: "PhraseCoverage", dependencies: ["OrderedJSON", "PhraseMatcher"]),
    .target(name: "AppSources", dependencies: ["OrderedJSON"]),
    .target(
      name: "PhraseLint",
      dependencies: ["AppSources", "OrderedJSON", "PhraseMatcher", "SpokenLanguage"]
    ),
    .target(name: "Understanding", dependencies: ["PhraseMatcher", "SpokenLanguage"]),
    .target(
      name: "AssistantKit",
      dependencies: [
        "AppIntents", "OrderedJSON", "PhraseMatcher", "SpokenLanguage", "StringCatalogs",
        "Understanding",
      ]
    ),
    .target(
      name: "AssistantREPL",
      dependencies: [
        "AppIntents", "AppSources", "AssistantKit", "OrderedJSON", "PhraseCoverage", "PhraseLint",
        "PhraseMatcher", "Recognizers", "SpokenLanguage", "StringCatalogs",
      ]
    ),
    .target(
      name: "SQLite",
      linkerSettings: [
        // By its file name: the plain name is a link that only development packages install.
        .linkedLibrary(":libsqlite3.so.0", .when(platforms: [.linux])),
        .linkedLibrary("sqlite3", .when(platforms: [.macOS])),
      ]
    ),
    .target(
      name: "LibraryShortcuts",
      dependencies: ["AppIntents", "SQLite"],
      // The string catalogues stay at the top level, where translators look for them; a target that
      // takes resources from there must have the top level as its folder and leave out the rest.
      path: ".",
      exclude: [
        ".ci", "Benchmarks", "CHANGELOG.md", "CONTRIBUTING.md", "Examples", "LICENSE",
        "Package.swift", "README.md", "Sources/AppIntents", "Sources/AppIntentsMacros",
        "Sources/AppSources", "Sources/AssistantKit", "Sources/AssistantREPL",
        "Sources/OrderedJSON",
        "Sources/PhraseCoverage", "Sources/PhraseLint", "Sources/PhraseMatcher",
        "Sources/PropertyMacros",
        "Sources/Recognizers", "Sources/SQLite",
        "Sources/SpokenLanguage", "Sources/StringCatalogs", "Sources/Understanding",
        "Sources/assistant", "Tests",
      ],
      sources: ["Sources/LibraryShortcuts"],
      resources: [
        .copy("Resources/Localizable"),
        // In the executable itself, which then finds its books wherever it is moved to.
        .embedInCode("Resources/Books/authors.tsv"),
        .embedInCode("Resources/Books/catalog.tsv"),
        .embedInCode("Resources/Books/library.tsv"),
      ]
    ),
    .executableTarget(
      name: "assistant",
      dependencies: ["AssistantKit", "AssistantREPL", "LibraryShortcuts"]
    ),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .target(
      name: "SampleApps",
      dependencies: ["AppIntents", "AssistantKit"],
      path: "Tests/SampleApps",
      resources: [.copy("Localizable")]
    ),
    // The sample apps at a terminal, where tests look at them through a screen.
    .executableTarget(
      name: "sample-assistant",
      dependencies: ["AssistantREPL", "SampleApps"],
      path: "Tests/SampleAssistant"
    ),
    .testTarget(
      name: "SystemsTests",
      dependencies: [
        "AssistantREPL", "OrderedJSON", "SampleApps", "TestSupport", "sample-assistant",
      ],
      resources: [.copy("Transcripts")]
    ),
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
      name: "UnderstandingTests",
      dependencies: ["PhraseMatcher", "SpokenLanguage", "TestSupport", "Understanding"]
    ),
    .testTarget(
      name: "RecognizersTests",
      dependencies: [
        "OrderedJSON", "PhraseMatcher", "Recognizers", "SpokenLanguage", "TestSupport",
      ],
      resources: [.copy("Fixtures")]
    ),
    .testTarget(
      name: "AppIntentsTests",
      dependencies: ["AppIntents", "PropertyMacros", "StringCatalogs", "TestSupport"]
    ),
    // Sources as the talks write them: Swift 5 mode, with static variables.
    .testTarget(
      name: "SlidesTests",
      dependencies: ["AppIntents"],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .testTarget(
      name: "PhraseCoverageTests",
      dependencies: ["OrderedJSON", "PhraseCoverage", "PhraseMatcher", "TestSupport"]
    ),
    .testTarget(
      name: "AppSourcesTests",
      dependencies: ["AppSources", "OrderedJSON", "TestSupport"]
    ),
    .testTarget(
      name: "PhraseLintTests",
      dependencies: ["AppSources", "OrderedJSON", "PhraseLint", "PhraseMatcher", "TestSupport"],
      resources: [.copy("Fixtures")]
    ),
    .testTarget(
      name: "AssistantKitTests",
      dependencies: [
        "AppIntents", "AssistantKit", "OrderedJSON", "PhraseMatcher", "SpokenLanguage",
        "StringCatalogs", "TestSupport",
      ]
    ),
    .testTarget(
      name: "AssistantREPLTests",
      dependencies: [
        "AssistantKit", "AssistantREPL", "OrderedJSON", "PhraseMatcher", "SpokenLanguage",
        "TestSupport",
      ]
    ),
    .testTarget(
      name: "LibraryShortcutsTests",
      dependencies: [
        "AppIntents", "AssistantKit", "AssistantREPL", "LibraryShortcuts", "PhraseCoverage",
        "PhraseMatcher", "SpokenLanguage", "StringCatalogs", "TestSupport",
      ],
      resources: [.copy("Coverage"), .copy("Transcripts")]
    ),
    // The executable itself, which is built because they depend on it.
    .testTarget(
      name: "AssistantTests",
      dependencies: ["assistant", "LibraryShortcuts", "OrderedJSON", "TestSupport"]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system && target.name != "SlidesTests" {
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
