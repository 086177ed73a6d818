import AppIntents
import Foundation
import Testing
import UniformTypeIdentifiers

@Suite struct ScannerTests {
  @Test func `a value of the app's own is exported as it is written down`() async throws {
    let data = try #require(await Sketch(strokes: [[1, 2]]).exported(as: .sketch))
    #expect(try JSONDecoder().decode(Sketch.self, from: data).strokes == [[1, 2]])
  }

  @Test func `the kinds of content are told in the app's order`() {
    #expect(Sketch.exportedContentTypes == [.sketch, .png, .pdf, .utf8PlainText])
  }

  @Test func `the kind of a file is told by its name`() throws {
    let file = URL.temporaryDirectory.appending(path: "\(UUID().uuidString).pdf")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try file.resourceValues(forKeys: [.contentTypeKey, .nameKey]).contentType == .pdf)
  }
}
