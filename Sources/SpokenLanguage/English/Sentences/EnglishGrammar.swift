/// The closed-class words and general verbs of English commands.
///
/// The verbs are the everyday ones of Levin's classes of putting, removing, obtaining, showing and
/// appraising ("English Verb Classes and Alternations", 1993, sections 9, 10, 13.5, 29, 30 and 33); the
/// cues are question words, auxiliaries, past forms of those verbs, and verbs of saying and reminding.
enum EnglishGrammar {
  static let all = SentenceGrammar(
    verbs: verbs,
    separableVerbs: separable + telling,
    actionVerbs: EnglishActionVerbs.all,
    past: EnglishPast.tense,
    pastMarks: WordRuns(pastMarks, English.tokenizer),
    phases: WordRuns(EnglishPhases.all.list, English.tokenizer),
    pastCopulas: WordRuns("was,were", English.tokenizer),
    // Quirk et al. (1985), sections 6.15 and 6.45.
    otherPersons: WordRuns(
      """
      he,she,they,hes,shes,theyre,theyve,hed,shed,theyd,everyone,everybody,everyones,everybodys,someone,somebody,someones,\
      somebodys,anyone,anybody,nobody,nobodys,no one,no ones,others,the others
      """,
      English.tokenizer
    ),
    determiners: WordRuns(
      "a,an,the,my,your,our,his,her,their,its,this,that,these,those,some,any,no,every,each,another",
      English.tokenizer
    ),
    gerunds: EnglishGerunds.requests,
    possibilities: WordRuns("is it possible to,are you able to", English.tokenizer),
    acts: acts,
    courtesies: WordRuns(courtesies + "," + emphasizers, English.tokenizer),
    pauses: WordRuns(
      "look,look here,listen,see,let me see,let me think,lets see,lets see now,let me think about it,let me check,i see",
      English.tokenizer
    ),
    counters: WordRuns(
      "out of 5,out of 10,out of 100,outta 5,outta 10,x,stars,star,copies,copy,pieces,times,percent,points,point,degrees,degree,minutes,minute,hours,hour,seconds,second",
      English.tokenizer
    ),
    quantities: [
      Quantity(.number(1), "another,one more,just the one,just one", English.tokenizer),
      Quantity(
        .most,
        "full marks,top marks,the maximum,maximum,the highest,highest,highest score,top rating,top score,all the",
        English.tokenizer
      ),
      Quantity(
        .least,
        "the minimum,minimum,the lowest,lowest,lowest score,lowest rating,the worst",
        English.tokenizer
      ),
    ],
    numberHomophones: [
      "a": 1, "an": 1, "for": 4, "fore": 4, "to": 2, "too": 2, "won": 1, "ate": 8, "tree": 3,
    ],
    attributions: WordRuns(
      "by,written by,from,of,the one by,the one of,the one from,by author,author,whose author is",
      English.tokenizer
    ),
    possessiveEndings: ["'s", "s", "'"],
    functionWords: WordRuns(
      """
      i,im,ive,id,ill,we,weve,wed,me,my,mine,us,our,ours,you,your,am,is,are,be,been,being,was,were,do,does,did,\
      have,has,had,got,youve,youre,theyve,theyre,hes,shes,the,a,an,to,of,on,in,at,as,for,from,with,by,into,onto,off,over,under,up,out,\
      down,back,away,1,1s,1es,ones,some,any,still,yet,should,must,could,would,needs,need,that,this,these,those,thats,so,than,about,around,\
      going to,ought to,gonna,gotta,there,here,it,its,now,already,can,u,ur,r,re,teh,shld,cld,wld,what im,what i am,what ive,\
      anymore,any more,out of,a few,several,a couple,a couple of,a bunch of,whatever,whichever,among,amongst,something,anything,everything,thing,things,stuff,\
      another,a further,an additional,an extra,further,additional,extra,more,some more
      """,
      English.tokenizer
    ),
    questionWords: WordRuns(
      "what,whats,whatve,whatre,which,who,whos,whose,when,whens,where,wheres,how,how many,how much",
      English.tokenizer
    ),
    exclusionsBefore: WordRuns(
      "not,and not,instead of,rather than,but not,from",
      English.tokenizer
    ),
    repetitions: WordRuns(
      "too,also,as well,same for,the same for,do the same for,do the same with,same with,likewise,ditto,ditto for,the same,just the same,exactly the same,the same again,same again for,the same again for,same rating for,same here,same",
      English.tokenizer
    ),
    steps: NumberSteps(
      more: WordRuns(
        """
        more,another,extra,additional,up,up a,up by,bump up,bump it up,bump that up,bump,raise,increase,add,plus,higher,upgrade
        """,
        English.tokenizer
      ),
      less: WordRuns(
        """
        less,fewer,lower,down,off,knock off,knock,drop,dock,deduct,subtract,minus,take off,take away,downgrade,reduce,decrease
        """,
        English.tokenizer
      ),
      goals: WordRuns("to,at,as", English.tokenizer)
    ),
    pluralOfNames: "s",
    proform: English.tokenizer.words(in: "one").first,
    honorifics: WordRuns(
      "mr,mrs,ms,miss,mx,mister,sir,madam,dr,doctor,prof,professor",
      English.tokenizer
    ),
    particles: WordRuns(
      "on,off,up,down,in,out,over,under,back,away,into,onto,to,from,around,through",
      English.tokenizer
    ),
    // Of the words for places those that are adverbs only or mostly (Quirk et al., "A Comprehensive Grammar of the
    // English Language", 1985, section 9.66).
    directions: WordRuns("over,back,up,down,away,along,across,straight", English.tokenizer),
    // The causatives with a participle, and the verbs of wanting that take one alike (Huddleston and Pullum 2002,
    // sections 14.1.3 and 14.5.6).
    causatives: WordRuns("get,have,see,want,need,like,love,prefer", English.tokenizer),
    // Of Levin's verbs of removing (1993, section 10) and of ending (55.4) those that no class above holds, verbs of
    // freeing, and the particles of leaving.
    reversives: WordRuns(
      """
      off,out,away,out of,no more,no longer,anymore,any more,any longer,enough,over,done,finished,through,\
      release,free,lift,withdraw,undo,reverse,revert,reset,clear,empty,drain,evict,eject,extract,exclude,expel,dismiss,discharge,\
      detach,disconnect,disengage,separate,subtract,omit,skip,leave out,let go,let go of,give up,cease,conclude,terminate,\
      discontinue,halt,void,retract,check out,sign out,sign off,clock out,clock off,log out,log off
      """,
      English.tokenizer
    ),
    reversivePrefix: "un",
    // Of Levin's verbs of image creation and of registering (1993, sections 25 and 54.1) those that keep what was done.
    recordings: WordRuns(
      "log,record,register,mark,track,report,count,enter,tick off,check off,cross off,complete",
      English.tokenizer
    ),
    gradeArticles: WordRuns(
      """
      a,an,as a,is a,a full,the full,a perfect,a solid,a strong,a weak,a generous,a firm,a measly,a mere,a decent,a respectable,a big,\
      a big fat,a good,a lonely,full,solid,strong,weak,generous,firm,measly,decent,respectable,big fat,\
      big,whole,glowing,shiny,lousy,paltry,meagre,poor,sad,worth,easily worth,well worth,is worth,is easily worth,worth a,worth a full
      """,
      English.tokenizer
    ),
    containers: WordRuns(
      """
      page,entry,record,info,information,card,screen,display,details,profile,file,listing,item,list,collection,catalogue,catalog,\
      database,system,app,shop,store,cart,basket,account
      """,
      English.tokenizer
    ),
    consequences: WordRuns(
      "so,so please,so can you,so could you,so go and,and so",
      English.tokenizer
    ),
    postponements: WordRuns(
      """
      later,later on,for later,another time,another day,some other time,some other day,next time,can wait,may wait,will wait,\
      has to wait,must wait
      """,
      English.tokenizer
    ),
    clauseStarts: WordRuns(
      "because,cause,bc,cuz,cos,coz,since,it was,it is so,its so,its just,that was,which was,although,even though",
      English.tokenizer
    ),
    dismissals: WordRuns(
      "oh well,cant be helped,it cant be helped,so be it,whatever,anyway,anyhow,anyways,either way,in any case,at any rate,no matter what,as it is",
      English.tokenizer
    ),
    adversatives: WordRuns("but,though,however,except,unless,only if,not until", English.tokenizer),
    keepings: WordRuns(
      "keep,keeping,keeps,stays,stay,leave,hang on to,hold on to,holding on to,hanging on to",
      English.tokenizer
    ),
    complementizers: WordRuns("that", English.tokenizer),
    contentStarts: WordRuns(
      "saying,saying that,which says,which says that,that says,that says that,which reads,that reads,with the words",
      English.tokenizer
    ),
    auxiliaries: WordRuns(
      """
      am,is,are,was,were,isnt,arent,wasnt,werent,have,has,had,havent,hasnt,hadnt,do,does,did,dont,doesnt,didnt,\
      will,would,can,could,shall,should,may,might,must,wont,wouldnt,cant,couldnt,shouldnt
      """,
      English.tokenizer
    ),
    modals: WordRuns(
      "will,would,can,could,shall,should,may,might,must,wont,wouldnt,cant,couldnt,shouldnt,ill,youll,hell,shell,itll,theyll,id,youd,theyd",
      English.tokenizer
    ),
    contractedAuxiliaries: ["'s", "’s", "'ll", "’ll", "'d", "’d"],
    asideStarts: WordRuns(
      """
      i,im,ive,id,ill,we,weve,were,he,hes,she,shes,they,theyre,theyve,its,it is,it was,it has,it had,it took,it made,it felt,it kept,it got,it gave,it really,it just,it did,it does,theres,there is,\
      there are,that was,thats,my,our,his,their,because,cause,cos,coz,cuz,cus,bc,becuz,becos,since,so i,so im,so that,so we,so my,so its,\
      so she,so he,so they,though,although,even though,while,whilst,before i,before we,before it,before he,\
      before she,before they,before the,before my,before a,before anyone,before someone,cant,couldnt,just cant,just couldnt,didnt,just didnt,wasnt,seeing as,in order to,so as to,just to,to keep,to help,to avoid,to make sure,to make room,to make space,given that,now that,wish,hope,hoping,looks like,for my,for our,for his,for her,for their,for mum,\
      for mom,for dad,for grandma,for grandpa,for granny,nobody,nobodys,no one,no ones,noone,everyone,everybody,\
      someone,somebody,anyone,youre,you are,this is,this was,that is,which,who
      """,
      English.tokenizer
    ),
    adjunctStarts: WordRuns(
      """
      for,as a gift,as a present,on behalf of,on my behalf,on our behalf,on his behalf,on her behalf,on their behalf,without,from my,from our,from his,from her,from their,from this,from yours truly
      """,
      English.tokenizer
    ),
    on: WordRuns(
      "on,turn it on,switch it on,turn on,switch on,enable,enabled,true",
      English.tokenizer
    ),
    off: WordRuns(
      "off,turn it off,switch it off,turn off,switch off,disable,disabled,false",
      English.tokenizer
    ),
    distributives: WordRuns(
      """
      each,both,both of them,both of those,all of them,all of those,all,every one of them,all two,all three,all four,all five,all six,all 3,\
      all 4,all 5,all three of them,all four of them,all five of them,the two of them,the three of them,the lot of them
      """,
      English.tokenizer
    )
  )

