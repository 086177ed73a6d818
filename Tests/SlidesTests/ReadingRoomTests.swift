import AppIntents
import Testing

@Suite struct ReadingRoomTests {
  @Test func `an app written the slides' way describes itself`() {
    AppDependencyManager.shared.add { Catalogue() }
    let app = AppDefinition(
      provider: ReadingRoomAppShortcuts.self,
      localization: AppLocalization()
    )
    #expect(app.name == "Reading Room")
    #expect(
      app.shortcuts.map(\.phrases) == [
        ["Be quiet in ${applicationName}"],
        [
          "Enter a room in ${applicationName}",
          "Enter the ${room} in ${applicationName}",
        ],
        ["Open ${target} in ${applicationName}"],
      ]
    )
    #expect(app.shortcuts[1].intent.parameters.map(\.title) == ["Room"])
    #expect(app.optionSources().keys.sorted() == ["Room", "VolumeEntity"])
    ReadingRoomAppShortcuts.updateAppShortcutParameters()
  }
}
