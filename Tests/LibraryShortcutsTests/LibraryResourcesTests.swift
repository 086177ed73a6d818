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
}
