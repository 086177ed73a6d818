/// Groups of English words that mean about the same in a command.
///
/// Everyday words only; no group is made for one app or one set of sentences. The groups are wide,
/// because they propose and never decide.
enum EnglishConcepts {
  /// The group of a word, named by its first word.
  static func concept(of word: String) -> String? {
    groups[EnglishStems.stem(of: word)]
  }

  private static let groups: [String: String] = {
    var groups: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      for word in words {
        let stem = EnglishStems.stem(of: word)
        if groups[stem] == nil { groups[stem] = words.first }
      }
    }
    return groups
  }()

  private static let text = """
    start begin activate enable launch
    stop end quit halt cease pause
    delete remove erase clear cancel discard drop trash
    add create make insert put include append
    show display view see list present
    find search look seek locate
    tell say inform explain describe give
    buy purchase order shop get
    send write compose reply forward
    remind reminder notify notification alert
    meeting appointment event schedule calendar agenda
    alarm wake
    song music track tune melody playlist album band artist singer
    movie film cinema theater theatre
    radio station channel broadcast
    book novel audiobook story
    podcast episode
    news headline article
    weather rain sunny snow temperature forecast cold hot humid umbrella storm
    light lamp bulb
    volume loud sound quiet mute silent
    increase raise high bright up
    decrease lower reduce dim down
    clean vacuum dust sweep
    coffee espresso brew latte
    mail email inbox message
    contact number phone address
    restaurant cafe diner bar pub food dinner lunch eat
    takeaway takeout delivery deliver
    train taxi cab bus ticket ride
    traffic commute route road directions
    stock share price market
    currency dollar euro exchange convert
    recipe cook bake ingredient
    joke funny laugh
    tweet post social status
    time hour clock
    date day month year
    today tomorrow tonight
    define definition mean meaning
    plus minus times divided multiply sum calculate
    change switch modify alter update edit set adjust
    repeat again replay
    next skip
    like love enjoy favorite favourite
    big large huge
    small little tiny
    fast quick rapid
    store mall
    family mom mother dad father wife husband brother sister
    plug socket outlet
    """
}
