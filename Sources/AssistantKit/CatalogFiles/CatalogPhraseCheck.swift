import OrderedJSON
import PhraseMatcher
import SpokenLanguage

/// What a matcher refuses in the apps of a catalogue file, each mistake where it stands.
struct CatalogPhraseCheck {
  let file: String

  /// The mistakes in the phrases of an app.
  ///
  /// What follows from a part that could not be read is left out; that is told already.
  ///
  /// - Parameters:
  ///   - app: The app as it was decoded.
  ///   - places: Where its parts stand.
  /// - Returns: The mistakes, each once.
  func mistakes(of app: PhraseCatalog.App, _ places: CatalogPlaces) -> [CatalogMistake] {
    var phrases = app
    // Only the names of vocabularies matter here, and the values may be millions.
    phrases.vocabularies = app.vocabularies.mapValues { _ in [] }
    let language = Languages.language(for: app.locale)
    do throws(PhraseCatalogErrors) {
      _ = try PhraseMatcher(PhraseCatalog(apps: [phrases]), language: language)
      return []
    } catch {
      var told: Set<CatalogMistake> = []
      return error.errors.compactMap { mistake(error: $0, app, places) }
        .filter { told.insert($0).inserted }
    }
  }

  private func mistake(
    error: PhraseCatalogError,
    _ app: PhraseCatalog.App,
    _ places: CatalogPlaces
  ) -> CatalogMistake? {
    let (shortcut, phrase) = place(of: error, app, places)
    switch error.kind {
    // The decoder has read brackets and pieces itself.
    case .grammar, .piece: return nil
    case .template(let mistake):
      return self.mistake(mistake.message, at: phrase, behind: mistake.template, mistake.offset)
    case .parameterWithoutVocabulary(let name):
      guard shortcut?.knowsParameters != false else { return nil }
      let text = error.phrase ?? ""
      let offset = text.firstRange(of: "${\(name)}").map {
        text.utf8.distance(from: text.startIndex, to: $0.lowerBound)
      }
      return mistake(error.message, at: phrase, behind: text, offset)
    case .unknownVocabulary(let name, _):
      guard places.knowsVocabularies else { return nil }
      return mistake(error.message, at: name.flatMap { shortcut?.parameters[$0] } ?? phrase)
    case .unknownBuiltInType(let name, _):
      return mistake(error.message, at: shortcut?.parameters[name] ?? phrase)
    case .unspeakableApplicationName: return mistake(error.message, at: places.name)
    case .unspeakablePhrase, .badWeight, .unknownApp: return mistake(error.message, at: phrase)
    }
  }

  private func mistake(
    _ message: String,
    at location: SourceLocation,
    behind text: String = "",
    _ offset: Int? = nil
  ) -> CatalogMistake {
    CatalogMistake(
      file: file,
      location: offset.map { location.inside(text, offset: $0) } ?? location,
      problem: .phrases(message)
    )
  }

  /// The shortcut that holds a mistake and the place of its phrase, or of what is around it.
  private func place(
    of error: PhraseCatalogError,
    _ app: PhraseCatalog.App,
    _ places: CatalogPlaces
  ) -> (shortcut: CatalogPlaces.Shortcut?, phrase: SourceLocation) {
    guard error.intent != nil else {
      let number = app.negativePhrases.firstIndex { $0 == error.phrase }
      return (nil, number.map { places.negativePhrases[$0] } ?? places.app)
    }
    for (shortcut, known) in zip(app.shortcuts, places.shortcuts)
    where shortcut.intent == error.intent {
      guard let number = shortcut.phrases.firstIndex(where: { $0.text == error.phrase }) else {
        continue
      }
      return (known, known.phrases[number])
    }
    return (nil, places.app)
  }
}

extension SourceLocation {
  /// The place of something in a text that begins here with its quotation mark.
  ///
  /// - Parameters:
  ///   - text: The text as it reads, which is written longer where something in it is escaped.
  ///   - offset: How many bytes of UTF-8 stand before what is meant.
  /// - Returns: The place; that of the quotation mark where nothing stands behind it.
  func inside(_ text: String, offset: Int) -> SourceLocation {
    guard !text.isEmpty else { return self }
    let before = String(decoding: text.utf8.prefix(offset), as: UTF8.self)
    return SourceLocation(line: line, column: column + JSON(before).text.count - 1)
  }
}
