// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "bookshelf",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "swift-app-intents", path: "../..")],
  targets: [
    .executableTarget(
      name: "bookshelf",
      dependencies: [
        .product(name: "AppIntents", package: "swift-app-intents"),
        .product(name: "AssistantREPL", package: "swift-app-intents"),
      ])
  ])
