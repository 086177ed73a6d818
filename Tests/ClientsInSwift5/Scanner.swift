import AppIntents
import CoreTransferable
import PDFKit
import UniformTypeIdentifiers

extension UTType {
  static let sketch = UTType(exportedAs: "com.example.sketch", conformingTo: .data)
}

struct DocumentEntity: FileEntity {
  static var supportedContentTypes: [UTType] { [.pdf, .sketch, .plainText] }
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Document"
  static var defaultQuery = DocumentQuery()
  let id: FileEntityIdentifier
  @Property(title: "Name") var name: String
  @Property(title: "Created") var created: Date?
  @Property(title: "Pages") var pages: Int?

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

  init(url: URL) throws {
    id = try .file(url: url)
    name = url.deletingPathExtension().lastPathComponent
    created = try url.resourceValues(forKeys: [.creationDateKey]).creationDate
    pages = PDFDocument(url: url)?.pageCount
  }
}

struct DocumentQuery: EntityQuery {
  func entities(for identifiers: [FileEntityIdentifier]) async throws -> [DocumentEntity] {
    var result: [DocumentEntity] = []
    for identifier in identifiers {
      if let url = try await identifier.fileURL { result.append(try DocumentEntity(url: url)) }
    }
    return result
  }
  func suggestedEntities() async throws -> [DocumentEntity] {
    let folder = URL.documentsDirectory.appending(path: "Scans", directoryHint: .isDirectory)
    let files = try FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: [.contentTypeKey, .creationDateKey],
      options: .skipsHiddenFiles
    )
    return try files.filter { url in
      guard let type = try url.resourceValues(forKeys: [.contentTypeKey]).contentType else {
        return false
      }
      return DocumentEntity.supportedContentTypes.contains { type.conforms(to: $0) }
    }.map(DocumentEntity.init(url:))
  }
}

struct MergeDocuments: AppIntent {
  static var title: LocalizedStringResource = "Merge PDFs"
  @Parameter(
    title: "Files",
    supportedContentTypes: [.pdf, .image],
    inputConnectionBehavior: .connectToPreviousIntentResult
  ) var files: [IntentFile]
  @Parameter(title: "Name", default: "Merged") var name: String

  static var parameterSummary: some ParameterSummary {
    Summary("Merge \(\.$files) into \(\.$name)")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<IntentFile> {
    let merged = PDFDocument()
    for file in files {
      if file.availableContentTypes.contains(.pdf) {
        let data = try await file.data(contentType: .pdf)
        guard let document = PDFDocument(data: data) else { continue }
        for index in 0..<document.pageCount {
          guard let page = document.page(at: index) else { continue }
          merged.insert(page, at: merged.pageCount)
        }
      } else if let type = file.type, type.conforms(to: .image) {
        continue
      }
    }
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
      .appendingPathExtension("pdf")
    merged.write(to: url)
    guard let data = merged.dataRepresentation() else { throw CocoaError(.fileReadCorruptFile) }
    var result = IntentFile(data: data, filename: "\(name).pdf", type: .pdf)
    result.removedOnCompletion = true
    return .result(value: result)
  }
}

struct Sketch: Codable, Transferable {
  var strokes: [[Double]]
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .sketch)
    DataRepresentation(exportedContentType: .png) { sketch in Data(sketch.strokes.description.utf8)
    }
    .suggestedFileName("sketch.png")
    FileRepresentation(contentType: .pdf) { sketch in
      SentTransferredFile(
        URL.temporaryDirectory.appending(path: "sketch.pdf"),
        allowAccessingOriginalFile: false
      )
    } importing: { received in
      Sketch(strokes: [[Double(try Data(contentsOf: received.file).count)]])
    }
    ProxyRepresentation(exporting: \.summary)
  }
  var summary: String { "\(strokes.count) strokes" }
}
