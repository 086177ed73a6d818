/// What English sounds are taken for by ear, by where and how they are made.
enum EnglishPhonemeCosts {
  static let all = PhonemeCosts(
    groups: [
      ("@", 35), ("aAoeiu", 50), ("EIYWUOQR", 60), ("hr", 45), ("yw", 50), ("td", 60), ("nNl", 70),
    ],
    similarity: [
      ("aAoeiu@EIYWUOQR", 50),
      ("Ao", 10), ("aeE", 25), ("eiI", 25), ("aA@", 25), ("Ao@u", 25), ("ei@", 30), ("iI", 15),
      ("uU", 15), ("oOW", 30), ("AOW", 30), ("aAY", 30), ("EeI", 30), ("OU", 35), ("YQ", 40),
      ("R@", 30), ("Re", 40),
      ("bp", 30), ("dt", 25), ("gk", 30), ("vf", 30), ("zs", 15), ("ZS", 20), ("JC", 30),
      ("TD", 15), ("Dd", 35), ("TDt", 40), ("Tf", 35), ("TDs", 45), ("TDv", 40), ("TDz", 45),
      ("mnN", 35), ("nN", 20), ("lr", 50), ("lw", 50), ("rw", 50), ("wv", 50), ("yIi", 30),
      ("wUuW", 40), ("r@", 45), ("rR", 25), ("l@", 60), ("lO", 65), ("hk", 70),
      ("ptk", 60), ("bdg", 60), ("sSCf", 55), ("zZJ", 50), ("Ct", 50), ("CS", 35),
      ("Jd", 50), ("JZ", 35), ("ts", 60), ("dz", 60), ("pf", 60), ("bv", 55), ("nd", 65),
      ("mb", 60), ("nl", 65), ("bw", 70), ("gw", 70),
    ],
    classes: ["aAoeiu@EIYWUOQR", "bp", "dtTD", "gk", "vf", "szSZCJ", "mnN"]
  )
}
