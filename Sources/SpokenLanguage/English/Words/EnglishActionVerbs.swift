/// English verbs that mean that something is done to a thing, from WordNet.
///
/// Made by `Benchmarks/verbs/make.py`, which says how they were chosen. WordNet 3.0 copyright 2006 by
/// Princeton University; its licence is in `NOTICE` beside this file.
enum EnglishActionVerbs {
  static let all = WordSet(
    words: """
      abandon abate abbreviate abdicate abduct abet ablate abnegate abolish abort abrade abrase
      abridge abrogate abscise abscond abseil absent absorb absquatulate abstain abuse abut aby
      abye accelerate access acclimate acclimatise acclimatize accommodate accompany accomplish
      accord account accouter accoutre accredit accrete accrue acculturate accumulate accustom ace
      acetify acetylate acetylise acetylize achieve achromatise achromatize acidify acquire act
      action activate actualise actualize actuate acuminate adapt add adduct adhere adjoin adjourn
      adjudicate adjust admeasure administer administrate admix adolesce adopt adorn adsorb
      adulterate advance advantage advect adventure aerate aerify aerosolise aerosolize affect
      affiliate affix afford afforest affranchise age agenise agenize agglomerate agglutinate
      aggrade aggravate aggregate aggrieve agitate aid airbrush airfreight airlift airt alchemise
      alchemize alcoholise alcoholize alien alight align aline alkalify alkalinise alkalinize
      alkalise alkalize alleviate alligator alliterate allocate allot allow allowance alloy ally
      alphabetise alphabetize alter alternate aluminise aluminize amalgamate amass amble ambulate
      ameliorate amerce americanise americanize ammoniate ammonify amortise amortize amplify
      amputate amuse anastomose anatomise anatomize anchor angle anglicise anglicize angulate
      animalise animalize animise animize anneal annex annihilate annotate annul anodise anodize
      antagonise antedate anthologise anthologize antiquate antique appeal appear append applique
      appoint apportion appose approach aquaplane aquatint arbitrage arborise arborize arc arch
      archaise archaize archive arise arm armor armour arraign arrange array arrest arrive
      arrogate arterialise arterialize articulate ascend ash asphalt asphyxiate aspirate
      assassinate assault assemble assign assist assort asterisk astringe astrogate atomise
      atomize atone attach attain attaint attemper attempt attend attenuate attitudinise
      attitudinize attract attune auction auctioneer audition augment aurify author authorise
      automate automatise automatize automobile autotomise autotomize avail avalanche average
      avert avianise avianize aviate avulse award axe azure babbitt baby back backcross backdate
      backfire background backhand backlash backlog backpack backpedal backscatter backslap
      backslide backstitch backstroke backtrack bacterise bacterize badge bag bail bake balance
      bald bale balk balkanise balkanize ball ballast balloon ballot ban band bandage bang banish
      bank bankroll bankrupt barb barbarise barbarize barbecue barbeque bard barde bare bargain
      barge baronetise baronetize barrel barricade barter bash basify basset bastardise bastardize
      baste bastinado bat batch bate batfowl bathe batik batten batter baulk bayonet beach beacon
      bead beak bean beat beautify beaver bebop becalm bechance becharm become bed bedaub bedeck
      bedew bedhop bedight bedim bedizen bedraggle beeswax beetle befall befool befoul befriend
      beggar begild begin begrime beguile behave behead bejewel belabor belabour belay belch bell
      belly belong belt bemire bench bend benday benefact benefice beneficiate benefit benficiate
      beplaster bequeath bereave berry berth besmear bespangle bespatter bespeckle bespot
      besprinkle bestialise bestialize bestir bestow bestrew bestride betide better bevel
      bewhisker bicycle bid biff bifurcate bight bike bilge bilk bill billow bin bind biodegrade
      birch birdie birdlime birdnest birl birle bisect bite bitt bituminise bituminize black
      blackball blackberry blacken blackjack blacklead blackleg blacklist blackmail blacktop
      blanch blank blanket blast blazon bleach blear bleed blemish blend blind blindfold blindside
      blinker blister bloat blob block blockade blood bloody bloom blossom blot blotch bludgeon
      blue blueprint blunder blunt blush board boat bob bobble bobsled bodge bodypaint bog bogey
      boggle boil boldface bollix bollocks bolshevise bolshevize bolster bolt bomb bombard
      bombproof bond bonderise bonderize bonk boob boogie boom boomerang boondoggle boost boot
      bootleg bootstrap bop border borrow bosom boss botch bother bottle bottleneck bottom bounce
      bound bourgeon bouse bowdlerise bowdlerize bower bowl bowse box boycott brachiate bracket
      brad braid brail brain braise brake branch brand brandish brandmark brattice braze breach
      bread break bream breast breaststroke breathalyse breathalyze breathe brecciate breed breeze
      brevet brew bribe bridge brighten brim brine bring brisk brisken bristle broaden broadside
      brocade broider broil broker bromate brominate bronze brooch broom brown browse bruise brush
      brutalise brutalize bubble buck bucket buckle buckram bud budge buff buffer buffet bugger
      bugle build bulge bulk bull bulldoze bulletproof bum bumble bump bunch bunco bundle bung
      bungle bunk bunker bunt buoy bur burden burgeon burglarise burglarize burgle burke burl burn
      burnish burr burrow burst burthen bury bus bush bushel bushwhack busk buss bust bustle busy
      butcher butt butter butterfly button buttonhole buttress buttweld butylate buy buzz cab
      cabbage cabin cache cadge cage cake cakewalk calcify calcimine calcine calender calibrate
      calk calligraph callous callus calve camber camp campaign camphorate can canal canalise
      canalize cancel cane cannulate cannulise cannulize canoe canoodle canopy cant canter
      cantilever canton canulate canvas canvass cap caparison caper capitalise capitalize capriole
      capsize capsulate capsule capsulise capsulize captain caption capture caracole caramelise
      caramelize caravan carbonate carbonise carbonize carboxylate carburet carburise carburize
      card careen career caress carjack carmine carnalise carnalize carnify carol carom carouse
      carpenter carpet carry cart cartoon cartwheel carve cascade case caseate cash cashier casket
      cast castrate cat catabolise catabolize catalog catalyse catalyze catapult catenate
      catenulate catheterise catheterize catholicise catholicize caucus caulk cause causeway
      cauterise cauterize cave cavern cavort cede celebrate cement censor center centralise
      centralize centre centrifugate centrifuge cere certificate chaffer chain chair chairman
      chalk chamfer chance chandelle change channel channelise channelize chap chaperon chaperone
      char character charcoal charge chariot charleston charter chase chasse chatter chauffeur
      cheapen cheat checker checkrow cheese chemisorb cheque chequer childproof chin chine chink
      chip chisel chlorinate chock choir choke chondrify chop chord choreograph christianise
      christianize chrome chronologise chronologize chuck chunk church churn chute cicatrise
      cicatrize cinch cinematise cinematize circle circuit circularise circularize circumambulate
      circumcise circumfuse circumnavigate circumscribe circumvolve citify citrate civilise
      civilize clabber clam clamber clamp clap clapboard clapperclaw clarion clash clasp
      classicise classicize claw clean cleanse clear cleat cleave clench clerk clew click climax
      climb clinch cling clinker clip cloak clobber clock clog cloister clomp clone close closet
      closure clot clothe cloture cloud clout cloy club clue clump cluster clutch clutter coact
      coagulate coal coalesce coapt coarsen coast coat cobble cobblestone cock cocker cockle
      cocoon coddle code codify coeducate coerce coffin cog coggle cohere coif coil coin coincide
      coinsure coke coldcock coldwork collaborate collapse collar collect collectivise
      collectivize collide collimate colly colonise colonize color colorise colorize colour
      colourise colourize comb combine come comfit commandeer commence commercialise commercialize
      commingle comminute commission commit commix communalise communalize communise communize
      commutate commute compact compart compartmentalise compartmentalize compass compel
      compensate compere compile complement complete complexify complexion complicate comply
      comport compose compost compound compress computerise computerize con concatenate conceive
      concentrate conceptualise conceptualize concert concertina concertise concertize concoct
      concord concrete concretise concuss condense condescend condition conduce conduct cone
      confabulate confect confection confederate configure confine confiscate conflate conflict
      conform conga congeal congee congest conglobate conglobe conglomerate conglutinate
      congregate conjoin conjugate conjure conk conn connect connive conquer consecrate conserve
      consign consociate consolidate consort constellate constipate constitute constitutionalise
      constitutionalize constrain constrict constringe construct consubstantiate consummate
      contain containerise containerize contaminate contort contour contradance contravene
      contredanse contribute contrive control contuse convect convene conventionalise
      conventionalize converge convert convolute convolve convoy cook cool cooper cooperate
      coordinate cop cope copolymerise copolymerize copper copulate copy copyright corbel cord
      corduroy core cork corkscrew corn corner cornice coronate corrade corral correct corrode
      corrugate corrupt coruscate cosh cosign cosponsor cosset costume counteract counterbalance
      counterchange countercheck counterfeit countermarch countermine counterpoint countersink
      countervail couple course court covenant cover cower cowhide cowl cox cozen crab crack
      crackle cradle craft cram cramp cranch crank crape crash crate craunch crawl crayon cream
      crease create creep cremate crenel crenelate crenellate creolize creosote crepe crescendo
      crest crib criminalise criminalize crimp cringe crinkle cripple crisp crispen crisscross
      croak crochet crock crook crop croquet cross crossbreed crosscut crosshatch crouch crowd
      crown crucify cruise crumb crumble crump crumple crusade crush crust crystallize cuckold
      cuddle cudgel cuff cull culminate cultivate culture cumber cumulate cup curb curdle cure
      curl curry currycomb curtail curtain curtsey curtsy curve curvet cushion customise customize
      cut cutinize cybernate cycle cyclostyle dab dabble dado dally dam damage damascene damp
      dampen dance dandle dangle dapple dare darken darn dart dash date daub dawdle daydream
      deaccession deactivate deaden deaerate deafen deaminate deaminize debar debark debase
      debauch debilitate debit debone debouch debug debut decaffeinate decalcify decamp decant
      decapitate decarbonate decarbonise decarbonize decarboxylate decarburise decarburize decay
      decease deceive decelerate decentralise decentralize decerebrate decertify dechlorinate
      decimalise decimalize decimate deck declassify declaw decline declutch decoct decoke
      decollate decolonise decolonize decolor decolorise decolorize decolour decolourise
      decolourize decommission decompose decompress deconcentrate decontaminate decontrol decorate
      decorticate decouple decoy decrease decrepitate decrescendo decriminalise decriminalize
      decussate dedifferentiate deepen deface defalcate defang defat default defeat defect
      defenestrate defervesce defibrillate defibrinate defile deflagrate deflate deflect deflower
      defog defoliate deforest deform defraud defray defrock defrost degas degauss deglaze
      deglycerolise deglycerolize degrade degrease dehisce dehorn dehumidify dehydrate
      dehydrogenate deice deign deionize delay delegate delete delineate deliquesce delist
      delocalize delouse delude deluge delve dematerialise dematerialize demineralise demineralize
      demise demist democratise democratize demodulate demolish demonetise demonetize demonise
      demonize demoralise demoralize demote demulsify demyelinate demystify demythologise
      demythologize denationalise denationalize denaturalise denaturalize denature denazify
      denitrify dent denudate denude deoxidise deoxidize deoxygenate depart depersonalise
      depersonalize depict deplane deploy deplumate deplume depolarise depolarize depopulate
      deport depose deposit deprave depressurise depressurize deprive depute deputise deputize
      deracinate derail derate derecognise derecognize deregulate derequisition derestrict
      desacralize desalinate desalinise desalinize desalt descale descant descend desecrate
      desegregate desensitise desensitize desexualise desexualize desiccate design desorb despatch
      despoil destabilise destabilize destain destalinise destalinize destress destroy destruct
      desulfurize desulphurize desynchronise desynchronize detach detain deterge deteriorate
      dethaw dethrone detick detonate detour detoxicate detoxify detract detrain detransitivise
      detransitivize detribalise detribalize detusk devaluate devalue devastate devein develop
      deviate devilise devilize devise devitalise devitalize devitrify devolve devour diabolise
      diabolize diagonalise diagonalize diagram dialyse dialyze diazotize dibble dice dicker
      diddle die diffract diffuse dig digitalise digitalize digitise digitize dignify dike
      dilapidate dilate dilute dim diminish dimple dinge dip dirty disable disadvantage
      disafforest disappear disarrange disarray disarticulate disassemble disassociate disband
      disbar disbud disburden disburse discard discerp discharge discipline disco discolor
      discolorise discolorize discolour discolourise discommode disconnect discontinue discover
      disembark disembarrass disembody disembowel disenable disencumber disenfranchise disengage
      disentangle disestablish disfavor disfavour disfigure disforest disfranchise disgorge
      disgrace dish disharmonize dishevel dishonor dishonour disincarnate disinfest disinherit
      disintegrate disinter disinvest disjoin disjoint disk dislocate dislodge dismantle dismember
      dismount disobey disoblige disorganise disorganize disown dispatch dispel dispense disperse
      displace display displume disport dispose dispossess dispread disqualify disrespect dissect
      dissever dissimilate dissipate dissociate dissolve dissonate distance distemper distend
      distil distill distrain distress distribute district disunify disunite ditch divaricate dive
      diverge diversify divert divest divide divine divorce dizzy dock doctor dodder dodge doff
      dog dogfight dogsled domesticate domesticise domesticize domiciliate dominate donate doodle
      dope dose dot double douse dower download downsize dowse draft drag draggle dragoon drain
      dramatise dramatize drape draught draw dream dredge drench dress dribble drift drill drip
      drive drizzle droop drop dropforge dropkick drown drub drudge drum dry drydock duck dull
      dummy dump dung dunk duplex duplicate dusk dust dwarf dwindle dye dyke dynamise dynamite
      dynamize eagle earn earth ease ebb ebonise ebonize economise economize eddy edge edit
      educate educe eff efface effect effectuate effeminise effeminize effervesce effloresce
      effuse egg egotrip egress eject elapse elbow elect electioneer electrocute electroplate
      elegise elegize elevate eliminate elongate elope elude elute emaciate emanate emancipate
      emasculate embalm embargo embark embattle embed embezzle emblazon emboss embower embrace
      embrangle embrittle embroider embrown emcee emend emerge emigrate empale empanel emplace
      emplane employ empower empty empurple emulsify enable enact enamel encapsulate encase
      enchain encircle enclose encounter encourage encrimson encroach encrust encumber end
      endeavor endeavour endorse endow endue energise energize enervate enfeeble enfeoff enfold
      enforce enfranchise engage engender engild engraft engrave enhance enlace enlarge enlist
      enmesh ennoble enplane enrich enrobe enrol enroll ensconce enshrine enshroud ensile enslave
      ensnare ensnarl entail entangle enter entertain enthrone entitle entomb entrain entrap
      entrench entrust entwine enucleate envelop environ envisage envision enwrap epoxy equal
      equalise equalize equilibrate equip eradicate erase erect erode eroticize erupt escalade
      escalate escallop escape escort espouse essay establish esterify estrange etch eternalise
      eternalize eternise eternize etherealize etherialise etherify etiolate europeanise
      europeanize evacuate evanesce evaporate even evert evict eviscerate evolve exacerbate
      excavate exchange excise excogitate execute exempt exenterate exercise exert exfoliate
      exhaust exhume exile exit exorcise exorcize expand expatriate expectorate expedite expel
      expend expense experiment expiate expire explode exploit export expropriate expunge
      expurgate exsiccate extemporise extemporize extend exteriorise exteriorize exterminate
      extinguish extirpate extort extract extradite extravasate extricate extrude fabricate
      facilitate fade fag faggot fagot fail fair fake fall falter fan fancify fancy fantasise
      fantasize fantasy farce farm fashion fasten favor favour fawn feather featherbed fecundate
      federalise federalize federate fee feint fell felt feminise feminize fence fend ferret ferry
      fertilise fertilize festinate festoon fetch fete fetishize fetter fettle feudalize
      fictionalise fictionalize fiddle fidget fight filch filet filibuster filigree fill fillet
      filter filtrate fin finagle finalise finalize finance financier find fine finedraw finger
      fingerprint finish fink fire fireproof firm fish fishtail fissure fix fixate fizz flagellate
      flail flake flambe flap flare flash flatten flaw flay fleck fledge flee fleece fleet flense
      flesh flex flick flicker flight flinch fling flip flit flitter float flock flog flood
      floodlight flop flounce flounder flour flourish flow flower flub fluctuate fluff flump flunk
      fluoridate fluoridise fluoridize flurry flush flute flutter flux fly foam fob focalise
      focalize foil fold foliate follow foment fondle fool foolproof foot footle footnote footslog
      forage foray force ford foreclose foredate forefend foregather forego foreground foreshorten
      forest forestall foreswear forfeit forfend forgather forge forgo fork form formalise
      formalize format formicate fornicate fort fortify forward fossilise fossilize foster foul
      found founder fox foxtrot fractionate fracture fragment fragmentise fragmentize frame
      franchise frank frap fraternise fraternize fray frazzle freckle free freelance freeload
      freewheel freeze freight french frenchify frequent fresco freshen fricassee fringe frisk
      frivol frizz frizzle frog frogmarch frolic frost froth fructify fruit frustrate fry ftp fuck
      fudge fuel fulfil fulfill full fumble function fund fundraise funk funnel furbish furcate
      furl furlough furnish furrow further fuse fustigate gad gag gain gallivant gallop galumph
      gamble gambol gaol gap garage garden garland garner garnish garnishee garotte garrote
      garrotte garter gash gasify gate gather gazette gazump gear gee gel gelatinise gelatinize
      geminate generate gentrify genuflect germinate gerrymander gestate get geyser ghettoise
      ghettoize ghost ghostwrite gibbet gift gild gimp gin gip gird girdle girth give glaciate
      glamorise glamourize glance glass glaze gleam glean glide glissade globalise globalize glom
      gloss glue glut glycerolise glycerolize gnarl gnaw goldbrick goldplate goof goofproof goose
      gore gouge govern grab grace gradate graduate graft grain grandstand grant granulate graph
      grapple grasp grass grate grave gravitate gray graze grease green grey griddle grill grime
      grind grip grit groin groom groove grope gross ground grout grovel grow grub grubstake guard
      guide guillotine gull gum gush gut gutter gybe gyp gyrate habilitate habituate hack hackle
      haemagglutinate haggle hale halloo halt halter ham hammer hamper hand handbuild handcolor
      handcolour handcraft handcuff handle handstamp handwash hang hap happen harbour harden hare
      harlequin harmonise harmonize harness harrow harshen harvest hash hasp hasten hat hatch
      hatchel haul haunt have hawk hay haze head headbutt headquarter heal heap hear heat heckle
      hectograph hedgehop heed heel heft heighten heist helm help hem hemagglutinate hemstitch
      henna herd heterodyne hew hibachi hibernate hide hie higgle highjack highlight hightail
      hijack hike hill hinder hinge hire hit hitch hitchhike hive hoard hoax hob hobble hobnail
      hobnob hock hoe hog hoist hold hole hollow holystone home homestead homogenise homogenize
      homologise homologize hone honeycomb honor honour hood hoodwink hoof hook hoop hoover hop
      hopple horn hornswoggle horseshoe horsewhip hose hospitalise hospitalize hotfoot hound house
      houseclean hover huckster huddle hue hug hull humbug humidify humify hump hunch hunker hunt
      hurdle hurl hurry hurtle husband hush husk hustle hybridise hybridize hydrate hydrogenate
      hydrolise hydrolize hydrolyse hydrolyze hydroplane hygienise hygienize hymn hyphen hyphenate
      hypophysectomise hypophysectomize ice ideate idle illegalise illegalize illume illuminate
      illumine image imagine imbed imbibe imbrue imbue imitate immaterialise immaterialize immerse
      immigrate immingle immix immobilise immobilize immolate immure impact impair impale impanel
      impart impede impel impersonate impinge implant implement implode import impose impound
      impoverish impregnate imprint imprison improve improvise improvize inactivate inaugurate
      incandesce incapacitate incarcerate incarnadine incarnate incase inch incinerate incise
      incite incline inclose include incommode inconvenience incorporate increase incrust incubate
      incur incurvate indemnify indent index indict indite individuate indorse induce induct indue
      indulge indurate industrialise industrialize infect infest infiltrate infix inflate
      influence infract infringe infuscate ingraft ingrain inherit inhibit inhume initiate inject
      injure inlay inmarry innervate innovate inosculate input inscribe inseminate insert inset
      insinuate inspan inspect inspirit inspissate instal install instil instill institute
      institutionalise institutionalize instrument instrumentate insufflate insulate integrate
      intensify inter interact interbreed intercalate intercept interchange interconnect interdict
      interfere interlace interlard interleave interlink interlock interlope interlude intermarry
      intermingle intermix intern internationalise internationalize interpenetrate interpose
      intersect intersperse interstratify intertwine intervene interweave intransitivise
      intransitivize intrench introject intromit introvert intrude intrust intubate intumesce
      intussuscept inundate inure invade invaginate invalid invalidate invent inventory invert
      invest invigilate invoice invoke inweave iodinate iodise iodize ionate ionise ionize iron
      irrigate irrupt islamise islamize isolate isomerise isomerize italicise italicize itinerate
      jab jack jacket jackknife jackrabbit jactitate jag jail jam jampack japan jar jaundice jaunt
      jaywalk jazz jell jellify jelly jeopardize jerk jet jettison jewel jib jibe jig jiggle jimmy
      jitterbug jive job jog joggle join joint jollify jolt jostle jounce journey joyride jubilate
      judder jug juggle julienne jumble jump jumpstart junk junket junketeer juxtapose kayak kayo
      keel keep kennel keratinise keratinize kern keynote kibosh kick kidnap kill kink kiss kit
      kite knap knead kneel knife knight knit knock knot knuckle kowtow labor labour lace lacerate
      lacquer ladder lade laden ladle lag laicise laicize lam lambast lambaste laminate lance land
      landscape languish lap lapidate lapidify lapse lard lark larrup lash lasso latch lateralize
      lather launch launder lave lavish lay layer laze leach lead leaf league lean leap leapfrog
      lease leash leather leave leaven legalise legalize legislate legitimate legitimatise
      legitimatize legitimise legitimize lend lengthen lessen let letter levant level lever
      leverage levitate levy liberalise liberalize liberate librate licence license lick lie
      lifehack lift ligate light lighter lignify limber lime limit limn limp line linearise
      linearize linger lionise lionize lipstick liquefy liquidate liquidise liquidize liquify
      listen lithograph litigate litter liven load loan lob lobby localise localize locate lock
      locomote lodge loft logroll lollop loop loose loosen loot lop lope lord lose lot louden
      lounge lour lower lube lubricate luff lug luge lumber lump lunge lurch lustrate luxate
      luxuriate lynch lyophilise lyophilize lyric lysogenize macadamise macadamize macerate
      machicolate machinate machine macrame maculate madder madrigal magnetize magnify mail
      maintain make malfunction malinger malt maltreat malversate mambo man manacle manage mandate
      maneuver mangle manhandle manifold manipulate manoeuver manoeuvre mantle manufacture manumit
      manure map mar maraud marble marbleise marbleize march marginalise marginalize marinade
      marinate mark market maroon marry marshal martyr masculinise masculinize mash mask mass
      massacre massage masticate masturbate mat match mate materialise materialize matriculate
      matte maturate mature maul maunder maximise maximize meander mechanise mechanize meddle meet
      melanise melanize meliorate mellow melodise melodize melt mend mercerise mercerize
      merchandise merge mesh mess metal metalize metallize metamorphose meter metricate metricise
      metricize metrify microcopy microfilm microwave middle migrate mildew militarise militarize
      militate milk mill mime mimeo mimeograph mimic mineralize mingle miniate miniaturise
      miniaturize minify minimize minister minstrel mint mire misalign misally misappropriate
      misbehave miscarry miscast misconduct misdeal misdeliver misdemean misdirect misdo
      misfunction misgovern misguide mishandle mislay mislead mismanage mismarry mismatch mismate
      misplace misplay misprint misspend mist mistime mistreat misuse miter mix mob mobilise
      mobilize model modernise modernize modify modulate moil moisten moisturise moisturize mold
      molder molest mollycoddle monetise monetize monger mongrelise mongrelize monkey monopolise
      monopolize mooch moon moonlight moonshine moor mop mope morph mortar mortgage mortice
      mortise mosey mosh mothball mother motivate motley motor motorbike motorboat motorcycle
      motorise motorize mottle mould moulder mound mount mountaineer mouse move mow muck mud
      muddle muddy mudwrestle muff muffle mug mulch mulct mummify munition murder murk muscle mush
      mushroom muss muster mutate mutilate mutiny muzzle mythologise mythologize nab nail narrow
      nationalise nationalize naturalise naturalize navigate nazify near neaten neck negative
      negociate nest nestle net nett neutralise neutralize nibble nick nickel nigrify nip nitrate
      nitrify nitrogenise nitrogenize nobble nock noose normalise normalize nose nosedive notch
      novate novelise novelize nudge nuke nullify nurse nut nutate nuzzle obey objectify obligate
      oblige obliterate obscure obsolesce obstinate obstruct obtain obtrude obtund obturate
      obviate occasion occidentalise occidentalize occlude occupy occur off offer officialise
      officialize officiate offload offsaddle offset oil ooze opacify opalise opalize open operate
      oppress opsonize optimise optimize orb orbit orchestrate ordain ordinate organise organize
      orientalise orientalize originate ornament orphan oscillate osculate ossify ostracise
      ostracize oust outbid outcall outcrop outdistance outfit outflank outgrow outlaw outmode
      outpoint output outride outrun outsource outspan outstrip outvote ovenbake overachieve
      overact overarch overbalance overbear overbid overboil overcast overcharge overcloud
      overcompensate overcook overcrop overcrowd overcultivate overdo overdraw overdrive overexert
      overfill overflow overfly overgrow overhaul overheat overlay overleap overlie overload
      overpay overplay overprice overprint overproduce overprotect overreach overrefine overrun
      oversee oversew oversimplify overspecialise overspecialize overspend overstep overstock
      overstuff oversupply overtake overtax overthrow overturn overwork owe own oxidate oxidise
      oxidize oxygenate oxygenise oxygenize oyster ozonise ozonize pace pack package paddle
      padlock paganise paganize paint pair pal pall palm palpate palpitate palsy pamper pan panel
      panhandle pantomime paper parachute parade paragraph parallel parallelize paralyse paralyze
      parboil parcel parch pare parent parget park parody parole part partake participate
      partition partner party pass paste pasteurise pasteurize pasture pat patch patent patinate
      patinise patinize patrol patronise patronize pattern pauperise pauperize pave paw pawn pay
      peak pearl peck peculate pedal peddle peel peg pelt pen penalise penalize pencil penetrate
      pension people peptise peptize perambulate perch percolate percuss peregrinate perfect
      perforate perform perfuse perish permeate permute peroxide perpetrate persecute persevere
      persist personalise personalize persuade pervade pervaporate pervert pestle pet petrify
      phase philander photocopy photostat picket pickle picture piece pierce pigeonhole piggyback
      pigment pile pilfer pillage pillory pillow pilot pin pinch ping pinion pink pinkify pinnacle
      pinpoint pioneer pip pirate pirouette pit pitch pitchfork pith pivot placard place
      plagiarise plagiarize plait plane plank plant plash plaster plasticise plasticize plastinate
      plate platinize play playact pleach pleat plicate plod plonk plop plough plow pluck plug
      plume plummet plump plunder plunge plunk ply poach pock pocket pockmark pod poetise poetize
      poise poison poke polarise polarize pole poleax poleaxe police polish politicise politicize
      politick polka poll pollard pollute polychrome polychromise polychromize polymerise
      polymerize pommel poniard pontificate pooch pool pop populate porcelainize port porter
      portion posit position possess post postdate postmark postpose posture pot potentiate potter
      pouch pounce pound pour powder powderise powderize powerwash practice practise prance prang
      prank prawn prearrange preassemble precede precess precipitate preclude preconceive
      precondition precook predecease preempt preen prefabricate prefigure prefix preform preheat
      prehend preisolate prejudice prelude premier premiere prepare prepay prepose prepossess
      present preserve preside press pressure pressurise pressurize prettify prevent price prick
      prickle prim prime print prise privatise privatize privilege prize prizefight probate
      process proctor procure prod produce profane professionalise professionalize proffer profile
      profit profiteer programme progress prolapse proliferate prolong promenade promote prompt
      pronate pronk proof prop propagate propel proportion prorogue prosecute prosper prostitute
      prostrate protract protrude provide provision prowl prune pry psalm publish pucker puddle
      pull pullulate pulp pulsate pulse pulverise pulverize pumice pummel pump pun punch punctuate
      puncture punish punt purchase puree purge purify purl purloin purple purpurate purse pursue
      purvey push pussyfoot put putrefy putt putter putty pyramid quadruple quadruplicate quail
      quake qualify quantify quarantine quarter quash queen queer quell quench quest queue quicken
      quickstep quieten quilt quintuple quirk quit quiver rabbet race rack racket racketeer raddle
      radiate radicalize raffle raft rafter raid railroad raise rake rally ram ramble ramify ramp
      rampage ranch randomise randomize range ransack ransom rap rape rappel rarefy rarify rase
      rasp rasterize rat ratchet ratify ration rationalise rattle ravage rave ravel raven ravish
      ray raze reabsorb reach reactivate readapt readjust readmit ready realign realine realise
      reallocate reallot ream reap reappear reapportion rear rearm rearrange reassemble reassign
      reave rebate rebel rebind rebound rebuild rebury recast recede receive recess recharge
      reciprocate reclaim recline recode recognise recoil recombine recommence recommit recompense
      reconcile recondition reconquer reconstitute reconvene reconvert recopy recoup recover
      recreate recrudesce recruit recumb recuperate recur recurve recycle redden redecorate redeem
      redeploy redeposit redesign redevelop redirect redispose redistribute redline redo redouble
      redound redress reduce reduplicate reef reel reelect reenact reenforce reestablish reeve
      reface refashion reference refill refinance refine refinish refit reflate reflectorise
      reflectorize refloat refocus reforest reforge reform refrigerate refuel refund refurbish
      refurnish regain regenerate regiment register regress regroup regularise regularize regulate
      regurgitate rehabilitate reharmonise reharmonize rehear rehearse reheat reheel rehouse reign
      reimburse reimpose rein reincarnate reinforce reinstall reinstate reinsure reintegrate
      reinvent reissue rejig rejoin relace relapse relax release relegate relieve reline
      relinquish reload relocate relyric remain remainder remake remarry remediate remedy remit
      remodel remold remould remount remove remunerate rend render rendezvous renegade renew
      renormalise renormalize renounce renovate rent reopen reorganise reorganize reorient repaint
      repair repatriate repay repel repercuss replace replant replay replenish replicate repoint
      repose reposit reposition repossess repot represent repress reprieve reprint reprise reprize
      reproduce republish repulse repurchase requite rescale rescue reseal reseat resect reseed
      resell reserve resettle resew reship reshuffle resift resign resile resist resize resmudge
      resole resorb resort rest restart restitute restock restore restrain restrengthen restrict
      restructure resublime resubmit result resume resurface resurrect resuspend ret retail retain
      retake retard retell retick reticulate retie retire retool retouch retrace retransmit
      retread retreat retrench retrieve retrofit retroflex retrograde retrogress retrovert retry
      return reunify reunite rev revalue revamp revel reverse revert revet revisit revitalise
      revitalize revive revolt revolutionize revolve reward rewire rework rhumba rhyme rib rice
      rick ricochet rid riddle ride ridge riff riffle rifle rig right rigidify rim rime rinse riot
      rip ripen riposte ripple rise risk ritualise ritualize rive roach roam roast rob robe rock
      rocket roil roister roleplay roll rollerblade rollick romance romp roneo roof rook roost
      root rootle rope rosin rot rotate rough roughcast roughen round rouse rout route rove row
      rub rubber rubberise rubberize rubberstamp rubify rubric rubricate ruck ruckle ruddle ruffle
      ruggedise ruggedize ruin rule rumba rummage rumple rumpus run rupture rush rust rusticate
      rustle rut saber sabotage sabre saccharify sack sacrifice saddle safeguard sag sail
      sailplane salinate sallow salt saltate salvage salve samba sand sandbag sandblast sandpaper
      sandwich sanitate sanitise sanitize sap saponify sashay satisfice satisfise saturate sauce
      saunter saute save saw scab scaffold scale scallop scalp scam scamp scamper scan scant scar
      scarf scarify scarper scat scatter scavenge scend schematise schematize schlep schnorr
      school schuss scissor sclaff scollop scoop scoot scorch score scotch scour scourge scrabble
      scrag scram scramble scrap scrape scratch scrawl screen screw scribe scrimmage scrimp
      scrimshank script scroll scrounge scrub scrunch scud scuff scuffle scull sculpt sculpture
      scum scurry scuttle scythe seal seam seaplane sear search season seat secede seclude second
      section sectionalise sectionalize secularise secularize secure sediment seduce seed seek
      seep seesaw seethe segment segregate seize sell sellotape send senesce sensibilise
      sensibilize sensify sensitise sensitize sensualise sensualize sentimentalise sentimentalize
      separate sequester sequestrate serenade serialise serialize serrate service set settle sever
      sew sexualise sexualize shack shackle shade shadow shadowbox shaft shag shake shallow sham
      shamanise shamanize shamble shame shanghai shank share shark sharpen shatter shave shear
      sheathe shed sheer sheet shell shellac shellack shelter shelve shepherd shift shill shimmy
      shin shingle shinny ship shipwreck shirk shirr shiver shlep shnorr shoal shoehorn shoetree
      shoo shoot shop shoplift shore short shorten shoulder shove shovel shower shred shrine
      shrink shrinkwrap shrivel shroud shuck shudder shuffle shunt shush shut shutter shuttle shy
      sideline sideswipe sidetrack sidle sieve sift sightread sightsee sightsing signalise
      signalize silence silhouette silkscreen silt silver silverplate simmer simonise simonize
      simplify simulate sin sing singe single sink sinter siphon sit site situate size skank skate
      skateboard skedaddle sketch skew skewer ski skid skim skimcoat skimp skin skipper skirl
      skitter skive skulk sky skydive skyjack skylark skyrocket slack slacken slag slake slalom
      slam slant slap slash slat slather slaughter slave slay sled sledge sledgehammer sleek
      sleepwalk sleigh slenderise slenderize slew slice slick slide slime sling slink slip slit
      slither sliver slog sloganeer slop slope slosh slouch slow slue slug sluice slum slump slur
      slush smack smash smatter smear smelt smirch smite smock smolder smooch smooth smoothen
      smother smudge smuggle smut smutch snaffle snafu snag snail snake snare snarf snatch sneak
      snick snip snitch snog snooker snorkel snowball snowboard snowmobile snowshoe snuggle soak
      soar sober socialise socialize sock sod sodomise sodomize soften soil solder sole solemnise
      solemnize solidify solmizate solo solvate somersault somnambulate sonnet soot sop
      sophisticate sorb sorcerise sorcerize sort soundproof sour source souse sovietise sovietize
      sow space spacewalk spade spang spangle spank spar spare sparge spark sparkle spat
      spatchcock spatter spawn spear spearhead specialise specialize speciate speck speckle speed
      spend spice spiel spike spill spin spiral spirit spiritise spiritize spirt splash splat
      splatter splay splice splinter split splosh splotch splurge spoil spondaise spondaize sponge
      sponsor spool spoon sport sporulate spot spotlight spotweld spout sprawl spray spread spring
      sprinkle sprint spritz sprout spruce spud spume spur spurt sputter squander square squash
      squat squeegee squeeze squelch squinch squire squirm squirt squish stab stabilise stabilize
      stable stack stag stage stagger stain stake stalinise stalinize stalk stall stamp stampede
      stanch stand standardize staple star starboard starch stargaze start stash staunch stave
      stay steady steal steam steamer steamroll steamroller steepen steer stem stencil stenograph
      step stet stick stiffen stifle stigmatise stigmatize stimulate sting stint stipple stir
      stitch stock stockpile stoke stomp stone stonewash stooge stoop stop stopper stopple store
      storm stow straggle straighten straiten strand strangle strangulate strap stratify straw
      stray streak stream streamline streetwalk strengthen stretch strew striate strickle stride
      strike string strip stripe strive stroke stroll strop structure struggle strut stub stucco
      stud stuff stumble stun stunt stupefy stylise stylize stymie stymy sub subcontract subdivide
      subdue subject subjoin subjugate sublease sublet sublimate sublime submarine submerge
      submerse suborn subrogate subscribe subserve subside subsidise subsidize substitute
      subtilise subtitle suburbanise suburbanize subvert succeed succor succour succuss suck
      suction suds sue suffix suffocate suffuse sulfate sulfur sulfurette sully sulphur
      sulphurette summerise summerize summit sunder superannuate supercede supercharge superimpose
      superintend superpose superscribe supersede supervene supervise supinate supplant supple
      supplement supply support suppress surcharge surf surface surfboard surfeit surge surmount
      surpass surrender surround surtax suspend suture swab swaddle swag swage swagger swallow
      swamp swap swarm swash swat swathe swatter sway sweep sweeten swell swerve swig swim swindle
      swing swinge swipe swirl switch swivel swob swoop swop syllabicate syllabify syllabise
      syllabize symmetrise symmetrize symphonise symphonize sync synchronize syncopate syncretise
      syncretize syndicate syphon syringe systematise systematize systemise systemize table taboo
      tabularise tabularize tabulate tack tackle tag tail tailgate tailor taint take tame tamp
      tamper tampon tan tangle tango tank tap tapdance tape taper tar tariff tarmac tarnish tarry
      task tat tattoo tauten tax taxi tear tee teem teeter teetertotter teleport telescope temper
      temporise temporize tenant tend tender tenderise tenderize tense tenure terminate terrace
      terrasse territorialise territorialize terrorise terrorize tessellate test tether thatch
      thaw theme thermostat thicken thieve thin thoriate thrash thread thresh thrill thrive throb
      thrombose throne throng throttle throw thrust thud thumb thumbtack thump thunder thwack
      thwart tick ticket tickle tide tidy tie tighten tile till tilt time tin tinct tincture
      tinker tinsel tint tip tippytoe tiptoe tire tissue tithe titivate titrate tittivate tittup
      toast toboggan toddle toe toenail toggle toil toll tomahawk tongue tool top topdress topple
      torch toss total totalise totalize tote totter touch toughen tour tousle tow towel toy track
      trade trademark traffic trail traipse tram trammel tramp trample transact transaminate
      transduce transect transfer transfigure transform transfuse transgress transistorise
      transistorize transit transition transitivise transitivize translocate transmigrate transmit
      transmogrify transmute transpirate transpire transplant transport transpose transship
      transubstantiate trap trash travail travel traverse travesty tread treadle treasure treat
      tree trek trellis tremble tremor trench trend trepan trespass triangulate trice trick
      trickle trifle trifurcate trigger trim trip triple triplicate trisect troll troop trot
      troubleshoot trounce trowel truck trudge true truncate trundle truss try tube tuck tug
      tumble tumefy tumesce tune tunnel turf turn turtle tusk tussle tweak tweedle tweet tweeze
      twiddle twig twill twin twine twinge twirl twist twitch typecast typeset tyrannise tyrannize
      uglify ulcerate ultracentrifuge unbar unbelt unbend unbind unblock unbolt unbox unbrace
      unbraid unbridle unbuckle unburden unbutton unchain unclasp unclip unclog unclothe unclutter
      uncoil uncompress uncork uncouple uncover uncrate uncross uncurl underachieve underact
      underbid undercharge undercoat undercut undergird undergrow underlay undermine underpay
      underperform underpin underplay underprice underproduce underquote undersell undershoot
      underspend understock undertake undo undock undrape undress undulate unearth unfasten unfit
      unfold unfreeze unfrock unfurl unhand unharness unhitch unhook unhorse unicycle uniform
      uniformise uniformize unify unionise unionize unite unitise unitize unknot unlace unlade
      unlash unleash unload unlock unloose unloosen unmake unmuzzle unpack unpick unpin unplug
      unravel unreel unroll unsaddle unsanctify unscramble unscrew unseal unseat unsex unsheathe
      unsnarl unsolder unstaple unstrap unstring unstuff unsubstantialise unsubstantialize
      untangle unthaw untie untwine untwist unveil unweave unwind unwire unwrap unyoke unzip
      update upend upheave upholster upload uprise uproot upset upstage urbanise urbanize usher
      usurp utilize vacate vacillate vacuum vagabond valet validate vamoose vamp vandalise
      vandalize vanish vaporise vaporize variegate varnish vary vascularise vascularize vault veer
      vegetate veil vein velcro vellicate vend veneer ventilate venture verbify verdigris
      vermiculate vermilion verse versify vesicate vesiculate vest vet veto vibrate victimise
      victimize victual vinify violate virilise virilize visit visualise visualize vitalise
      vitalize vitaminise vitaminize vitiate vitrify vivify vivisect vocalise void volatilise
      volatilize volley vote vouchsafe voyage vulcanise vulcanize wad waddle wade waft wag wage
      waggle waitress waive walk wallop wallow wallpaper waltz wamble wander wane wangle wank
      wanton warehouse warm wash wassail waste watch water watercolor watercolour waterproof
      wattle waver wax weaken weaponize weather weatherproof weatherstrip weave web wed wedel
      wedge weed weight welch welcome weld well welsh welt welter wench wend westernise westernize
      wet whack wham whang whap wharf wheel wheelbarrow whet whiff whine whip whipsaw whirl
      whirligig whirlpool whish whisk whisker whistle white whiten whiteout whitewash whittle
      whizz wholesale whomp whoosh whop whore widen widow wield wiggle wigwag wilt win wince winch
      wind windsurf wing winkle winnow winterise winterize wipe wire withdraw wither withhold wive
      wobble womanise womanize woo woolgather woosh work worm worsen wrack wrap wreak wreathe
      wreck wrench wrest wrestle wriggle wring wrinkle write writhe wrong xerox yacht yank yaw
      yellow yield yoke zero zigzag zinc zip zipper zone zoom
      """
  )
}
