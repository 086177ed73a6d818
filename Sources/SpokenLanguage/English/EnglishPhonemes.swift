/// Reads an English spelling as a row of sounds, each one byte.
///
/// A dictionary would know better; the rules are right often enough to compare how words sound, since
/// both sides are read by the same rules. Vowels are `a e i o u @` and long `E I Y W U O`; consonants
/// are written as usual, with `T` for th, `S` for sh, `Z` as in measure, `C` for ch, `J` for dge and
/// `N` for ng.
enum EnglishPhonemes {
  private static let longestSpelling = 5
  private static let longestWord = 64

  /// The sounds of a word, or nil for one that is not made of Latin letters and digits.
  static func sounds(of word: String) -> [UInt8]? {
    let letters = Array(Diacritics.removed(from: word).utf8).filter { $0 != UInt8(ascii: "'") }
    guard !letters.isEmpty, letters.count <= longestWord, letters.allSatisfy(isReadable) else {
      return nil
    }
    guard letters.count <= 8 else { return read(letters) }
    if let known = irregular[packed(letters[...])] { return known }
    if letters.last == UInt8(ascii: "s"), letters.count > 3,
      let known = irregular[packed(letters.dropLast())]
    {
      return known + [UInt8(ascii: "z")]
    }
    return read(letters)
  }

  /// Up to eight letters as one number, which is quicker to look up than a row.
  private static func packed(_ letters: ArraySlice<UInt8>) -> UInt64 {
    letters.reduce(0) { $0 << 8 | UInt64($1) }
  }

  private static func isReadable(_ letter: UInt8) -> Bool {
    (0x61...0x7A).contains(letter) || (0x30...0x39).contains(letter)
  }

  private static func isVowel(_ letter: UInt8) -> Bool {
    switch letter {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"),
      UInt8(ascii: "u"), UInt8(ascii: "y"):
      true
    default: false
    }
  }

  private static func read(_ letters: [UInt8]) -> [UInt8] {
    var sounds: [UInt8] = []
    sounds.reserveCapacity(letters.count)
    var place = 0
    while place < letters.count {
      if let special = special(letters, place, isFirst: sounds.isEmpty) {
        sounds += special
        place += 1
        continue
      }
      var length = min(longestSpelling, letters.count - place)
      var read: [UInt8] = []
      while length > 0 {
        if let known = spellings[packed(letters[place..<(place + length)])] {
          read = known
          break
        }
        length -= 1
      }
      let isDoubled = length == 1 && read.count == 1 && sounds.last == read[0]
      if !isDoubled { sounds += read }
      place += max(1, length)
    }
    return sounds
  }

  /// The sounds of a letter that depends on what stands around it.
  private static func special(_ letters: [UInt8], _ place: Int, isFirst: Bool) -> [UInt8]? {
    let letter = letters[place]
    let next = place + 1 < letters.count ? letters[place + 1] : 0
    let isFront =
      next == UInt8(ascii: "e") || next == UInt8(ascii: "i") || next == UInt8(ascii: "y")
    switch letter {
    case UInt8(ascii: "e") where place == letters.count - 1 && place > 1: return []
    case UInt8(ascii: "y"):
      if place == 0 { return [letter] }
      guard place == letters.count - 1 else { return [UInt8(ascii: "i")] }
      return [letters.count <= 3 ? UInt8(ascii: "Y") : UInt8(ascii: "I")]
    case UInt8(ascii: "c") where isFront: return [UInt8(ascii: "s")]
    case UInt8(ascii: "g") where isFront && place > 0: return [UInt8(ascii: "J")]
    default: return isLengthened(letters, place) ? lengthened[letter] : nil
    }
  }

  /// Whether a vowel is made long by an e after the next consonant ("make", "makes", "baked").
  private static func isLengthened(_ letters: [UInt8], _ place: Int) -> Bool {
    guard lengthened[letters[place]] != nil, place + 2 < letters.count,
      letters[place + 2] == UInt8(ascii: "e"), !isVowel(letters[place + 1]),
      !"wxr".utf8.contains(letters[place + 1]), place == 0 || !isVowel(letters[place - 1])
    else { return false }
    guard place + 3 < letters.count else { return true }
    return place + 4 == letters.count && "sd".utf8.contains(letters[place + 3])
  }

  private static let lengthened: [UInt8: [UInt8]] = table("a=E e=I i=Y o=o u=U").reduce(
    into: [:]
  ) { $0[UInt8(truncatingIfNeeded: $1.key)] = $1.value }

  private static let spellings = table(
    """
    tion=S@n sion=Z@n tious=S@s cious=S@s tial=S@l cial=S@l ture=C@r sure=Z@r ough=o augh=o \
    aught=ot ought=ot eigh=E igh=Y tch=C dge=J sch=sk ch=C sh=S ph=f th=T wh=w ck=k ng=N gh= qu=kw \
    kn=n wr=r gn=n mb=m ee=I ea=I ie=I ei=I ey=I oo=U ou=W ow=o oa=o oe=o oi=O oy=O ai=E ay=E au=o \
    aw=o ew=U ue=U ui=U eu=U ar=ar or=or er=@r ir=@r ur=@r ear=Ir air=er our=or a=a e=e i=i o=o u=u \
    b=b c=k d=d f=f g=g h=h j=J k=k l=l m=m n=n p=p q=k r=r s=s t=t v=v w=w x=ks z=z 0=ziro 1=wun \
    2=tU 3=TrI 4=for 5=fYv 6=siks 7=sev@n 8=Et 9=nYn
    """
  )

  private static let irregular = table(
    """
    one=wun two=tU to=tU too=tU of=uv the=T@ was=wuz is=iz are=ar what=wut who=hU you=yU your=yor \
    do=dU have=hav give=giv some=sum come=kum said=sed they=TE any=eni many=meni eye=Y i=Y im=Ym \
    my=mY me=mI we=wI he=hI she=SI be=bI people=pIp@l know=no now=nW how=hW down=dWn town=tWn a=@ \
    an=@n and=@nd read=rId great=grEt friend=frend music=myUzik use=yUz busy=bizi would=wUd could=kUd \
    should=SUd there=Ter their=Ter where=wer here=hir only=onli by=bY why=wY buy=bY so=so go=go no=no \
    from=frum love=luv off=of water=woter word=w@rd work=w@rk world=w@rld heard=h@rd island=Yl@nd \
    answer=ans@r talk=tok walk=wok says=sez does=duz done=dun put=pUt into=intU doctor=dokt@r
    """
  )

  /// Reads pairs of a spelling and its sounds.
  private static func table(_ text: String) -> [UInt64: [UInt8]] {
    text.split(whereSeparator: \.isWhitespace).reduce(into: [:]) { table, entry in
      let parts = entry.split(separator: "=", omittingEmptySubsequences: false)
      table[packed(Array(parts[0].utf8)[...])] = Array(parts[1].utf8)
    }
  }
}
