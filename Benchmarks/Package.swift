// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let dependencies: [Target.Dependency] = [
  .product(name: "PhraseMatcher", package: "swift-app-intents"),
  .product(name: "SpokenLanguage", package: "swift-app-intents"),
]

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "swift-app-intents", path: "..")],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: dependencies,
      swiftSettings: settings
    ),
    .executableTarget(name: "Accuracy", dependencies: dependencies, swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
