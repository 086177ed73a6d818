import AVFoundation
import AppIntents
import AppKit
import CoreGraphics

// An app for the Mac: windows, the pasteboard and pictures.

struct CopyPlanIntent: AppIntent {
  static let title: LocalizedStringResource = "Copy Plan"
  @Parameter(title: "Plan") var plan: String

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let board = NSPasteboard.general
    board.declareTypes([.string, .html], owner: nil)
    board.setString(plan, forType: .string)
    board.setData(Data("<p>\(plan)</p>".utf8), forType: .html)
    return .result(value: board.availableType(from: [.pdf, .html])?.rawValue ?? "")
  }
}

struct ChooseFolderIntent: AppIntent {
  static let title: LocalizedStringResource = "Choose Folder"

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
    let panel = NSOpenPanel()
    panel.canChooseDirectories = true
    panel.allowedContentTypes = [.folder]
    panel.prompt = "Take it"
    NSApp.activate(ignoringOtherApps: true)
    return .result(value: panel.runModal() == .OK)
  }
}

enum Enlarger {
  /// The bytes of a picture as another kind of file.
  static func png(_ bytes: Data) -> Data? {
    NSBitmapImageRep(data: bytes)?.representation(using: .png, properties: [.compressionFactor: 1])
  }

  /// Where a corner is when a picture is turned by a quarter and moved.
  static func turned(_ corner: CGPoint) -> CGPoint {
    let quarter = CGAffineTransform(rotationAngle: .pi / 2)
    return corner.applying(quarter.concatenating(CGAffineTransform(translationX: 10, y: 0)))
  }
}

enum Reel {
  /// How many clips are left when the first was skipped.
  @MainActor
  static func clipsAfterSkipping(_ addresses: [URL]) -> Int {
    let player = AVQueuePlayer(items: addresses.map { AVPlayerItem(url: $0) })
    player.insert(AVPlayerItem(url: URL(filePath: "/end.mov")), after: nil)
    player.advanceToNextItem()
    return player.items().count
  }
}
