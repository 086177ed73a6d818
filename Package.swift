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
    .library(name: "AppProcess", targets: ["AppProcess"]),
    .library(name: "AssistantREPL", targets: ["AssistantREPL"]),
    .library(name: "AssistantTesting", targets: ["AssistantTesting"]),
    .library(name: "LibraryShortcuts", targets: ["LibraryShortcuts"]),
    .library(name: "PhraseMatcher", targets: ["PhraseMatcher"]),
    .library(name: "PhraseCoverage", targets: ["PhraseCoverage"]),
    .library(name: "Recognizers", targets: ["Recognizers"]),
    .library(name: "SpokenLanguage", targets: ["SpokenLanguage"]),
  ],
  targets: [
    .target(name: "OrderedJSON"),
    // CMUdict, in the program itself.
    .target(name: "PronouncingDictionary", exclude: ["NOTICE", "pronunciations.bin"]),
    // What English words mean, in the program itself.
    .target(name: "WordEmbeddings", exclude: ["NOTICE", "embeddings.bin"]),
    // Which words ask for something, in the program itself.
    .target(name: "RequestWeights", exclude: ["requests.bin"]),
    .target(
      name: "SpokenLanguage",
      dependencies: ["PronouncingDictionary", "RequestWeights", "WordEmbeddings"],
      exclude: ["English/Words/NOTICE"]
    ),
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
    .target(
      name: "AppIntents",
      dependencies: ["AppIntentsMacros", "Notices", "StringCatalogs"],
      resources: [.copy("Localizable")]
    ),
    // What only Apple's systems have, as far as the code of intents names it.
    .target(
      name: "UserNotifications",
      dependencies: ["AppIntents", "Notices"],
      path: "Sources/StandIns/UserNotifications"
    ),
    .target(
      name: "PhraseCoverage",
      dependencies: ["OrderedJSON", "PhraseMatcher", "SpokenLanguage"]
    ),
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
      ],
      resources: [.copy("Localizable")]
    ),
    .target(name: "SpawnFolder"),
    .target(
      name: "AppProcess",
      dependencies: [
        "AppIntents", "AssistantKit", "OrderedJSON", "PhraseMatcher", "SpawnFolder",
        "StringCatalogs",
      ],
      resources: [.copy("Localizable")]
    ),
    .target(
      name: "AssistantServer",
      dependencies: ["AssistantKit", "OrderedJSON", "PhraseMatcher", "SpokenLanguage"]
    ),
    .target(
      name: "Workflows",
      dependencies: [
        "AppIntents", "AppProcess", "AssistantKit", "OrderedJSON", "SpokenLanguage",
        "StringCatalogs",
      ],
      resources: [.copy("Localizable")]
    ),
    .target(
      name: "AssistantREPL",
      dependencies: [
        "AppIntents", "AppProcess", "AppSources", "AssistantKit", "AssistantServer", "OrderedJSON",
        "PhraseCoverage", "PhraseLint", "PhraseMatcher", "Recognizers", "SpokenLanguage",
        "StringCatalogs", "Workflows",
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
      dependencies: ["AppIntents", "SQLite", "StringCatalogs", "UserNotifications"],
      // The string catalogues stay at the top level, where translators look for them; a target that
      // takes resources from there must have the top level as its folder and leave out the rest.
      path: ".",
      exclude: [
        ".ci", "Benchmarks", "CHANGELOG.md", "CONTRIBUTING.md", "Dockerfile", "Documentation",
        "Examples", "LICENSE", "Packaging", "Package.swift", "README.md", "Sources/AppIntents",
        "Sources/AppIntentsMacros",
        "Sources/AppProcess", "Sources/AppSources", "Sources/AssistantKit",
        "Sources/AssistantREPL", "Sources/AssistantServer", "Sources/AssistantTesting",
        "Sources/OrderedJSON",
        "Sources/PhraseCoverage", "Sources/PhraseLint", "Sources/PhraseMatcher",
        "Sources/PronouncingDictionary",
        "Sources/PropertyMacros", "Sources/Recognizers", "Sources/RequestWeights", "Sources/SQLite",
        "Sources/SpawnFolder",
        "Sources/SpokenLanguage", "Sources/StandIns", "Sources/StringCatalogs",
        "Sources/Understanding", "Sources/WordEmbeddings", "Sources/Workflows",
        "Sources/assistant", "Tests",
      ],
      sources: ["Sources/LibraryShortcuts"],
      resources: [
        .copy("Resources/Localizable"),
        // In the executable itself, which then finds its books wherever it is moved to.
        .embedInCode("Resources/Books/authors.tsv"),
        .embedInCode("Resources/Books/catalog.tsv"),
        .embedInCode("Resources/Books/library.tsv"),
        .embedInCode("Resources/Books/titles.tsv"),
      ]
    ),
    .executableTarget(
      name: "assistant",
      dependencies: ["AssistantKit", "AssistantREPL", "LibraryShortcuts"]
    ),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .target(
      name: "SampleApps",
      dependencies: ["AppIntents", "AssistantKit", "UserNotifications"],
      path: "Tests/SampleApps",
      resources: [.copy("Localizable")]
    ),
    // The sample apps at a terminal, where tests look at them through a screen.
    .executableTarget(
      name: "sample-assistant",
      dependencies: ["AssistantREPL", "SampleApps"],
      path: "Tests/SampleAssistant"
    ),
    // One of them in a process of its own.
    .executableTarget(
      name: "sample-app",
      dependencies: ["AppProcess", "AssistantKit", "SampleApps"],
      path: "Tests/SampleApp"
    ),
    .testTarget(
      name: "AppProcessTests",
      dependencies: [
        "AppIntents", "AppProcess", "AssistantKit", "AssistantREPL", "OrderedJSON",
        "PhraseMatcher", "SampleApps", "TestSupport", "sample-app",
      ],
      resources: [.copy("Transcripts")]
    ),
    .testTarget(
      name: "AssistantServerTests",
      dependencies: [
        "AppIntents", "AssistantKit", "AssistantServer", "OrderedJSON", "PhraseMatcher",
        "SampleApps", "TestSupport",
      ]
    ),
    .testTarget(
      name: "SystemsTests",
      dependencies: [
        "AppIntents", "AssistantKit", "AssistantREPL", "OrderedJSON", "SampleApps",
        "SpokenLanguage",
        "TestSupport", "sample-assistant",
      ],
      resources: [.copy("Transcripts")]
    ),
    .testTarget(name: "OrderedJSONTests", dependencies: ["OrderedJSON", "TestSupport"]),
    .testTarget(name: "SpokenLanguageTests", dependencies: ["SpokenLanguage", "TestSupport"]),
    .testTarget(
      name: "StringCatalogsTests",
      dependencies: ["SpokenLanguage", "StringCatalogs", "TestSupport"],
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
        "AVFAudio", "AVKit", "ActivityKit", "AppIntents", "AssistantKit", "AssistantTesting",
        "AudioToolbox", "Charts", "CloudKit", "Combine",
        "Contacts", "CoreData", "CoreGraphics", "CoreLocation", "CoreSpotlight",
        "CoreTransferable", "ExtensionFoundation", "FoundationModels", "HealthKit",
        "MapKit", "MediaPlayer", "MusicKit", "Network", "OSLog", "PDFKit", "PassKit", "Photos",
        "PhotosUI", "Playgrounds", "RelevanceKit", "Security", "ServiceManagement", "SwiftData",
        "SwiftUI", "TipKit", "Translation", "UIKit", "UniformTypeIdentifiers",
        "UserNotifications", "WatchConnectivity", "WidgetKit", "os",
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .testTarget(
      name: "ClientsInSwift6",
      dependencies: [
        "AVFoundation", "ActivityKit", "AppIntents", "AppKit", "AssistantKit", "AssistantTesting",
        "AuthenticationServices", "BackgroundTasks", "Charts", "CoreBluetooth", "CoreHaptics",
        "CoreData", "CoreGraphics", "CoreImage", "CoreLocation", "CoreML", "CoreMedia",
        "CoreMotion",
        "CoreSpotlight", "CoreVideo", "CryptoKit", "DeviceActivity", "EventKit", "FamilyControls",
        "FoundationModels", "GeoToolbox", "HealthKit", "ImageIO", "Intents", "LinkPresentation",
        "LocalAuthentication", "ManagedSettings", "MapKit", "MediaIntents", "MediaPlayer",
        "MusicKit", "NaturalLanguage",
        "LockedCameraCapture", "NetworkExtension", "OSLog", "PDFKit", "Photos", "PhotosUI",
        "SafariServices",
        "Speech", "StoreKit",
        "SwiftData", "SwiftUI", "TipKit", "UIKit", "UniformTypeIdentifiers", "UserNotifications",
        "Vision", "VisualIntelligence", "WatchKit", "WebKit", "WidgetKit",
      ]
    ),
    // An app as a new Xcode project sets it up.
    .testTarget(
      name: "ClientsOnMainActor",
      dependencies: [
        "AVKit", "ActivityKit", "AlarmKit", "AppIntents", "AssistantTesting", "CloudKit",
        "CoreData", "HomeKit",
        "MusicKit", "SwiftData", "SwiftUI", "WeatherKit", "WidgetKit",
      ],
      swiftSettings: [
        .swiftLanguageMode(.v5), .defaultIsolation(MainActor.self),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .enableUpcomingFeature("InferIsolatedConformances"),
        .enableUpcomingFeature("DisableOutwardActorInference"),
        .enableUpcomingFeature("GlobalActorIsolatedTypesUsability"),
        .enableUpcomingFeature("InferSendableFromCaptures"),
      ]
    ),
    .testTarget(
      name: "PhraseCoverageTests",
      dependencies: [
        "OrderedJSON", "PhraseCoverage", "PhraseMatcher", "SpokenLanguage", "TestSupport",
      ]
    ),
    .testTarget(
      name: "AppSourcesTests",
      dependencies: ["AppSources", "OrderedJSON", "TestSupport"]
    ),
    .testTarget(
      name: "PhraseLintTests",
      dependencies: [
        "AppSources", "OrderedJSON", "PhraseLint", "PhraseMatcher", "SpokenLanguage", "TestSupport",
      ],
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
      name: "WorkflowsTests",
      dependencies: [
        "AppIntents", "AssistantKit", "AssistantREPL", "LibraryShortcuts", "OrderedJSON",
        "SampleApps", "TestSupport", "Workflows",
      ],
      resources: [.copy("Shortcuts"), .copy("Transcripts")]
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
        "AppIntents", "AssistantKit", "AssistantREPL", "AssistantTesting", "LibraryShortcuts",
        "PhraseCoverage",
        "PhraseMatcher", "SpokenLanguage", "StringCatalogs", "TestSupport",
      ],
      resources: [.copy("Coverage"), .copy("Talk"), .copy("Transcripts")]
    ),
    // The executable itself, which is built because they depend on it.
    .testTarget(
      name: "AssistantTests",
      dependencies: [
        "AssistantKit", "LibraryShortcuts", "OrderedJSON", "TestSupport", "Workflows", "assistant",
      ],
      resources: [.copy("Transcripts")]
    ),
  ],
  swiftLanguageModes: [.v6]
)

