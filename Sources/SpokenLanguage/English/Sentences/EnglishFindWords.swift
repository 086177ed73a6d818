/// How people say in English what is to be found.
enum EnglishFindWords {
  private static let makers = EnglishPropertyRoles.makers.names
  private static let times = EnglishPropertyRoles.times.names

  private static let titles = ["title", "name"]
  private static let places = EnglishPropertyRoles.places.names
  private static let ratings = EnglishPropertyRoles.ratings.names

  static let all = FindWords(
    requests: [
      "find", "find me", "find all", "show", "show me", "list", "get", "get me", "search for",
      "look for", "give me", "let me see", "i want to see", "i'd like to see",
      "bring up",
      "pull up", "look up",
    ],
    wishes: [
      "would you mind listing", "would you mind showing",
      "would you mind showing me", "would you mind finding", "would you list", "could you list",
      "could you show", "could you show me", "can you list", "can you show me", "could you find",
      "can you find", "could you find me", "can you find me",
      "i want", "i'd like", "i would like", "i fancy", "i need",
      "i feel like", "i feel like reading", "i'd like to read", "i would like to read",
      "looking for",
    ],
    inquiries: inquiries,
    sortings: [
      "sort", "sort me", "order", "arrange", "rank", "put", "can you sort", "could you sort",
      "can you order", "please sort",
    ],
    askings: [
      "which", "what", "how many", "are there", "is there", "do i have", "do i own", "do we have",
      "do we own", "do you have", "have you got", "you got", "got", "have i", "have we",
      "have i got", "have we got", "which ones", "whats", "what's", "what have i", "what have we",
    ],
    // The pronouns in -thing, "what", and "one" where it stands for a thing.
    anything: [
      "anything", "something", "everything", "what", "which ones", "the ones", "things", "any",
      "some", "whatever", "stuff", "ones",
    ],
    others: ["other", "others", "else", "another"],
    all: ["all", "every", "everything", "all of the", "any"],
    fillers: [
      "the", "a", "an", "that", "which", "who", "are", "is", "was", "were", "with", "whose",
      "having",
      "have", "has", "where", "published", "written", "made", "released", "printed", "my", "please",
      "then", "them", "it", "of", "stars", "star", "in", "i", "ive", "i've", "am", "im", "yet",
      "own", "come out", "came out", "comes out", "coming out", "else", "mine", "of mine", "one",
      "there", "do", "did", "we", "we've", "weve", "got", "any", "some", "so far", "ever", "still",
      "already", "back",
      "around", "with me",
    ],
    places: [
      "here", "in here", "in there", "at home", "in the house", "in our house", "in my house",
    ]
      + ["shelf", "shelves", "bookshelf", "bookshelves", "bookcase"].flatMap {
        ["on my \($0)", "on our \($0)", "on the \($0)", "in the \($0)"]
      },
    particles: [],
    articles: [
      "the", "a", "an", "my", "its", "their", "mr", "mrs", "ms", "miss", "dr", "sir", "dame",
    ],
    and: ["and", "and also", "but"],
    or: ["or"],
    phrases: conditions + comparing + orders + limits,
    negations: [
      OptionNegation("{stem}", ["un{stem}"])
    ],
    makers: makers,
    roles: EnglishPropertyRoles.all,
    titles: titles,
    questions: EnglishPropertyRoles.questions
  )

  /// Verbs of looking and telling, alone and behind what asks for that, and what says by itself that one would like to know.
  private static let inquiries: [String] = {
    let verbs = [
      "check", "see", "look", "have a look", "take a look", "find out", "look and see", "tell me",
      "tell us", "remind me", "let me know", "say", "show me",
    ]
    let askings = [
      "can you", "could you", "would you", "will you", "can you just", "could you just",
    ]
    let wondering = [
      "i wonder", "i was wondering", "any idea", "i'd like to know", "i want to know",
      "do you know", "do you happen to know", "i can't remember", "i forget",
    ]
    let begun = verbs + askings.flatMap { asking in verbs.map { asking + " " + $0 } } + wondering
    return begun + begun.flatMap { begin in ["if", "whether", "what"].map { begin + " " + $0 } }
  }()

