/// How English speakers say that they have begun something or come to its end.
///
/// The verbs of beginning and completing (Levin, "English Verb Classes and Alternations", 1993, classes 55.1 and 55.2) in the
/// forms in which they are told, and what is said in their place with a light verb or a particle ("made a start on",
/// "wrapped up").
enum EnglishPhases {
  private static let begun = """
    started,begun,began,beginning,starting,just started,just begun,commenced,embarked on,made a start on,\
    made a start with,made a beginning with,making a start on,got started on,got started with,getting started on,\
    started in on,set out on,got going on,dived into,dove into,diving into,plunged into,launched into,delved into,dug into,\
    stuck into,tucked into,cracked open,cracked on with,moved on to,moving on to,im on to,now on to
    """
  private static let over = """
    finished,completed,done,done with,all done with,finished with,finished off,finished up,finishing,through with,\
    got through,gotten through,made it through,wrapped up,polished off,over and done with,done and dusted,\
    got to the end of,gotten to the end of,got to the very end of,come to the end of,came to the end of,reached the end of,\
    made it to the end of,got done with,turned the last page of,read the last page of,read the last line of
    """

  /// Verbs of motion in the past, behind which "through" says that all of something is behind whoever moves (Levin 1993,
  /// class 51.3; Talmy, "Toward a Cognitive Semantics", 2000, volume II, chapter 3).
  private static let motions = [
    "raced", "sped", "breezed", "blasted", "flew", "tore", "ripped", "whipped", "zipped", "romped",
    "galloped", "rattled",
    "ploughed", "plowed", "powered", "slogged", "barrelled", "cruised", "whizzed", "rushed",
    "hurried",
  ]

  static let all = PhaseWords(
    begun: begun,
    over: ([over] + motions.map { "\($0) through" }).joined(separator: ",")
  )
}
