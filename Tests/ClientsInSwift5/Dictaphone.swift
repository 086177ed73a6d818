import AppIntents
import AVFAudio
import Observation
import SwiftUI

struct RecordButton: ControlWidgetLike {}
protocol ControlWidgetLike {}

struct ToggleRecording: AudioRecordingIntent, ForegroundContinuableIntent {
  static let title: LocalizedStringResource = "Toggle Recording"
  static let description = IntentDescription("Starts or stops recording", categoryName: "Recording")
  @Parameter(title: "Name", default: "Memo") var name: String
  @Dependency var recorder: Recorder

  static var parameterSummary: some ParameterSummary { Summary("Record \(\.$name)") }

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<IntentFile?> & ProvidesDialog {
    if recorder.isRecording {
      let url = recorder.stop()
      return .result(
        value: IntentFile(fileURL: url, filename: "\(name).m4a", type: .mpeg4Audio),
        dialog: "Saved"
      )
    }
    try await requestToContinueInForeground()
    try recorder.start(name)
    return .result(value: nil, dialog: "Recording \(name)")
  }
}

@Observable @MainActor
final class Recorder {
  private(set) var isRecording = false
  private(set) var level: Float = 0
  private var engine = AVAudioEngine()
  private var file: AVAudioFile?
  private var timer: Timer?
  private let folder = URL.documentsDirectory

  func start(_ name: String) throws {
    let session = AVAudioSession.sharedInstance()
    try session.setCategory(.record, mode: .measurement, options: .duckOthers)
    try session.setPreferredSampleRate(44_100)
    try session.setActive(true, options: .notifyOthersOnDeactivation)
    let input = engine.inputNode
    let format = input.outputFormat(forBus: 0)
    file = try AVAudioFile(
      forWriting: folder.appendingPathComponent(name, conformingTo: .mpeg4Audio),
      settings: format.settings
    )
    input.installTap(onBus: 0, bufferSize: 1024, format: format) { [weak self] buffer, time in
      let frames = buffer.frameLength
      Task { @MainActor in self?.level = Float(frames) }
    }
    engine.prepare()
    try engine.start()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in
      Task { @MainActor [weak self] in self?.level *= 0.9 }
    }
    isRecording = true
  }
  func stop() -> URL {
    engine.inputNode.removeTap(onBus: 0)
    engine.stop()
    timer?.invalidate()
    isRecording = false
    return file?.url ?? folder
  }
}

struct MeterView: View {
  @State var recorder: Recorder
  @Environment(\.displayScale) private var scale
  @State private var path: [String] = []
  var body: some View {
    GeometryReader { proxy in
      Capsule().fill(
        LinearGradient(
          gradient: Gradient(colors: [.green, .red]),
          startPoint: .leading,
          endPoint: .trailing
        )
      )
      .frame(width: proxy.size.width * CGFloat(recorder.level), height: 8)
      .overlay(alignment: .trailing) { Circle().stroke(.white, lineWidth: 1 / scale) }
      .animation(.interactiveSpring(response: 0.3, dampingFraction: 0.7), value: recorder.level)
    }
    .phaseAnimator([0.0, 1.0]) { content, phase in
      content.opacity(phase)
    } animation: { _ in
      .easeIn
    }
    .onLongPressGesture(minimumDuration: 0.5) { path.append("x") }
    .simultaneousGesture(MagnificationGesture().onChanged { value in print(value) })
    .keyboardType(.numberPad)
    .toolbar(.hidden, for: .navigationBar)
    .task {
      for await _ in NotificationCenter.default.notifications(named: .init("stop")) {
        _ = recorder.stop()
      }
    }
  }
}

struct PreviewHost: View { var body: some View { MeterView(recorder: Recorder()) } }
#Preview("Meter", traits: .sizeThatFitsLayout) { PreviewHost() }
#Preview {
  @Previewable @State var on = false; Toggle("On", isOn: $on)
}