// Modules that only Apple's systems have, as far as intents' sources name them. Each is a product that an
// app's target asks for by itself; nothing of the assistant's own depends on them.
let standIns: [String: [Target.Dependency]] = [
  "AVFAudio": ["Notices"],
  "AVFoundation": ["AVFAudio", "CoreGraphics", "CoreMedia", "Notices"],
  "AVKit": ["AVFoundation", "SwiftUI"],
  "ActivityKit": ["AppIntents", "FoundationGaps", "Notices"],
  "AlarmKit": ["ActivityKit", "AppIntents", "Notices"],
  "AppKit": [
    "AppIntents", "CoreGraphics", "DeveloperToolsSupport", "FoundationGaps", "Notices",
    "UniformTypeIdentifiers", "_Testing_AppKit",
  ],
  "AudioToolbox": ["Notices"],
  "AuthenticationServices": ["Notices", "UIKit"],
  "BackgroundTasks": ["Notices"],
  "Charts": ["AppIntents", "SwiftUI"],
  "CloudKit": ["Notices"],
  "Cocoa": ["AppKit", "CoreData"],
  "Combine": [],
  "Contacts": ["Notices"],
  "CoreBluetooth": ["Notices"],
  "CoreData": ["AppIntents", "FoundationGaps", "Notices", "SwiftUI"],
  "CoreGraphics": ["_Testing_CoreGraphics"],
  "CoreHaptics": ["Notices"],
  "CoreImage": ["CoreGraphics", "CoreVideo", "Notices"],
  "CoreLocation": ["AppIntents", "FoundationGaps", "Notices"],
  "CoreMedia": ["CoreVideo"],
  "CoreML": ["Notices"],
  "CoreMotion": ["Notices"],
  "CoreSpotlight": ["AppIntents", "FoundationGaps"],
  "CoreTransferable": ["AppIntents", "FoundationGaps"],
  "CoreVideo": ["CoreGraphics"],
  "CryptoKit": [],
  "DeveloperToolsSupport": [],
  "DeviceActivity": ["ManagedSettings", "Notices"],
  "EventKit": ["CoreGraphics", "Notices"],
  "ExtensionFoundation": ["Notices"],
  "ExtensionKit": ["AppIntents", "ExtensionFoundation"],
  "FamilyControls": ["Combine", "ManagedSettings", "Notices"],
  "FoundationModels": ["AppIntents", "FoundationGaps", "Notices"],
  "GeoToolbox": ["AppIntents", "FoundationGaps"],
  "HealthKit": ["Notices"],
  "HomeKit": ["Notices"],
  "ImageIO": ["CoreGraphics", "Notices"],
  "Intents": ["AppIntents", "FoundationGaps", "Notices"],
  "LinkPresentation": ["Notices"],
  "LocalAuthentication": ["Notices"],
  "LockedCameraCapture": ["AppIntents", "ExtensionFoundation", "Notices"],
  "ManagedSettings": ["Notices"],
  "MapKit": ["AppIntents", "CoreLocation", "Notices", "SwiftUI", "UIKit"],
  "MediaIntents": ["AppIntents"],
  "MediaPlayer": ["Notices", "UIKit"],
  "MusicKit": ["Combine", "Notices", "SwiftUI"],
  "NaturalLanguage": [],
  "Network": ["Notices"],
  "NetworkExtension": ["Notices"],
  "OSLog": ["AppIntents", "FoundationGaps"],
  "PDFKit": ["Notices", "UIKit"],
  "PassKit": ["Notices"],
  "Photos": ["AppIntents", "ImageIO", "Notices", "UIKit"],
  "PhotosUI": ["Photos", "SwiftUI"],
  "Playgrounds": ["AppIntentsMacros"],
  "RelevanceKit": ["AppIntents"],
  "SafariServices": ["UIKit"],
  "Security": ["Notices"],
  "ServiceManagement": ["Notices"],
  "Speech": ["AVFAudio", "Notices"],
  "StoreKit": ["Notices", "SwiftUI"],
  "SwiftData": ["AppIntents", "FoundationGaps", "SwiftUI"],
  "SwiftUI": [
    "AppIntents", "Combine", "CoreGraphics", "DeveloperToolsSupport", "FoundationGaps", "Notices",
    "UIKit",
  ],
  "TipKit": ["SwiftUI"],
  "Translation": ["Notices", "SwiftUI"],
  "UIKit": [
    "AppIntents", "CoreGraphics", "DeveloperToolsSupport", "FoundationGaps", "Notices",
    "UniformTypeIdentifiers", "UserNotifications", "_Testing_UIKit",
  ],
  "UniformTypeIdentifiers": ["AppIntents", "FoundationGaps"],
  "Vision": ["CoreGraphics", "CoreVideo", "Notices"],
  "VisualIntelligence": ["AppIntents", "CoreVideo"],
  "WatchConnectivity": ["Notices"],
  "WatchKit": ["Notices", "SwiftUI", "UserNotifications"],
  "WeatherKit": ["CoreLocation", "Notices"],
  "WebKit": ["Notices", "UIKit"],
  "WidgetKit": ["ActivityKit", "AppIntents", "Notices", "SwiftUI"],
  "os": ["OSHeaders", "OSLog"],
]
package.targets.append(.target(name: "Notices", path: "Sources/StandIns/Notices"))
// What Foundation lacks, for those modules whose importers know nothing of AppIntents.
package.targets.append(
  .target(
    name: "FoundationGaps",
    dependencies: ["AppIntents"],
    path: "Sources/StandIns/FoundationGaps"
  )
)
// What `import os.log` names, which is a part of a C module on Apple's systems.
package.targets.append(.target(name: "OSHeaders", path: "Sources/StandIns/OSHeaders"))
// What the compiler imports by itself where a file imports one of these and Testing.
for name in ["AppKit", "CoreGraphics", "UIKit"] {
  package.targets.append(
    .target(name: "_Testing_\(name)", path: "Sources/StandIns/TestingOverlays/\(name)")
  )
}
for (name, dependencies) in standIns.sorted(by: { $0.key < $1.key }) {
  package.products.append(.library(name: name, targets: [name]))
  package.targets.append(
    .target(name: name, dependencies: dependencies, path: "Sources/StandIns/\(name)")
  )
}

// Apps for Apple's systems are compiled as Xcode compiles them.
let asWritten: Set = [
  "SlidesTests", "ClientsInSwift5", "ClientsInSwift6", "ClientsOnMainActor",
]
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