  private static let verbs: [VerbClass] = [
    VerbClass(
      "open",
      "open,open up,go to,take me to,jump to,navigate to,launch,visit",
      English.tokenizer,
      onlyShows: true
    ),
    VerbClass(
      "show",
      """
      show,show me,show us,bring me,bring us,gimme a look at,lemme see,lemme have a look at,lets have a look at,display,bring up,pull up,call up,see,view,look at,have a look at,\
      take a look at,let me see,let me have a look at,lets see,check out,check,pop up,put up
      """,
      English.tokenizer,
      onlyShows: true
    ),
    VerbClass(
      "remove",
      """
      remove,delete,erase,throw out,throw away,get rid of,ditch,dump,kick out,kick,toss,toss out,trash,\
      discard,drop,wipe,bin,scrap,chuck,chuck out,clear out,take out,take off,eliminate,lose,purge,weed out,weed,strike,strike out,cross off,cross out,scrub,expunge,\
      axe,yeet,junk,jettison,oust,banish,cull,prune,shred,nuke,zap,rub out,blot out,wipe out,cast out,boot out,turf out,dispose of,get shot of,\
      can go,may go,should go,must go,has to go,have to go,needs to go,need to go,gotta go
      """,
      English.tokenizer
    ),
    VerbClass(
      "add",
      """
      add,include,insert,enter,register,append,put in,save,keep,log,record,store,import,catalogue,catalog,enrol,enroll,enlist,\
      admit,incorporate,bring in,pop in,stick in,slip in,slot in,chuck in,throw in
      """,
      English.tokenizer
    ),
    VerbClass(
      "move",
      """
      move,put,shift,transfer,bring,file,place,shelve,switch,relocate,send,mark,set,change,stick,bump,slide,\
      shove,stash,stow,sling,tuck,lodge,lob,plonk,bung,whack,drag,reassign,tag,label,flag,put back,move back,bring back,push,pop,sort,go,goes,belongs
      """,
      English.tokenizer
    ),
    VerbClass(
      "buy",
      "buy,purchase,order,procure,obtain,get,get me,get hold of,pick up,pay for,shop for,preorder,grab,acquire,reorder",
      English.tokenizer
    ),
    VerbClass("rate", "rate,score,grade,review,rank,rating,assess,judge,star", English.tokenizer),
    VerbClass(
      "find",
      """
      find,find me,search,search for,look for,look up,locate,seek,hunt for,hunt down,do i have,\
      have i got,got any,do we have,are there,is there,what do i have,what have i got,got anything
      """,
      English.tokenizer,
      onlyShows: true
    ),
    VerbClass("play", "play,listen to,put on,hear", English.tokenizer),
    VerbClass("call", "call,phone,ring,dial", English.tokenizer),
    VerbClass("send", "send,text,message,email,mail,share,forward", English.tokenizer),
    VerbClass(
      "begin",
      "start,begin,turn on,switch on,enable,activate,power on,fire up,kick off,run",
      English.tokenizer
    ),
    VerbClass(
      "end",
      "stop,end,turn off,switch off,disable,deactivate,finish,shut off,shut down,power off,kill,cut,pause,close,quit",
      English.tokenizer
    ),
    VerbClass("cancel", "cancel,call off,scrap,scrub,abort,annul,revoke,drop", English.tokenizer),
    VerbClass(
      "resume",
      "resume,unpause,continue,restart,go on with,carry on with",
      English.tokenizer
    ),
    VerbClass(
      "close",
      "close,shut,close off,block off,seal off,shut up,lock up",
      English.tokenizer
    ),
    VerbClass("raise", "raise,increase,turn up,boost", English.tokenizer),
    VerbClass("lower", "lower,decrease,reduce,turn down,dim,drop,bring down", English.tokenizer),
    VerbClass("remind", "remind,notify,alert", English.tokenizer),
    VerbClass(
      "tell",
      "tell,tell me,tell us,say,explain,describe",
      English.tokenizer,
      onlyShows: true
    ),
    // Of the verbs of the transfer of a message and of its instruments (37.1, 37.4) those that name a person first.
    VerbClass(
      "inform",
      "tell,inform,notify,advise,alert,warn,message,text,email,mail,write to",
      English.tokenizer
    ),
    // The verbs of scribbling and transcribing (25.2, 25.4).
    VerbClass(
      "note",
      """
      note,note down,write,write down,jot,jot down,put down,take down,scribble,scribble down,log,record,make a note,\
      leave a note,take a note
      """,
      English.tokenizer
    ),
    VerbClass("make", "create,write,compose,draft,generate", English.tokenizer),
    VerbClass(
      "light",
      """
      give,gives,gimme,gets,bring,bring up,bring down,take down,deserves,merits,earns,warrants,make,makes,put,puts,set,sets,mark,change,get,take,have,let,do,use,turn,\
      switch,update,adjust,add,assign,want,would like,award,leave,grant,hand,correct,edit,modify,its
      """,
      English.tokenizer,
      isLight: true
    ),
  ]