  private static let conditions: [FindPhrase] = [
    .condition(
      [.contains, .equalTo],
      roles: makers,
      [
        "by {value}", "from {value}", "of {value}", "written by {value}", "by the author {value}",
        "by author {value}", "did {value} write",
        "has {value} written", "{value} wrote", "{value} has written",
      ]
    ),
    .condition(
      [.equalTo],
      roles: ratings,
      [
        "rated {value}", "i rated {value}", "i gave {value}", "i have given {value}",
        "i've given {value}", "did i rate {value}", "did i give {value}", "have i given {value}",
        "have i rated {value}", "with {value} stars", "gave {value}",
      ]
    ),
    .condition(
      [.equalTo],
      [
        "{property} is {value}", "{property} equals {value}", "{property} equal to {value}",
        "{property} is exactly {value}",
      ]
    ),
    .condition([.equalTo, .contains], ["{property} {value}", "{property} of {value}"]),
    .condition(
      [.equalTo, .contains],
      roles: titles,
      ["called {value}", "named {value}", "titled {value}"]
    ),
    .condition(
      [.equalTo],
      ["{value}", "{value} {property}", "on {value}", "on {value} {property}", "in {value}"]
    ),
    .condition([.equalTo, .contains], roles: places, ["in {value}", "at {value}"]),
    .condition(
      [.equalTo],
      roles: times,
      [
        "in {value}", "from {value}", "of {value}", "from the year {value}", "in the year {value}",
        "of the year {value}",
      ]
    ),
    .condition(
      [.notEqualTo],
      [
        "{property} is not {value}", "{property} not {value}", "{property} isn't {value}",
        "{property} other than {value}", "{property} differs from {value}", "not {value}",
        "not on {value}", "not on {value} {property}", "not in {value}", "haven't {value}",
        "haven't i {value}", "haven't we {value}",
        "havent {value}", "have not {value}", "never {value}", "isn't {value}", "aren't {value}",
      ]
    ),
    .condition([.notEqualTo], roles: makers, ["not by {value}"]),
    .condition(
      [.contains],
      [
        "{property} contains {value}", "{property} containing {value}",
        "{property} includes {value}", "{property} including {value}", "{property} has {value}",
        "{value} in {property}", "{value} in its {property}", "{value} in the {property}",
        "{property} with {value}",
      ]
    ),
    .condition(
      [.hasPrefix],
      [
        "{property} begins with {value}", "{property} beginning with {value}",
        "{property} starts with {value}", "{property} starting with {value}",
      ]
    ),
    .condition(
      [.hasPrefix],
      roles: titles,
      ["begin", "begins", "beginning", "start", "starts", "starting"].flatMap { verb in
        ["with", "with the letter", "with the letters", "with the word"].map {
          "\(verb) \($0) {value}"
        }
      }
    ),
    .condition(
      [.hasSuffix],
      [
        "{property} ends with {value}", "{property} ending with {value}",
        "{property} ending in {value}",
      ]
    ),
  ]

  private static let comparing: [FindPhrase] = [
    .condition(
      [.lessThan],
      roles: times,
      ["before {value}", "from before {value}", "earlier than {value}", "older than {value}"]
    ),
    .condition(
      [.lessThan],
      [
        "{property} before {value}", "{property} is before {value}",
        "{property} less than {value}", "{property} is less than {value}",
        "{property} below {value}", "{property} under {value}", "less than {value} {property}",
        "fewer than {value} {property}",
      ]
    ),
    .condition(
      [.greaterThan],
      roles: times,
      ["after {value}", "from after {value}", "later than {value}", "newer than {value}"]
    ),
    .condition(
      [.greaterThan],
      [
        "{property} after {value}", "{property} is after {value}",
        "{property} greater than {value}", "{property} is greater than {value}",
        "{property} more than {value}", "{property} is more than {value}",
        "{property} above {value}", "{property} over {value}", "more than {value} {property}",
      ]
    ),
    .condition(
      [.lessThanOrEqualTo],
      roles: times,
      ["until {value}", "up to {value}", "not after {value}"]
    ),
    .condition(
      [.lessThanOrEqualTo],
      [
        "{property} at most {value}", "{property} is at most {value}", "{property} until {value}",
        "{property} up to {value}", "{property} not more than {value}",
        "at most {value} {property}",
      ]
    ),
    .condition(
      [.greaterThanOrEqualTo],
      roles: times,
      ["since {value}", "not before {value}", "from {value} on"]
    ),
    .condition(
      [.greaterThanOrEqualTo],
      [
        "{property} at least {value}", "{property} is at least {value}",
        "{property} since {value}", "{property} from {value}", "{property} not less than {value}",
        "at least {value} {property}",
      ]
    ),
    .condition(
      [.greaterThanOrEqualTo],
      roles: ratings,
      ["rated at least {value}", "rated {value} or more", "at least {value} stars"]
    ),
    .condition([.equalTo], roles: ratings, ["rated {value}", "{value} stars"]),
    .condition(
      [.isBetween],
      [
        "{property} between {value} and {other}", "{property} is between {value} and {other}",
        "{property} from {value} to {other}", "{property} from {value} until {other}",
      ]
    ),
    .condition(
      [.isBetween],
      roles: times,
      ["between {value} and {other}", "from {value} to {other}", "from {value} until {other}"]
    ),
  ]

  private static let orders: [FindPhrase] = [
    .order([
      "sorted by {property}", "sort by {property}", "ordered by {property}",
      "order by {property}", "by {property}", "then by {property}", "in order of {property}",
      "sort them by {property}", "in order by {property}",
    ]),
    .order(
      isDescending: false,
      roles: titles,
      ["alphabetically", "in alphabetical order", "a to z", "from a to z"]
    ),
    .order(
      isDescending: true,
      [
        "descending", "in descending order", "reversed", "backwards", "greatest first",
        "highest first", "best first", "last first", "most first", "largest first",
      ]
    ),
    .order(
      isDescending: false,
      ["ascending", "in ascending order", "least first", "lowest first", "smallest first"]
    ),
    .order(
      isDescending: true,
      roles: ratings,
      ["best rated", "top rated", "highest rated", "favourite", "favorite"]
    ),
    .order(
      isDescending: false,
      roles: ratings,
      ["worst rated", "lowest rated", "least favourite", "least favorite"]
    ),
    .order(
      isDescending: true,
      roles: times,
      ["newest first", "latest first", "most recent first", "newest", "latest", "most recent"]
    ),
    .order(
      isDescending: false,
      roles: times,
      ["oldest first", "earliest first", "oldest", "earliest"]
    ),
  ]

  private static let limits: [FindPhrase] = [
    .limit([
      "first {number}", "top {number}", "limit {number}", "limit to {number}",
      "limit of {number}", "no more than {number}", "at most {number}", "only {number}",
      "{number} {noun}", "first {number} {noun}", "{number} of them", "{number}",
      "up to {number} {noun}",
    ])
  ]
}
