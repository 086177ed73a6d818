/// What Korean sounds are taken for by ear, by where and how they are made.
enum KoreanPhonemeCosts {
  static let all = PhonemeCosts(
    groups: [
      ("q", 35), ("aexoui", 55), ("yw", 35), ("h", 35), ("nmNr", 60), ("gGkdDtbBp", 60),
      ("sSjJc", 70),
    ],
    similarity: [
      ("aexouiq", 60),
      ("xo", 25), ("xa", 40), ("xq", 30), ("uq", 25), ("qi", 40), ("ei", 45), ("ea", 45),
      ("ou", 30),
      ("yi", 30), ("wu", 25), ("wo", 30),
      ("gGk", 20), ("dDt", 20), ("bBp", 20), ("sS", 15), ("jJc", 20),
      ("mnN", 35), ("rn", 45), ("rd", 45), ("gN", 50), ("dn", 55), ("bm", 50),
      ("gdb", 55), ("ktp", 55), ("kh", 45), ("th", 55), ("ph", 50), ("sSjJc", 50), ("sSt", 55),
      ("jJcdDt", 50),
    ],
    classes: ["aexouiq", "gGk", "dDt", "bBp", "sSjJc", "mnN"]
  )
}
