import AVFoundation
import AppIntents
import AuthenticationServices
import CoreHaptics
import CoreMedia
import ImageIO
import PDFKit
import PhotosUI
import SafariServices
import SwiftUI
import UIKit
import UserNotifications
import WatchKit

// An app about pictures, documents and accounts.

struct ShrinkPicture: AppIntent {
  static let title: LocalizedStringResource = "Shrink Picture"
  @Parameter(title: "Picture", supportedContentTypes: [.image]) var picture: IntentFile

  func perform() async throws -> some IntentResult & ReturnsValue<IntentFile> {
    let options: [CFString: Any] = [
      kCGImageSourceCreateThumbnailFromImageAlways: true,
      kCGImageSourceThumbnailMaxPixelSize: 512,
    ]
    guard
      let source = CGImageSourceCreateWithData(picture.data as CFData, nil),
      let small = CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary),
      let bytes = UIImage(cgImage: small).withTintColor(.systemPink).pngData()
    else { throw AppIntentError.Unrecoverable.entityNotFound }
    return .result(value: IntentFile(data: bytes, filename: "small.png", type: .png))
  }
}

struct JoinDocuments: AppIntent {
  static let title: LocalizedStringResource = "Join Documents"
  @Parameter(title: "Documents", supportedContentTypes: [.pdf]) var files: [IntentFile]

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    let all = PDFDocument()
    for document in files.compactMap({ PDFDocument(data: $0.data) }) {
      for index in 0..<document.pageCount {
        if let page = document.page(at: index) { all.insert(page, at: all.pageCount) }
      }
    }
    return .result(value: all.pageCount)
  }
}

struct RemindOfBath: AppIntent {
  static let title: LocalizedStringResource = "Remind of Bath"
  @Parameter(title: "Minutes", default: 3) var minutes: Int

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let center = UNUserNotificationCenter.current()
    guard try await center.requestAuthorization(options: [.alert, .sound]) else {
      return .result(dialog: "You do not want to be told.")
    }
    let content = UNMutableNotificationContent()
    content.title = "The bath is ready"
    content.sound = .default
    content.userInfo = ["minutes": minutes]
    content.interruptionLevel = .timeSensitive
    let trigger = UNTimeIntervalNotificationTrigger(
      timeInterval: Double(minutes) * 60,
      repeats: false
    )
    try await center.add(
      UNNotificationRequest(identifier: "bath", content: content, trigger: trigger)
    )
    let waiting = await center.pendingNotificationRequests().map(\.identifier)
    return .result(dialog: "Waiting for \(waiting.joined(separator: " and ")).")
  }
}

struct SignIn: AppIntent {
  static let title: LocalizedStringResource = "Sign In"

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    WKInterfaceDevice.current().play(.click)
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
    guard !CHHapticEngine.capabilitiesForHardware().supportsHaptics else {
      return .result(dialog: "It shook.")
    }
    let state = try await ASAuthorizationAppleIDProvider().credentialState(forUserID: "nobody")
    let page = SFSafariViewController(url: URL(filePath: "/"))
    return .result(
      dialog: state == .notFound && page.url.isFileURL ? "Nobody knows you." : "Hello."
    )
  }
}

struct DarkroomView: View {
  @State private var choice: PhotosPickerItem?
  @State private var day = Date(timeIntervalSince1970: 0)

  var body: some View {
    VStack(alignment: .leading) {
      PhotosPicker(
        "Choose a picture",
        selection: $choice,
        matching: .any(of: [.images, .screenshots])
      )
      DatePicker("Taken", selection: $day, displayedComponents: .date)
      TabView {
        Tab("Prints", systemImage: "photo") { Text("Twelve prints") }
      }
      ShareLink("Share", item: "a")
      Drawing()
    }
  }
}

/// A view of UIKit's.
struct Drawing: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {}
}

struct Clip {
  static func length(of url: URL) async throws -> String {
    let asset = AVURLAsset(url: url)
    let duration = try await asset.load(.duration)
    return duration.isValid ? "\(duration.seconds)" : "unknown"
  }
}
