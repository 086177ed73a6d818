/// What the letters of the Latin alphabet have in common to the ear.
enum LatinPhonemes {
  /// By letter those that sound like it.
  static let alike: [Character: [Character]] = [
    "b": ["p", "v"], "p": ["b"], "d": ["t"], "t": ["d"], "g": ["k"], "k": ["g"], "v": ["f", "b"],
    "f": ["v"], "s": ["z"], "z": ["s"], "m": ["n"], "n": ["m"], "a": ["e", "o"], "e": ["i", "a"],
    "i": ["e"], "o": ["u", "a"], "u": ["o"],
  ]
}
