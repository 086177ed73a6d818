import AppProcess
import AssistantKit
import SampleApps

/// One of the sample apps in a process of its own; or a peer that does everything wrong.
@main struct SampleApp {
  static func main() async {
    switch CommandLine.arguments.dropFirst().first {
    case "desk": await AppProcess.main(SampleApps.desk)
    case "archive": await AppProcess.main(SampleApps.archive)
    case "bakery": await AppProcess.main(SampleApps.bakery)
    case "lamp": await AppProcess.main(SampleApps.lamp)
    case "gallery": await AppProcess.main(SampleApps.gallery)
    case "workshop": await AppProcess.main(SampleApps.workshop)
    case "index": await IndexWriter.run()
    case let mode?: HostileApp(mode: mode).run()
    case nil: break
    }
  }
}
