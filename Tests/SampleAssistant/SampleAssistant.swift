import AssistantREPL
import SampleApps

/// The assistant with apps for tests.
@main struct SampleAssistant {
  static func main() async {
    await AssistantCommand.main(apps: SampleApps.all + [SampleApps.museum])
  }
}
