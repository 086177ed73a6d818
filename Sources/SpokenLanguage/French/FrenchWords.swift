/// Words of French that carry little or no meaning in a command.
///
/// The determiners, pronouns, prepositions and adverbs of the closed classes (Riegel, Pellat and Rioul,
/// "Grammaire méthodique du français").
enum FrenchWords {
  static let fillers = WordSet(words: "euh heu hum hm hmm ben bah ah oh hein merci stp svp hé")

  static let functionWords = WordSet(
    words: """
      le la les l un une des du de d au aux à en dans sur pour par avec sans chez vers parmi mon ma mes ton ta tes
      notre nos votre vos ce cet cette ces moi toi me m te t nous vous que qu et
      """
  )

  static let fillerPhrases = French.runs(
    """
    s'il te plaît,s'il vous plaît,tout de suite,pour moi,pour nous,merci beaucoup,merci d'avance,si tu peux,si tu veux,si vous pouvez,\
    si vous voulez,si possible,si c'est possible,tu peux,tu pourrais,peux-tu,pourrais-tu,pouvez-vous,pourriez-vous,vous pouvez,\
    vous pourriez,est-ce que tu peux,est-ce que tu pourrais,est-ce que vous pouvez,est-ce que vous pourriez,tu veux bien,veux-tu bien,\
    veuillez,je veux,je voudrais,je voudrais bien,j'aimerais,j'aimerais bien,je souhaite,je souhaiterais,j'ai besoin de,j'ai besoin d',\
    j'ai envie de,il faut que tu,il faudrait,tu sais,je pense,je crois,disons,d'accord,ok,okay,bon,alors,donc,oui,maintenant,juste,\
    vite,rapidement,dès que possible,dès que tu peux,bonjour,bonsoir,salut,dis,dis-moi,dis siri,siri,alexa,ok google,assistant,\
    hé assistant,encore une fois,à nouveau,sois gentil et,sois gentille et
    """
  )

  /// Words so frequent that they are seldom a slip for another (the most frequent lemmas of Lexique 3, New and
  /// others, 2004).
  static let common = WordSet(
    words: """
      abord accord affaire age aime ainsi air aller ami amour an ans apres argent arrive assez attendre aucun aujourd
      aussi autre autres avant avec avoir bas beau beaucoup belle besoin bien bon bonne bras bruit car cause cela celle
      celui cent certain chaque cher chez chose choses ciel cinq coeur coin comme comment compte contre corps cote coup
      cours croire dans debout deja demain depuis dernier derriere deux devant dire doit donc donner dont droit eau elle
      encore enfant enfants enfin entre envie etat etre eux face faire fait famille faut femme fille filles fils fin fois
      fond force frere gens grand grande guerre heure heures histoire homme hommes ici idee ils jamais jeune jour jours
      jusque juste lire livre livres loin long lui lumiere main mains maintenant mais maison mal matin meilleur meme mer
      mere mettre mieux mis mise mois moins moment monde mort mot mots moyen nom nous nouveau nuit oeil ombre or ou oui pain
      papa par parce parler part partir pas passe pays pendant penser pere personne petit petite petits peu peur peut
      pied place plein plus point porte pour pourquoi prendre pres presque prix problem puis quand quatre quelque quelques
      question qui quoi raison regard reste rien roi route rue sais sang sans savoir sens sept seul seule si six soeur
      soir soleil son sont sous souvent suis sur table tant tard tel temps terre tete tour tous tout toute toutes
      travail trois trop trouver un venir vent verite vers vie vieux ville visage voici voila voir voix vous vrai vue yeux
      """
  )

  /// What the forms of a noun or adjective have in common ("livre", "livres", "lus").
  static func stem(of word: String) -> String {
    var stem = Diacritics.removed(from: word)
    guard stem.utf8.count <= 64, stem.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else {
      return word
    }
    for ending in ["s", "x", "e"] where stem.utf8.count > 3 && stem.hasSuffix(ending) {
      stem.removeLast()
    }
    return stem
  }
}
