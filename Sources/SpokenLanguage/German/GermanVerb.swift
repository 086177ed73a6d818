/// The forms of a German verb in which things are asked for.
///
/// Regular endings on the stem of the infinitive, and the strong imperative where the verb has one.
struct GermanVerb: Sendable {
  let particle: String
  private let infinitive: String
  private let imperative: String?

  /// Reads an entry of a list, such as `heraus+nehmen:nimm`.
  init(listed entry: String) {
    let parts = entry.split(separator: ":").map(String.init)
    let pieces = parts[0].split(separator: "+").map(String.init)
    particle = pieces.count > 1 ? pieces[0] : ""
    infinitive = pieces.last ?? ""
    imperative = parts.count > 1 ? parts[1] : nil
  }

  /// Whether it is 'machen' with a particle.
  var isOfMaking: Bool { infinitive == "machen" && !particle.isEmpty }

  private var stem: String {
    String(infinitive.dropLast(infinitive.hasSuffix("en") ? 2 : 1))
  }

  /// Whether the stem cannot be said without a vowel behind it ("öffn-").
  private var needsVowel: Bool {
    ["fn", "chn", "tm", "dn", "gn", "kn", "tt", "ld", "rt"].contains { stem.hasSuffix($0) }
      || ["t", "d"].contains { stem.hasSuffix($0) }
  }

  /// Whether the imperative loses its vowel all the same, as it is spoken, behind a single "t" or "d" ("schalt", "halt").
  private var losesVowel: Bool {
    guard let last = stem.last, last == "t" || last == "d" else { return false }
    return !["tt", "ld", "rt", "nt", "et", "at", "it"].contains { stem.hasSuffix($0) }
      || stem.hasSuffix("alt")
  }

  /// Imperatives, the infinitive, which is the polite imperative too, and the present of "ich", "du" and "er".
  var stems: [String] {
    let vowel = needsVowel ? "e" : ""
    var forms = [infinitive, stem + "e", stem + vowel + "st", stem + vowel + "t"]
    if !needsVowel || losesVowel { forms.append(stem) }
    if let imperative {
      forms += [imperative, imperative + "st", imperative + "t"]
    }
    // "Ändern", "erinnern", "speichern" lose one of two vowels.
    if infinitive.hasSuffix("ern") || infinitive.hasSuffix("eln") {
      forms.append(stem.dropLast(2) + String(stem.suffix(1)) + "e")
    }
    return forms
  }

  /// The same in one word with the particle, and the infinitive with "zu".
  var wholeForms: [String] {
    particle.isEmpty
      ? stems : stems.map { particle + $0 } + [particle + "zu" + infinitive]
  }

  /// The imperative of "du" without a vowel behind it ("nimm", "mach"), but for verbs that cannot be said without.
  var shortImperative: String? { imperative ?? (needsVowel ? nil : stem) }

  /// The imperative of "du" where it has a vowel of its own.
  var strongImperative: String? { imperative }

  /// The infinitive with "zu".
  var bound: [String] {
    particle.isEmpty ? ["zu " + infinitive] : [particle + "zu" + infinitive]
  }

  /// What somebody tells of what they do, the verb first.
  var told: [String] { [firstPerson + " ich"] }

  /// The present of "ich".
  var firstPerson: String { stem + "e" }

  /// What the person who is spoken to does, the verb first; in strong verbs the vowel of the imperative or its umlaut.
  var offered: [String] {
    let vowel = needsVowel ? "e" : ""
    var forms = [stem + vowel + "st"]
    if let imperative {
      forms = [imperative + "st"]
      if imperative == stem, let place = stem.lastIndex(of: "a") {
        forms.append(stem[..<place] + "ä" + stem[stem.index(after: place)...] + "st")
      }
    }
    return forms.map { $0 + " du" }
  }
}
