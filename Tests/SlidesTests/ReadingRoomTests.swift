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

@Suite struct FocusAndContentTests {
  @Test func `a focus filter's representation follows its parameters`() {
    let filter = ReadingRoomFocusFilter()
    filter.sign = "Silence"
    let representation = filter.displayRepresentation
    #expect(String(localized: representation.title) == "Set Sign and Lamp")
    #expect(representation.subtitle.map { String(localized: $0) } == "Silence and Bright")
  }

  @Test func `a filter's description in the early spelling is not lost`() {
    let definition = IntentDefinition(
      ReadingRoomFocusFilter.self,
      localization: AppLocalization()
    )
    #expect(definition.explanation == "Choose who reads, and how the room looks.")
  }

  @Test func `no focus filter is on`() async {
    await #expect(throws: SetFocusFilterIntentError.notFound) { try await currentSign() }
  }

  @Test func `an indexed entity collects its attributes, and a transferable one its content`()
    async throws
  {
    let poster = PosterEntity(id: 1)
    poster.name = "Open Day"
    poster.description = "On Sunday"
    #expect(poster.attributeSet.displayName == "Open Day")
    #expect(poster.attributeSet.contentDescription == "On Sunday")
    #expect(PosterEntity.exportedContentTypes == [.plainText])
    #expect(try await poster.exported(as: .plainText) == Data("Open Day".utf8))
    #expect(try await poster.exported(as: .png) == nil)
  }
}
