import Foundation
import Testing

@testable import LibraryShortcuts

@Suite struct LibraryResourcesTests {
  @Test func `the catalogues lie beside the executable`() throws {
    let bundle = try #require(LibraryResources.bundle)
    #expect(
      FileManager.default.fileExists(
        atPath: bundle.bundlePath + "/Localizable/Localizable.xcstrings"
      )
    )
  }

  @Test func `an installed copy finds them beside itself, then in the shared folders`() throws {
    let folder = try LibraryFolder()
    let root = URL(fileURLWithPath: folder.path)
    let program = root.appendingPathComponent("bin")
    let environment = [
      "XDG_DATA_HOME": folder.path + "/home", "XDG_DATA_DIRS": folder.path + "/all",
    ]
    func found() -> URL? {
      LibraryResources.folder(beside: [program], environment: environment)
    }
    #expect(found() == nil)
    let places = [
      "all/swift-app-intents", "home/swift-app-intents", "bin",
      "bin/swift-app-intents_LibraryShortcuts.resources",
    ]
    for place in places {
      let strings = root.appendingPathComponent(place + "/Localizable")
      try FileManager.default.createDirectory(at: strings, withIntermediateDirectories: true)
      try Data().write(to: strings.appendingPathComponent("Localizable.xcstrings"))
      #expect(found()?.path == strings.path)
    }
  }
}
