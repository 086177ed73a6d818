/// What English sounds are taken for by ear, by where and how they are made.
enum EnglishSoundCosts {
  static let all = SoundCosts(
    groups: [
      ("@", 35), ("aeiou", 50), ("EIYWUO", 60), ("hr", 45), ("yw", 50), ("td", 60), ("nNl", 70),
    ],
    likeness: [
      ("aeiou@EIYWUO", 50),
      ("aeE", 25), ("eiI", 25), ("aou@", 25), ("ei@", 30), ("iI", 15), ("uU", 15), ("oOW", 30),
      ("aY", 30), ("EeI", 30), ("oU", 35), ("YO", 40),
      ("bp", 30), ("dt", 25), ("gk", 30), ("vf", 30), ("zs", 15), ("ZS", 20), ("JC", 30),
      ("Td", 35), ("Tt", 40), ("Tf", 35), ("Ts", 45), ("Tv", 40), ("Tz", 45),
      ("mnN", 35), ("nN", 20), ("lr", 50), ("lw", 50), ("rw", 50), ("wv", 50), ("yIi", 30),
      ("wUuW", 40), ("r@", 45), ("l@", 60), ("lo", 65), ("hk", 70),
      ("ptk", 60), ("bdg", 60), ("sSCf", 55), ("zZJ", 50), ("sz", 15), ("Ct", 50), ("CS", 35),
      ("Jd", 50), ("JZ", 35), ("ts", 60), ("dz", 60), ("pf", 60), ("bv", 55), ("nd", 65),
      ("mb", 60), ("nl", 65), ("bw", 70), ("gw", 70),
    ],
    classes: ["aeiou@EIYWUO", "bp", "dtT", "gk", "vf", "szSZCJ", "mnN"]
  )
}