  /// The verbs above whose particle may stand behind what they are about ("take it out").
  private static let separable: [SeparableVerb] = [
    (
      "remove", "throw,toss,chuck,take,get,kick,boot,turf,fire,clear,weed,strike,cross",
      "out,outta,away,off"
    ),
    ("move", "put,bring", "back"),
    ("show", "bring,pull,call,put,pop,get,have", "up"),
    // The resultative "open" behind verbs of throwing and pulling (Levin 1993, 12 and 17.1) and the causative "get".
    ("open", "throw,fling,swing,crack,pull,pop,flip,stick,get,have", "open"),
    ("buy", "pick", "up"),
    ("begin", "turn,switch,power", "on"),
    // The causative "get" and "have" with a participle of beginning (Huddleston and Pullum 2002, chapter 14).
    ("begin", "get,set,have,keep", "going,running,started,rolling"),
    ("play", "put,stick,pop", "on"),
    ("begin", "put,stick,pop", "on"),
    ("end", "turn,switch,shut,power", "off"),
    ("raise", "turn", "up"),
    ("lower", "turn", "down"),
  ].map { name, stems, particles in
    SeparableVerb(
      name: name,
      stems: WordRuns(stems, English.tokenizer),
      particles: WordRuns(particles, English.tokenizer),
      tellsFromWhere: name == "remove"
    )
  }

