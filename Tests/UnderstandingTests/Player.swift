import PhraseMatcher
import SpokenLanguage

@testable import Understanding

/// A music player of which all names are known, as of an app that is nothing but a catalogue.
enum Player {
  private static let language = Languages.language(for: "en")
  private static let playlist = IntentFrame.Parameter(
    name: "playlist",
    title: "Playlist",
    kind: .name(vocabulary: "Playlist")
  )
  private static let song = IntentFrame.Parameter(
    name: "song",
    title: "Song",
    kind: .name(vocabulary: "Song")
  )

  private static let frames: [IntentFrame] = [
    .changing(
      of: "Player",
      "PlayPlaylist",
      [playlist],
      ["Play the ${playlist} playlist in ${applicationName}"]
    ),
    .changing(
      of: "Player",
      "AddToPlaylist",
      [song, playlist],
      ["Add ${song} to ${playlist} in ${applicationName}"]
    ),
    .changing(of: "Player", "PlaySong", [song], ["Play ${song} in ${applicationName}"]),
    .changing(of: "Player", "LikeSong", [song], ["Like ${song} in ${applicationName}"]),
    .changing(
      of: "Player",
      "SetVolume",
      [.init(name: "level", title: "Level", kind: .number)],
      ["Set the volume to ${level} in ${applicationName}"]
    ),
  ]

  static let understander = Understander(
    frames: frames,
    catalog: PhraseCatalog(apps: [PhraseCatalog.App(name: "Player", shortcuts: [])]),
    values: [
      VocabularyName(app: "Player", vocabulary: "Playlist"): .all(
        titled: ["Dinner Party", "Workout"],
        in: language
      ),
      VocabularyName(app: "Player", vocabulary: "Song"): .all(
        titled: ["Let It Be", "Time"],
        in: language
      ),
    ],
    language: language
  )

  /// What a sentence asks for, in a short form: "SetVolume level=90".
  static func commands(_ sentence: String) -> [String] {
    understander.understand(sentence).commands.map(Library.short)
  }
}
