import AssistantREPL
import TravelTracking

@main struct Travel {
  static func main() async {
    await AssistantCommand.main(apps: [
      App(
        TravelTrackingAppShortcuts.self,
        name: TravelTracking.name,
        strings: TravelTracking.strings
      ) { _ in TravelTracking.start() }
    ])
  }
}
