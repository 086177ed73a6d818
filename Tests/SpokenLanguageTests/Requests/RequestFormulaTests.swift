import Testing

@testable import SpokenLanguage

/// Around a request stand words that neither wonder, nor thank, nor ask for anything but what follows.
struct RequestFormulaTests {
  private static func act(_ sentence: String, _ locale: String) -> SpeechAct {
    let language = Languages.language(for: locale)
    let tokens = language.tokens(in: sentence)
    return SpeechActReader(language).act(
      of: tokens,
      isNamed: tokens.map { $0.text == "dracula" },
      isAsked: sentence.hasSuffix("?")
    ).act
  }

  @Test(arguments: [
    ("en", "I was wondering whether you might open Dracula"),
    ("en", "I'd be most grateful if you could open Dracula"),
    ("en", "is it possible to have Dracula opened?"),
    ("en", "might I trouble you to open Dracula?"),
    ("fr", "je me demandais si tu pouvais ouvrir Dracula"),
    ("fr", "ce serait gentil de mettre quatre étoiles à Dracula"),
    ("fr", "serait-il possible d'ouvrir Dracula ?"),
    ("es", "¿sería posible eliminar Dracula?"),
    ("es", "le agradecería que abriera Dracula"),
    ("de", "wäre es möglich, Dracula zu öffnen?"),
    ("de", "es wäre nett, wenn du Dracula vier Sterne gibst"),
    ("zh", "不知道能不能打开Dracula"),
  ])
  func `who asks so asks for it`(locale: String, sentence: String) {
    #expect(Self.act(sentence, locale) == .request)
  }

  @Test(arguments: [
    ("en", "I wonder if Dracula is any good"), ("en", "is it possible to rate a book?"),
    ("fr", "je me demande si Dracula est bien"), ("es", "me pregunto si Dracula es bueno"),
    ("de", "ich frage mich ob Dracula gut ist"),
  ])
  func `who wonders about something wants to know it`(locale: String, sentence: String) {
    #expect(!Self.act(sentence, locale).asks)
  }
}
