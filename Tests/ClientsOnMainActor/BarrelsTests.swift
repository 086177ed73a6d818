import AppIntents
import Testing

@Suite struct BarrelsTests {
  @Test func `objects that would be kept have values`() async throws {
    let intent = FillBarrelIntent()
    intent.litres = 30
    #expect(try await intent.perform().value == "Oak of 30 litres")
    #expect(try await BarrelQuery().entities(matching: "Oak").isEmpty)
  }
}
