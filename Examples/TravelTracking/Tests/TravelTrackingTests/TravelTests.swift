import AppIntents
import AssistantREPL
import Foundation
import Testing
import TravelTracking
import TravelTrackingKit

/// Talks with the app as a person at a pipe does.
@Suite struct TravelTests {
  @Test func `the closest landmark is found and shown`() async throws {
    #expect(
      try await talk("find the closest landmark in travel") == [
        "The closest landmark is Petra.",
        "┌──────────────┐", "│ Petra        │", "│ 3461 km away │", "└──────────────┘",
      ]
    )
  }

  @Test(arguments: [
    ("open machu pichu in travel", "en", "A town of the Inca, high above a river."),
    ("여행에서 후지산 열어 줘", "ko", "일본에서 가장 높은 산입니다."),
    ("Mở Vịnh Hạ Long trong Du lịch", "vi", "Khoảng hai nghìn đảo đá vôi."),
  ])
  func `a landmark is opened by its name`(
    sentence: String,
    locale: String,
    answer: String
  ) async throws {
    #expect(try await talk(sentence, locale: locale).last == answer)
  }

  @Test func `a landmark that was not said is asked for`() async throws {
    let lines = try await talk("mark a landmark as visited in travel", "the last one")
    #expect(lines.first == "Where have you been?")
    #expect(lines.last == "Uluru is on your list now.")
  }

  @Test(arguments: [
    ("find landmarks before 1000 sorted by year", "en", ["Petra", "Mount Fuji"]),
    (
      "find landmarks with name containing machu or country is vietnam", "en", ["Ha Long", "Machu"]
    ),
    ("1400년 이전의 명소를 연도순으로 찾아줘", "ko", ["페트라", "후지산", "경복궁"]),
    ("tìm 2 địa danh cũ nhất", "vi", ["Petra", "Núi Phú Sĩ"]),
  ])
  func `landmarks are found by their properties`(
    sentence: String,
    locale: String,
    names: [String]
  ) async throws {
    let rows = try await talk(sentence, locale: locale).dropFirst(4)
    #expect(rows.count == names.count)
    for (row, name) in zip(rows, names) { #expect(row.hasPrefix(name)) }
  }

  @Test func `computed properties are what the landmark says`() async throws {
    let landmark = LandmarkEntity(Landmark.all[0])
    #expect(landmark.$name.wrappedValue == "Gyeongbokgung")
    #expect(landmark.$country.title.key == "Country")
  }

  @Test func `distances are those of the globe`() {
    let seoul = Landmark.all[0].position
    let fuji = Landmark.all[3].position
    #expect(abs(seoul.distance(to: fuji).value - 1_085) < 10)
    #expect(seoul.distance(to: seoul).value == 0)
  }

  private func talk(_ lines: String..., locale: String = "en") async throws -> [String] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let input = folder.appendingPathComponent("said.txt")
    let output = folder.appendingPathComponent("answered.txt")
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: input)
    try Data().write(to: output)
    _ = await AssistantCommand.run(
      ["--locale", locale],
      apps: [
        App(
          TravelTrackingAppShortcuts.self,
          name: TravelTracking.name,
          strings: TravelTracking.strings
        ) { _ in TravelTracking.start() }
      ],
      environment: [:],
      console: Console(output: try FileHandle(forWritingTo: output)),
      input: try FileHandle(forReadingFrom: input)
    )
    return try String(contentsOf: output, encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }
}
