// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "speech-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "swift-app-intents", path: "../..")],
  targets: [
    .executableTarget(
      name: "FuzzReaders",
      dependencies: [.product(name: "Recognizers", package: "swift-app-intents")]
    )
  ],
  swiftLanguageModes: [.v6]
)