  /// The same before what is told ("let Ana know that …").
  private static let telling = [
    SeparableVerb(
      name: "inform",
      stems: WordRuns("let", English.tokenizer),
      particles: WordRuns("know", English.tokenizer),
      endsClause: false
    )
  ]

  private static let acts: [SpeechActCue] = [
    // What says to leave something undone: of Levin's verbs of avoiding (1993, section 52), and their everyday likes.
    SpeechActCue(
      .prohibition,
      .start,
      "hold off,refrain from,avoid",
      English.tokenizer
    ),
    SpeechActCue(
      .prohibition,
      .anywhere,
      "as it is,where it is,how it is,the way it is,as they are,where they are,the way they are",
      English.tokenizer
    ),
    SpeechActCue(
      .remark,
      .start,
      """
      turns out,it turns out,so it turns out,thanks for,thank you for,thanks,thank you,sorry for,well done,congratulations,i love how,\
      i hate how,i hate that,you wouldnt,you dont,you didnt,you cant,you wont,you shouldnt,imagine,just imagine,fancy,thats,it is,it was,its so,its just,that was,what a,what an,such a,such an,because,cause,i love that,its great that,its nice that,too bad,i regret,i miss
      """,
      English.tokenizer
    ),
    SpeechActCue(
      .remark,
      .anywhere,
      "you always,you never,you keep,you still,you just,why do you",
      English.tokenizer
    ),
    SpeechActCue(
      .reminder,
      .anywhere,
      """
      remind me,remind us,remind him,remind her,remember to,dont let me forget,make a note to,\
      note to self,set a reminder,set an alarm,tell him to,tell her to,tell them to,ask him to,\
      ask her to,text
      """,
      English.tokenizer,
      notBefore: "what,which,who,whose,where,how many"
    ),
    SpeechActCue(
      .quotation,
      .anywhere,
      """
      said,says,saying,told me,told us,tells me,asked me,asks me,wrote that,quote,mean by,means,\
      meaning of,example,for instance,how do you say,how do you spell,heard that,read that,suggested,\
      wants me to,wanted me to,asked if,the word,the phrase,the sentence,\
      called me,translate
      """,
      English.tokenizer
    ),
    // What is recommended may be what is asked for ("…, my sister recommended it").
    SpeechActCue(
      .quotation,
      .anywhere,
      "recommends,recommended",
      English.tokenizer,
      notBefore: "it,them,him,her,this one,that one,to me,to us"
    ),
    SpeechActCue(
      .question,
      .anywhere,
      """
      how do i,how do you,how does,how did,how can i,how can you,how to,how would i,how could i,\
      how should i,what happens if,what happens when,what if,tell me who,tell me what,tell me when,\
      tell me why,tell me how,tell me if,tell me whether,do you know,do you think,i wonder,\
      is it possible to,am i able to,are you able to,should i,what does,what would,what will,why did,\
      whether,i cant decide,i cant remember,why does,why do,why is,why was,why are,why cant,did you,have you,has it,is it,was it
      """,
      English.tokenizer
    ),
    SpeechActCue(
      .condition,
      .anywhere,
      """
      if,unless,as long as,on condition that,assuming,in case,provided that,\
      once i,when im,as soon as i,until i,if only,had i,were i
      """,
      English.tokenizer
    ),
    SpeechActCue(.condition, .anywhere, "i wish", English.tokenizer, notBefore: "to"),
    // "When I was a boy" tells.
    SpeechActCue(
      .condition,
      .anywhere,
      "when i",
      English.tokenizer,
      notBefore: "was,had,did,first"
    ),
    SpeechActCue(
      .condition,
      .anywhere,
      "would have,could have,should have",
      English.tokenizer,
      // "It should have four stars" is no perfect.
      notBefore: "a,an,the,one,two,three,four,five,six,seven,eight,nine,ten,1,2,3,4,5,6,7,8,9,10"
    ),
    SpeechActCue(
      .request,
      .start,
      """
      could someone,can someone,would someone,will someone,could somebody,can somebody,would somebody,will somebody,\
      could you,can you,would you,will you,can u,could u,would u,will u,could we,can we,can i,could i,may i,might i,lemme,would you mind,\
      i want to,i want you to,i want,i wish to,i would wish to,id like to,i would like to,id like you to,id like,i would like,\
      id love to,i need to,i need you to,i need,let me,lets,let us,help me,please,i wanna,we need to,\
      im ready to,ill take,ill have,ill go with,ill go for,i shall have,i should like,i should like to,i should love to,\
      id rather,id prefer,would it be possible to,is it ok to,why dont you,why dont we,why not,go ahead and,\
      do me a favor and,do me a favour and,need,we need,need to,would you be so good as to,be so good as to,i feel like,im in the mood for,shall we,how about
      """,
      English.tokenizer
    ),
    SpeechActCue(
      .request,
      .start,
      EnglishRequestFormulas.all.joined(separator: ","),
      English.tokenizer
    ),
    SpeechActCue(.request, .beforeName, "could,can,may,might,shall,will", English.tokenizer),
    SpeechActCue(
      .intention,
      .anywhere,
      """
      well probably,i might,i may,we might,maybe ill,hope to,hope i,wish i could,one day,i plan to,im planning to,i intend to,i might,i may,\
      ill probably,i will probably,ill maybe,ill perhaps,ill eventually,ill never,i should probably,i probably should,i think ill,i was going to,im thinking of,im thinking about,\
      thinking about,considering,hoping to,tomorrow,next week,next month,next year,some day,someday,\
      would be nice to,would be great to,would be good to,would be lovely to,would be cool to,would be fun to,\
      would be wrong to,would be bad to,would be a bad idea to,would be unwise to,would be foolish to,would be silly to,\
      would be stupid to,would be a mistake to,would be a shame to,would be a pity to,would be rude to,would be unfair to,\
      this weekend,tonight i,later i,not sure,i dont know,dunno,torn between,in two minds,on the fence,undecided,have to think about it,need to think about it
      """,
      English.tokenizer
    ),
    SpeechActCue(
      .intention,
      .anywhere,
      "ill,i will,im going to,i am going to,im gonna,i should,i have to,i ought to,i must,i gotta,ive gotta,ive got to,i have got to",
      English.tokenizer,
      isDue: true
    ),
    SpeechActCue(
      .report,
      .anywhere,
      """
      gave,rated,scored,graded,moved,put back,bought,ordered,purchased,removed,deleted,erased,added,\
      opened,showed,marked,shelved,placed,took,got rid of,threw,threw out,dropped,lost,sold,borrowed,\
      lent,returned,saw,watched,heard,loved,liked,hated,enjoyed,thought,forgot,used to,has been,\
      have been,had been,was,\(pastMarks),this morning i,just arrived,came out,went,found,kept,\
      never finished,stopped reading,gives me,people,everyone,everybody,when i was,when we were,when i first
      """,
      English.tokenizer,
      notBehind: "be,get,as"
    ),
    SpeechActCue(.report, .anywhere, "were", English.tokenizer, isPlain: true),
    SpeechActCue(.report, .start, "nobody,no one,noone", English.tokenizer),
    SpeechActCue(
      .question,
      .start,
      """
      who,whos,whose,whom,when,whens,where,wheres,why,which,what,whats,how,whether,is,isnt,are,arent,was,\
      am,do,does,doesnt,did,didnt,has,hasnt,have i,havent,had,should,would,can,could,may,might,will,any idea,any
      """,
      English.tokenizer
    ),
    SpeechActCue(.question, .start, "were", English.tokenizer, isPlain: true),
  ]

