import AVFoundation
import AppIntents
import CoreBluetooth
import CoreImage
import CoreMotion
import DeviceActivity
import FamilyControls
import FoundationModels
import ManagedSettings
import NaturalLanguage
import Speech
import UIKit
import Vision
import VisualIntelligence
import WebKit

// What apps name of modules about words, pictures and the device.

@Generable(description: "What to do about a note")
struct NotePlan {
  @Guide(description: "The first step")
  var first: String
  @Guide(description: "The steps", .count(3))
  var steps: [String]
  @Guide(description: "How urgent", .range(1...5))
  var urgency: Int
}

struct PlanNote: AppIntent, PredictableIntent {
  static let title: LocalizedStringResource = "Plan Note"

  @Parameter(title: "Note") var note: String

  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction {
      DisplayRepresentation(title: "Plan a note", subtitle: "In three steps")
    }
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard SystemLanguageModel.default.isAvailable else {
      return .result(dialog: "No model is here to plan “\(note)”.")
    }
    let session = LanguageModelSession(instructions: "Plan in \(3) steps.")
    let plan = try await session.respond(to: note, generating: NotePlan.self)
    return .result(dialog: "\(plan.content.first)")
  }
}

struct FindSentences: AppIntent {
  static let title: LocalizedStringResource = "Find Sentences"

  @Parameter(title: "Text") var text: String

  init() {}

  init(_ text: String) {
    self.text = text
  }

  func perform() async throws -> some IntentResult & ReturnsValue<[String]> {
    let tokenizer = NLTokenizer(unit: .sentence)
    tokenizer.string = text
    tokenizer.setLanguage(.english)
    var sentences: [String] = []
    tokenizer.enumerateTokens(in: text.startIndex..<text.endIndex) { range, _ in
      sentences.append(String(text[range]))
      return true
    }
    return .result(value: sentences)
  }
}

struct SeenThings: IntentValueQuery {
  func values(for input: SemanticContentDescriptor) async throws -> [TripEntity] {
    input.labels.isEmpty ? [] : try await TripQuery().suggestedEntities()
  }
}

@AppIntent(schema: .visualIntelligence.semanticContentSearch)
struct SearchWhatIsSeen: AppIntent {
  @Parameter(title: "Seen") var semanticContent: SemanticContentDescriptor

  func perform() async throws -> some IntentResult { .result() }
}

struct ReadReceipt: AppIntent {
  static let title: LocalizedStringResource = "Read Receipt"

  @Parameter(title: "Picture") var picture: IntentFile

  init() {}

  init(_ picture: IntentFile) {
    self.picture = picture
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    guard let image = UIImage(data: picture.data)?.cgImage else { return .result(value: -1) }
    let request = VNRecognizeTextRequest()
    request.recognitionLevel = .accurate
    try VNImageRequestHandler(cgImage: image, options: [:]).perform([request])
    let lines = (request.results ?? []).compactMap { $0.topCandidates(1).first?.string }
    return .result(value: lines.count)
  }
}

/// Hears that there is no radio.
final class Radio: NSObject, CBCentralManagerDelegate {
  private(set) var told: [CBManagerState] = []

  func centralManagerDidUpdateState(_ central: CBCentralManager) { told.append(central.state) }
}

@MainActor
enum Device {
  static func isStill() -> Bool {
    let motion = CMMotionManager()
    motion.startDeviceMotionUpdates()
    defer { motion.stopDeviceMotionUpdates() }
    return motion.deviceMotion == nil && !CMPedometer.isStepCountingAvailable()
  }

  static func page(_ url: URL) -> URL? {
    let view = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    view.load(URLRequest(url: url))
    return view.url
  }

  static func mayListen() async -> Bool {
    let mayRecord = await AVAudioApplication.requestRecordPermission()
    return mayRecord || SFSpeechRecognizer.authorizationStatus() == .authorized
  }

  static func lock(_ selection: FamilyActivitySelection) throws {
    let store = ManagedSettingsStore(named: .init("Focus"))
    store.shield.applications = selection.applicationTokens
    store.shield.applicationCategories = .specific(selection.categoryTokens)
    let evening = DeviceActivitySchedule(
      intervalStart: DateComponents(hour: 20),
      intervalEnd: DateComponents(hour: 23),
      repeats: true
    )
    try DeviceActivityCenter().startMonitoring(.init("Evening"), during: evening)
    store.clearAllSettings()
  }
}
