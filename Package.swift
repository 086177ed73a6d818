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
    .library(name: "AssistantTesting", targets: ["AssistantTesting"]),
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
        "AppIntents", "AssistantKit", "OrderedJSON", "PhraseCoverage", "PhraseMatcher",
        "Recognizers", "SpokenLanguage", "StringCatalogs",
      ]
    ),
    .target(
      name: "AssistantTesting",
      dependencies: [
        "AppIntents", "AssistantKit", "AssistantREPL", "OrderedJSON", "PhraseCoverage",
        "PhraseMatcher", "SpokenLanguage", "Understanding",
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
        "Sources/AssistantKit", "Sources/AssistantREPL", "Sources/OrderedJSON",
        "Sources/PhraseCoverage", "Sources/PhraseMatcher", "Sources/PropertyMacros",
        "Sources/AssistantTesting", "Sources/Recognizers", "Sources/SQLite",
        "Sources/SpokenLanguage", "Sources/StandIns", "Sources/StringCatalogs",
        "Sources/Understanding",
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
    // Apps as they are written for Apple's systems, in both language modes, with the stand-ins.
    .testTarget(
      name: "ClientsInSwift5",
      dependencies: [
        "AppIntents", "AssistantKit", "Combine", "CoreData", "CoreSpotlight", "SwiftUI", "UIKit",
        "WidgetKit", "os",
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .testTarget(
      name: "ClientsInSwift6",
      dependencies: [
        "AppIntents", "AssistantKit", "AssistantTesting", "CoreLocation", "CoreSpotlight", "OSLog",
        "SwiftData", "SwiftUI", "UniformTypeIdentifiers", "WidgetKit",
      ]
    ),
    .testTarget(
      name: "PhraseCoverageTests",
      dependencies: ["OrderedJSON", "PhraseCoverage", "PhraseMatcher", "TestSupport"]
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

// Modules that only Apple's systems have, as far as intents' sources name them. Each is a product that an
// app's target asks for by itself; nothing of the assistant's own depends on them.
let standIns: [String: [Target.Dependency]] = [
  "AppKit": ["Notices"],
  "Combine": [],
  "CoreData": ["Notices"],
  "CoreLocation": ["AppIntents", "Notices"],
  "CoreSpotlight": ["AppIntents"],
  "CoreTransferable": ["AppIntents"],
  "OSLog": [],
  "SwiftData": ["AppIntents", "SwiftUI"],
  "SwiftUI": ["AppIntents", "Combine", "Notices"],
  "UIKit": ["Notices"],
  "UniformTypeIdentifiers": ["AppIntents"],
  "WidgetKit": ["AppIntents", "Notices", "SwiftUI"],
  "os": ["OSLog"],
]
package.targets.append(.target(name: "Notices", path: "Sources/StandIns/Notices"))
for (name, dependencies) in standIns.sorted(by: { $0.key < $1.key }) {
  package.products.append(.library(name: name, targets: [name]))
  package.targets.append(
    .target(name: name, dependencies: dependencies, path: "Sources/StandIns/\(name)")
  )
}

// Apps for Apple's systems are compiled as Xcode compiles them.
let asWritten: Set = ["SlidesTests", "ClientsInSwift5", "ClientsInSwift6"]
for target in package.targets where !asWritten.contains(target.name) {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("InferIsolatedConformances"),
      .treatAllWarnings(as: .error),
      .strictMemorySafety(),
    ]
  // Where a requirement says on which actor it runs, the types that conform take that over in place of
  // their own `@MainActor`; what apps conform to says nothing of it, as Apple's does.
  guard target.name != "AppIntents" else { continue }
  target.swiftSettings?.append(.enableUpcomingFeature("NonisolatedNonsendingByDefault"))
}