  /// Adverbials of past time (Quirk and others 1985, 8.55-8.77), whole: "this afternoon" may be still to come.
  private static let pastMarks = PhraseRows.list(
    """
    already|yesterday|recently|earlier today|this morning|the other day|the other night|the other week|ages ago|a while ago
    yesterday + morning|afternoon|evening|night
    last + night|week|weekend|month|year|spring|summer|autumn|fall|winter|monday|tuesday|wednesday|thursday|friday|saturday|sunday
    over the + weekend|holidays|summer|winter|break
    -|a few|two|three|a couple of + minutes|hours|days|weeks|months|years + ago
    just now|a moment ago|a minute ago|an hour ago|a day ago|a week ago|a month ago|a year ago
    """
  )

  /// Emphasizers: adverbials that say how sure somebody is of what they say (Quirk, Greenbaum, Leech and Svartvik, "A
  /// Comprehensive Grammar of the English Language", 8.100), and what stands for them here.
  private static let emphasizers = """
    definitely,certainly,clearly,obviously,undoubtedly,absolutely,for sure,for certain,of course,by all means,easily,\
    hands down,no doubt,no doubt about it,without doubt,without a doubt,without any doubt,beyond doubt,without question,\
    no question,no question about it,without hesitation,without hesitating,no contest,lets be honest,lets face it,\
    to be honest,honestly
    """

