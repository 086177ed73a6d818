/// How French words are written in messages.
///
/// The shortenings of texting: skeletons of consonants, what sounds alike, and pronouns written on to their verb (Fairon,
/// Klein and Paumier, "Le langage SMS", 2006, chapter 3; Anis, "Parlez-vous texto ?", 2001).
enum FrenchTextedWords {
  static let all = TextedWords(
    """
    c est: c cé
    c était: cété ct
    j ai: g jai jé
    je l ai: jlai
    je suis: jsui jsuis chui chuis
    je veux: jveu jveux
    je voudrais: jvoudrais jvoudré
    je lis: jlis jli
    je viens: jvien jviens
    je sais: jsais jsai
    je peux: jpeux jpeu
    je vais: jvais jvai
    je pense: jpense
    j aime: jaime
    tu peux: tpeux tpeu
    pas: pa
    que: ke
    qui: ki
    quoi: koi kwa
    quel: kel
    quand: kan qd
    est ce que: esk eske
    pour: pr
    dans: ds
    avec: avc
    toujours: tjrs tjr
    beaucoup: bcp
    parce que: pcq psk parske paske
    pourquoi: pk pkoi
    mets: met
    non: nn nan
    oui: oe ouè wé
    d accord: dac dacc
    quelque chose: qqch qqchose
    quelqu un: qqn
    maintenant: mtn mnt
    aujourd hui: ajd auj
    tout: tt
    tous: ts
    toute: tte
    même: mm
    vraiment: vrmt
    désolé: dsl
    salut: slt
    merci: mci mrc
    enlève: enlev enleve
    aussi: ossi oci
    """
  )
}
