/// How people say in one language what is to be found.
public struct FindWords: Sendable {
  /// What asks to find something ("find", "show me").
  package let requests: [String]
  /// What wishes for things, and asks to find them only where it is not said what is to be done with them ("I want").
  package var wishes: [String] = []
  /// What asks to look or to tell, before a question that depends on it ("tell me", "could you check if").
  package var inquiries: [String] = []
  /// What asks to put things in an order, which has to be named ("sort").
  package var sortings: [String] = []
  /// What asks which there are, so that all are meant where nothing more is said ("which", "do I have").
  package var askings: [String] = []
  /// What stands for things of any kind, so that only what is said of them tells which ("anything", "what").
  package var anything: [String] = []
  /// What leaves out what was spoken of ("other", "else").
  package var others: [String] = []
  /// What means that nothing is left out ("all").
  package let all: [String]
  /// What only holds a sentence together ("that", "were").
  package let fillers: [String]
  /// What points at where things are ("in here").
  package var places: [String] = []
  /// Endings that only hold a sentence together; they never begin a word.
  package let particles: [String]
  /// What may stand before a name without belonging to it ("the").
  package let articles: [String]
  package let and: [String]
  package let or: [String]
  package let phrases: [FindPhrase]
  /// How it is said that something is not what an option calls it, where that changes the words themselves.
  package var negations: [OptionNegation] = []
  /// What such properties are called as tell who made a thing ("author").
  package var makers: [String] = []
  /// What properties may tell, and how a question asks for it.
  package var roles: [PropertyRole] = []
  /// What people call that by which a thing is called ("title", "name").
  package var titles: [String] = []
  /// What asks for a property that is named beside it ("what", "which").
  package var questions: [String] = []

  /// No words: nothing can be found by what is said of it.
  package static let none = FindWords(
    requests: [],
    all: [],
    fillers: [],
    particles: [],
    articles: [],
    and: [],
    or: [],
    phrases: []
  )
}