  private static let courtesies = """
    first,firstly,next,lastly,second,do please,um,umm,uh,uhh,uhm,er,erm,hm,hmm,mm,mhm,ah,eh,oh,please,pls,kindly,thanks,hey,hi,hello,hey there,\
    plz,thx,ta,love,mate,okay,ok,alright,all right,right,well,so,yeah,yes,yep,now,just,like,maybe,perhaps,actually,\
    finally,really,quickly,real quick,right now,for now,this time,for me,for us,for a second,\
    for a minute,for a moment,instead,from me,in my opinion,to be honest,honestly,i think,i guess,i suppose,\
    i mean,you know what,you know,if you can,if you could,if you would,if you dont mind,if possible,if thats ok,if thats okay,\
    if thats alright,if thats all right,if thats fine,if its ok,if its okay,when you get a sec,when you get a second,\
    when you get a minute,when you have a sec,when you have a minute,when youre free,whenever you can,\
    when you can,when youre ready,whenever youre ready,when you are ready,whenever you are ready,as soon as you can,whenever you like,\
    in your own time,when you get a chance,when you have a moment,thank you,thank you very much,\
    thank you so much,many thanks,cheers,my dear,dear,buddy,man,dude,computer,assistant,\
    hey assistant,ok assistant,okay assistant,hey computer,ok computer,siri,hey siri,alexa,\
    hey google,ok google,cortana,hey cortana,good morning,good evening,at once,immediately,asap,tonight,this evening,this afternoon,\
    as soon as possible,again,after all,at last,at long last,once more,once again,one more time,one last time,after all this time,after all these years,\
    for the moment,in the meantime,until further notice,simply,today,currently,presently,at the minute,these days,some day,someday,one day,one of these days,\
    while were at it,while youre at it,while im at it,since were at it,\
    exclamation mark,exclamation point,period,full stop,question mark,comma,kind of,sort of,a bit,a bit of,\
    a little,a little bit,a little bit of,\
    would you be good enough to,be good enough to,could you be good enough to,\
    would you be so good as to,be so good as to,be so kind as to,be so kind,would you be so kind as to,be a dear and,at the moment,\
    lol,haha,hahaha,omg,tbh,imo,imho,btw,yay,wow,oops,ooh,aww,phew,ugh,meh,yuck,blah,bah,sigh,yikes,sir,madam,folks,guys,bro,hun,honey,darling,sweetie,\
    definitely,certainly,surely,by the way,anyway,anyhow,you see,only,straight away,\
    go ahead and,go and,try to,for her,for him,for them,quick,smartish,pronto,will you,would you,would ya,wont you,can you,\
    could you,\
    \(initials),\(comments),\(reassurances),\(maximizers),\(verdicts),\(interjections),\(EnglishRequestFormulas.all.joined(separator: ","))
    """

