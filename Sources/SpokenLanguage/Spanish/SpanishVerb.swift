/// The forms of a Spanish verb in which things are asked for.
///
/// The present and the imperatives by the three conjugations, with the spelling that keeps a sound
/// before another vowel ("busca", "busque"); the imperative of "tú" tells a changed stem.
struct SpanishVerb: Sendable {
  private let infinitive: String
  /// The imperative of "tú", which shows how the stem changes.
  let imperative: String

  /// Reads an entry of a list, such as `mostrar:muestra`.
  init(listed entry: String) {
    let parts = entry.split(separator: ":").map(String.init)
    infinitive = parts[0]
    if parts.count > 1 {
      imperative = parts[1]
    } else {
      imperative = parts[0].dropLast(2) + (parts[0].hasSuffix("ar") ? "a" : "e")
    }
  }

  private var isFirst: Bool { infinitive.hasSuffix("ar") }
  private var stem: String { String(infinitive.dropLast(2)) }

  /// Forms that are not made by rule, by their infinitives.
  private static let irregular: [String: [String]] = [
    "poner": ["pone", "pones", "ponga", "pongan", "poné"], "dar": ["das", "dé", "den", "da"],
    "hacer": ["hace", "haces", "haga", "hagan", "hacé"],
    "decir": ["dice", "dices", "diga", "decí"],
    "ir": ["vas", "va", "vaya"], "ver": ["ves", "ve", "vea", "vean", "veamos"],
    "deshacer": ["deshace", "deshaga"], "obtener": ["obtiene", "obtenga"],
    "detener": ["detiene", "detenga"], "componer": ["compone", "componga"],
    "oír": ["oiga", "oyes"],
    "reproducir": ["reproduces", "reproduzca"], "reducir": ["reduces", "reduzca"],
    "conseguir": ["consigues", "consiga"], "merecer": ["mereces", "merezca"],
  ]

  /// The present and the imperatives of "tú", "vos", "usted" and "ustedes", and the infinitive.
  var forms: [String] {
    if let irregular = Self.irregular[infinitive] { return [infinitive, imperative] + irregular }
    guard let last = imperative.last, last == "a" || last == "e" else {
      return [infinitive, imperative]
    }
    let polite = politeStem + (isFirst ? "e" : "a")
    return [infinitive, imperative, imperative + "s", polite, polite + "n"]
      + [voseo].compactMap(\.self)
  }

  /// The imperative of "vos", which of verbs in -er and -ir is spelled like what somebody has done ("abrí"); nil where it is not
  /// known by rule.
  var voseo: String? {
    guard Self.irregular[infinitive] == nil else { return nil }
    return stem + (isFirst ? "á" : infinitive.hasSuffix("er") ? "é" : "í")
  }

  /// The forms to which pronouns are put: imperatives, the infinitive and the gerund.
  var hosts: [String] {
    forms.filter { !$0.hasSuffix("s") } + [stem + (isFirst ? "ando" : "iendo")]
  }

  /// The present of "tú".
  var offered: [String] {
    if let irregular = Self.irregular[infinitive] { return irregular.filter { $0.hasSuffix("s") } }
    guard let last = imperative.last, last == "a" || last == "e" else { return [] }
    return [imperative + "s"]
  }

  /// What stands behind "no" where something is not to be done: the subjunctive, and the other forms.
  var denied: [String] {
    forms + forms.filter { !$0.hasSuffix("s") && !$0.hasSuffix("n") }.map { $0 + "s" }
  }

  /// The subjunctive of the third person, which is the polite imperative too; none where it is not known by rule.
  var wished: [String] {
    guard Self.irregular[infinitive] == nil, let last = imperative.last, last == "a" || last == "e"
    else { return [] }
    let polite = politeStem + (isFirst ? "e" : "a")
    return [polite, polite + "n"]
  }

  private var politeStem: String {
    let spoken = String(imperative.dropLast())
    guard isFirst else {
      return spoken.hasSuffix("g") ? spoken.dropLast() + "j" : spoken
    }
    for (letters, before) in [("c", "qu"), ("g", "gu"), ("z", "c")] where spoken.hasSuffix(letters)
    {
      return spoken.dropLast() + before
    }
    return spoken
  }
}
