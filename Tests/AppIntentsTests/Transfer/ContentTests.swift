import AppIntents
import Testing

private struct Leaflet: Transferable {
  var text = "Open on Sunday"

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .html) { Data("<p>\($0.text)".utf8) }
    ProxyRepresentation { (leaflet: Leaflet) in leaflet.text }
  }
}

private struct Broken: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(exportedContentType: .pdf) { _ in
      SentTransferredFile(URL(filePath: "/nowhere/at/all"))
    }
  }
}

@Suite struct ContentTests {
  @Test(arguments: [
    (UTType.html, "<p>Open on Sunday" as String?), (.utf8PlainText, "Open on Sunday"),
    (.plainText, "Open on Sunday"), (.text, "<p>Open on Sunday"), (.data, "<p>Open on Sunday"),
    (.png, nil),
  ])
  func `content is had as its kind or as the best that conforms`(
    type: UTType,
    content: String?
  ) async throws {
    let option = IntentOption(id: "1", title: "Leaflet", value: Leaflet())
    let data = try await option.exported(as: type)
    #expect(data.map { String(decoding: $0, as: UTF8.self) } == content)
    #expect(option.contentTypes == [.html, .utf8PlainText])
  }

  @Test func `what cannot be read is thrown, and what has no content has none`() async throws {
    await #expect(throws: (any Error).self) { try await Broken().exported(as: .pdf) }
    let number = IntentOption(id: "1", title: "1", value: 1)
    #expect(number.contentTypes.isEmpty)
    #expect(try await number.exported(as: .plainText) == nil)
  }

  @Test(arguments: [
    ("text/plain", UTType.plainText), ("TEXT/HTML; charset=utf-8", .html),
    ("application/rtf", .rtf), ("image/png", .png), ("image/x-unknown", nil), ("", nil),
  ])
  func `the web's names of kinds are known`(name: String, type: UTType?) {
    #expect(UTType(mimeType: name) == type)
  }

  @Test func `a kind that an app declares is of the kind that it says`() {
    let catalogue = UTType(exportedAs: "com.example.catalogue", conformingTo: .json)
    #expect(catalogue.conforms(to: .json) && catalogue.conforms(to: .text))
    #expect(!catalogue.conforms(to: .image))
    #expect(catalogue == UTType("com.example.catalogue"))
    #expect(!UTType(importedAs: "com.example.other").conforms(to: .data))
  }

  @Test func `a kind has the web's name of the nearest kind that it is of`() {
    #expect(UTType.utf8PlainText.preferredMIMEType == "text/plain")
    #expect(UTType.rtf.preferredMIMEType == "text/rtf")
    #expect(UTType.image.preferredMIMEType == nil)
    #expect(UTType("com.example.own")?.preferredMIMEType == nil)
    #expect(UTType(mimeType: "text/html", conformingTo: .image) == nil)
  }
}