  /// Comments that are written with their initials or clipped in messages (Crystal, "Txtng: The Gr8 Db8", 2008, chapter 3).
  private static let initials = """
    ngl,fr,frfr,fr fr,no cap,istg,tbf,tbqh,afaik,iirc,idk,idc,lmao,lmfao,rofl,smh,rn,atm,fwiw,omfg,wtf,ffs,jk,fyi,tysm,\
    ikr,lowkey,low key,highkey,high key,deadass,probably,totes,welp,yup,ofc,obvs,bruh,fam,pal,luv
    """

  /// Disjuncts and comment clauses, which say how a sentence is meant and nothing of what (Quirk, Greenbaum, Leech,
  /// Svartvik, A Comprehensive Grammar of the English Language, 1985, 8.121-8.133 and 15.53-15.56).
  private static let comments = """
    frankly,seriously,truly,briefly,personally,obviously,clearly,apparently,admittedly,basically,essentially,technically,\
    literally,luckily,happily,sadly,hopefully,naturally,understandably,to be fair,to be frank,in short,in all honesty,in all fairness,\
    in truth,to tell the truth,truth be told,if im honest,if im being honest,quite frankly,quite honestly,strictly speaking,\
    generally speaking,if you ask me,if you must know,if you like,if you want,if you will,if i may,if i may say so,\
    if i remember correctly,if im not mistaken,if you please,if you would be so kind,if its not too much trouble,if its no trouble,if thats no trouble,if its no bother,\
    if thats no bother,if its not too much bother,if it isnt too much trouble,if it isnt too much bother,if its not a bother,\
    if thats possible,if its possible,if its all right,if its alright,if its fine,if its convenient,if thats convenient,as it happens,as it turns out,as you know,as i said,as i say,as ever,\
    as usual,as always,as you wish,on reflection,on balance,on the whole,all in all,all things considered,at the end of the day,\
    when all is said and done,in the end,in fact,as a matter of fact,in my view,in my book,to my mind,for my money,\
    for what its worth,as far as im concerned,between you and me,between ourselves,no doubt,without a doubt,of course,\
    needless to say,i must say,i must admit,i have to say,i have to admit,i gotta say,i admit,i confess,i reckon,i believe,\
    i feel,i say,i tell you,i dare say,i daresay,mind you,you know what,guess what,believe it or not,would you believe,\
    shall we say,lets say,id say,i would say,lets call it,come to think of it,now that i think of it,\
    and i mean it,and i do mean it,one last thing,one more thing,one other thing,another thing,\
    easily,hands down,no question,without question,no contest,undoubtedly,without doubt,\
    once and for all,for good,for good measure,for real,for sure,by all means,in any case,at any rate,either way
    """

