/// How English speakers ask without commanding: the words around a request that say nothing of what is asked for.
///
/// Query preparatories and hedged performatives with their downgraders, after Blum-Kulka, House and Kasper, "Cross-Cultural
/// Pragmatics: Requests and Apologies" (1989), appendix: who wonders whether somebody could, would be grateful if somebody
/// did, or asks what the chances are.
enum EnglishRequestFormulas {
  static let all = PhraseRows.phrases(
    """
    i was|i am|im|i was just|im just|just|- + wondering + if|whether + you|we|i|someone + could|can|might|would
    i wonder|i wondered + if|whether + you|we|i|someone + could|can|might|would
    i was wondering|i wonder|im wondering + if|whether + you|we|i + might be able to|would be able to|could possibly|would mind
    i was wondering|i wonder + if|whether + it + would be|might be + possible to
    i|we + would|should|d + be + grateful|very grateful|most grateful|so grateful|obliged|much obliged|very much obliged|happy|delighted|glad + if you + could|would|can|might
    id|wed + be + grateful|very grateful|most grateful|so grateful|obliged|much obliged|very much obliged|happy|delighted|glad + if you + could|would|can|might
    id|i would|i should|id really|i would really|wed + appreciate it|love it|like it + if you + could|would|can
    it would be|itd be|would be|it will be + great|nice|good|lovely|wonderful|helpful|fantastic|ideal|kind|kind of you|cool|awesome|a great help|a help + if you + could|would|can
    it would be|itd be|would be + great|nice|good|lovely|wonderful|helpful|fantastic|kind|kind of you|cool|awesome + if you
    it would help|it would help me + if you + could|would|can
    i was|i am|im|we were + hoping|thinking|thinking maybe|thinking perhaps + you|we|that you|that we + could|can|might|would
    what|all + i want|id like|i need|im asking + is + to|for you to|that you
    my request|my wish|the idea|the plan + is + to|for you to
    make|be|please make|please be + sure + to|you|that you
    see to it|see + that you
    it is|its|i think its|i think it is|i believe its|i reckon its|i guess its|- + time|high time|about time + to|we|you
    ive|i have + decided|resolved|made up my mind + to
    im|i am|we are|were + supposed|meant + to
    ive|i have + been meaning|been wanting + to
    you|i think you|i believe you|maybe you|perhaps you|so you + should|may|might as well|had better|can go ahead and
    youd better|you better
    may|might|can|could + i + trouble|ask|bother|beg|persuade + you to
    i + would|must|should|have to|wish to + ask|beg + you to
    would it be|might it be|is it + possible|ok|okay|all right|alright + for you to
    would it be|will it be + possible|ok|okay|all right|alright + to|if you could|if you
    is it possible + to have
    any chance|is there any chance|is there a chance|whats the chance|what are the chances + you|we|i + could|can|might|d
    any chance|is there any chance|is there a chance + of you
    do you think|dyou think|do you suppose|you think + you|we|i + could|can|might
    perhaps|maybe + you|we + could|can|might|should
    so|and + perhaps|maybe + you|we + could|can|might
    could|can|might + i + get|have + you to
    be + a dear|a pet|a darling|an angel|a love + and
    """
  )
}
