/// Characters that are written for others since they are read alike, which is how Chinese is typed and what a recogniser
/// mistakes.
///
/// Tones are not typed. Many speakers do not part the retroflex initials from the others, nor -ng from -n (模糊音, as input
/// methods call it; Norman, "Chinese", 1988, chapter 8).
enum ChineseHomophones {
  private static let alike: Float = 0.08
  private static let nearlyAlike: Float = 0.25

  private static let readings: [(reading: Substring, characters: [String])] =
    ChineseReadings.lines.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: " ")
      return parts.count == 2 ? (parts[0], parts[1].map { String($0) }) : nil
    }

  private static let readingsByCharacter: [String: Int] = {
    var places: [String: Int] = [:]
    for (place, entry) in readings.enumerated() {
      for character in entry.characters { places[character] = place }
    }
    return places
  }()

  private static let placesByMerged: [String: [Int]] = Dictionary(
    grouping: readings.indices,
    by: { merged(readings[$0].reading) }
  )

  /// The other characters that are read as one is, or nearly so, with how much they differ.
  static func characters(for character: String) -> [(token: String, difference: Float)] {
    guard let own = readingsByCharacter[character] else { return [] }
    let places = placesByMerged[merged(readings[own].reading)] ?? []
    return places.flatMap { place in
      readings[place].characters.filter { $0 != character }.map {
        ($0, place == own ? alike : nearlyAlike)
      }
    }
  }

  private static func merged(_ reading: Substring) -> String {
    var letters = String(reading)
    if ["zh", "ch", "sh"].contains(where: letters.hasPrefix) {
      letters.remove(at: letters.index(after: letters.startIndex))
    }
    if ["ing", "eng"].contains(where: letters.hasSuffix) { letters.removeLast() }
    return letters
  }
}
