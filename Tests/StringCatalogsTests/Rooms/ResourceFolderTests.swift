import Foundation
import TestSupport
import Testing

@testable import StringCatalogs

@Suite struct ResourceFolderTests {
  @Test func `an installed copy finds them beside itself, then in the shared folders`() throws {
    let folder = try ScratchFolder()
    let root = folder.url
    let program = root.appendingPathComponent("bin")
    let environment = [
      "XDG_DATA_HOME": root.path + "/home", "XDG_DATA_DIRS": root.path + "/all",
    ]
    func found(or names: [String] = []) -> URL? {
      ResourceFolder.localizable(
        of: "Kitchen",
        or: names,
        beside: [program],
        environment: environment
      )
    }
    #expect(found() == nil)
    let places = [
      "all/swift-app-intents/Kitchen", "home/swift-app-intents/Kitchen", "bin/Kitchen",
      "bin/swift-app-intents_Kitchen.resources",
    ]
    for place in places {
      let strings = root.appendingPathComponent(place + "/Localizable")
      try FileManager.default.createDirectory(at: strings, withIntermediateDirectories: true)
      try Data().write(to: strings.appendingPathComponent("Localizable.xcstrings"))
      #expect(found()?.path == strings.path)
    }
  }

  @Test func `an app may share its folder with others`() throws {
    let folder = try ScratchFolder()
    let strings = folder.url.appendingPathComponent("bin/Localizable")
    try FileManager.default.createDirectory(at: strings, withIntermediateDirectories: true)
    try Data().write(to: strings.appendingPathComponent("Localizable.xcstrings"))
    let program = strings.deletingLastPathComponent()
    let found = ResourceFolder.localizable(
      of: "Kitchen",
      or: [""],
      beside: [program],
      environment: [:]
    )
    #expect(found?.path == strings.path)
  }
}
