// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "speech-benchmark",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "swift-app-intents", path: "../..")],
  targets: [
    .executableTarget(
      name: "SpeechBenchmark",
      dependencies: [
        .product(name: "PhraseMatcher", package: "swift-app-intents"),
        .product(name: "Recognizers", package: "swift-app-intents"),
        .product(name: "SpokenLanguage", package: "swift-app-intents"),
      ]
    )
  ],
  swiftLanguageModes: [.v6]
)