  /// Prohibitions that are about whoever is asked and not about what is asked for: nothing is left undone with them.
  private static let reassurances = PhraseRows.list(
    """
    dont|do not + worry|worry about it|worry about that|ask|ask why|ask me|ask me why|ask how|laugh|judge|judge me|be shy|argue|argue with me|\
    hesitate|dawdle|overthink it|get me wrong|hate me|be mad|be angry|be surprised|even ask|even think about it
    """
  )

  /// Adverbs that say no more than that something is done to its end (Quirk and others 1985, 8.104); those that may be a
  /// quantity ("fully") are none of them.
  private static let maximizers =
    "absolutely,altogether,completely,entirely,perfectly,thoroughly,totally,utterly,wholly"

  /// What is said behind a measure that is thought to be right: it is enough, or fits (Levin 1993, 54.3; Huddleston and
  /// Pullum 2002, section 5.7).
  private static let verdicts = """
    would be fair,would be about right,would be enough,would be plenty,would be right,will be fair,\
    will do,would do,should do,ought to do,will do nicely,would do nicely,will suffice,would suffice,should suffice,\
    is enough,is plenty,will be enough,would be enough,should be enough,is fair,seems fair,sounds fair,feels fair,\
    is about right,seems about right,sounds about right,feels about right,seems right,sounds right,feels right
    """

  /// What is called out.
  private static let interjections = """
    yo,oi,ey,ahoy,sup,crap,damn,dammit,dang,darn,gosh,geez,jeez,god,my god,oh my,oh no,oh dear,oh boy,oh man,oh god,oh well,oh yeah,oh yes,hell,\
    bloody hell,heck,hooray,hurray,woohoo,yikes,ouch,psst,hmph,eek,argh,gah,duh,no worries,my word,good grief,\
    fair enough,come on,cmon,whoa,innit,huh,voila,agh,aargh,ack,oof,aw,what the heck,what the hell,oh what the heck,oh what the hell,\
    ah what the heck,see ya,cya,gotta go,gtg,if you have it,if youve got it
    """
}
