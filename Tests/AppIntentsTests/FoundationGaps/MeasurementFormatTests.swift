#if !canImport(Darwin)
import AppIntents
import Testing

@Suite struct MeasurementFormatTests {
  @Test func `an amount is written with its unit's symbol`() {
    let weight = Measurement(value: 1.25, unit: UnitMass.kilograms)
    let english = Locale(identifier: "en_US")
    #expect(weight.formatted(.measurement(width: .abbreviated).locale(english)) == "1.25 kg")
    #expect(weight.formatted(.measurement(width: .narrow).locale(english)) == "1.25kg")
    #expect(
      weight.formatted(
        .measurement(
          width: .abbreviated,
          usage: .asProvided,
          numberFormatStyle: .number.precision(.fractionLength(0))
        )
        .locale(english)
      ) == "1 kg"
    )
    #expect(
      weight.formatted(.measurement(width: .wide).locale(Locale(identifier: "de_DE"))) == "1,25 kg"
    )
  }

  @Test func `storage is written as people say it`() {
    let free = Measurement(value: 2.5, unit: UnitInformationStorage.gigabytes)
    #expect(
      free.formatted(.byteCount(style: .file).locale(Locale(identifier: "en_US"))) == "2.5 GB"
    )
  }

  @Test func `what a person's devices share is kept under a name`() {
    let store = NSUbiquitousKeyValueStore()
    store.set("Dune", forKey: "book")
    store.set(Int64(3), forKey: "count")
    store.set(["a", "b"], forKey: "names")
    #expect(store.string(forKey: "book") == "Dune")
    #expect(store.bool(forKey: "book") == false)
    #expect(store.longLong(forKey: "count") == 3)
    #expect(store.array(forKey: "names") as? [String] == ["a", "b"])
    store.removeObject(forKey: "book")
    #expect(store.string(forKey: "book") == nil)
  }

  @Test func `a setting can be kept and asked for by its name`() {
    let defaults = UserDefaults.standard
    defaults.setValue(["x"], forKey: "gaps.names")
    defer { defaults.removeObject(forKey: "gaps.names") }
    #expect(defaults.value(forKey: "gaps.names") as? [String] == ["x"])
    #expect(defaults.value(forKey: "gaps.none") == nil)
  }
}
#endif
