/// The everyday words of French by the English words that they stand for in commands.
///
/// Everyday verbs of telling an app what to do, then the words for what such apps hold, by field; every line
/// in all regions and manners in which people say it. None is made for one app.
enum FrenchGlosses {
  static let all = Glosses(table, French.tokenizer, stem: FrenchWords.stem)

  private static let table = """
    # Médias, verbes
    play: jouer, joue, jouez, mets de la musique
    listen: écouter, écoute, écoutez, réécouter
    watch: regarder, regarde, regardez, visionner, visionne, visionnez, mater, mate
    view: consulter, consulte, consultez, visualiser, visualise, visualisez
    pause: mettre en pause, mets en pause, mettez en pause, pause, suspendre, suspends, suspendez, \
    en pause
    resume: reprendre, reprends, reprenez, continuer, continue, continuez, poursuivre, poursuivs, \
    poursuivez, poursuis, remettre en route
    stop: arrêter, arrête, arrêtez, stopper, stoppe, stoppez, stop, arrête-toi, cesser, cesse, cessez, \
    couper la lecture, coupe la lecture, coupez la lecture
    skip: sauter, saute, sautez, passer au suivant, passe à la suivante, zapper, zappe, zappez, \
    skipper, skippe, skippez
    repeat: répéter, répète, répétez, rejouer, rejoue, rejouez, en boucle, réitérer, réitère, réitérez
    go back: revenir, reviens, revenez, revenir en arrière, reculer, recule, reculez, rembobiner, \
    rembobine, rembobinez, retourner en arrière
    advance: avancer, avance, avancez, avance rapide, avancer rapidement
    shuffle: lecture aléatoire, mode aléatoire, en aléatoire, mix aléatoire, brasser, brasse, brassez, \
    en mode aléatoire
    turn up: plus fort, monter le son, monte le son, montez le son, augmenter le son, augmente le son, \
    augmentez le volume, augmente le volume, monte le volume, pousse le son
    turn down: moins fort, baisser le son, baisse le son, baissez le son, baisse le volume, \
    baissez le volume, diminuer le son, diminue le volume
    mute: muet, couper le son, coupe le son, coupez le son, silencieux, mode silencieux, sourdine, \
    silence
    queue: file d'attente, file, file de lecture
    stream: streamer, streame, streamez, streaming, diffuser, diffuse, diffusez
    record: enregistrement, filmer, filme, filmez, capter
    # Maison, verbes
    turn on: allumer, allume, allumez, activer, active, activez, mettre en marche, mets en marche, \
    mettez en marche, démarrer, démarre, démarrez, brancher, branche, branchez, rallumer, rallume
    turn off: éteindre, éteins, éteignez, désactiver, désactive, désactivez, fermer la lumière, \
    ferme la lumière, fermez la lumière, débrancher, débranche, débranchez, éteins-moi
    open: ouvrir, ouvre, ouvrez, entrouvrir, entrouvre, rouvrir, rouvre
    close: fermer, ferme, fermez, refermer, referme, refermez, clore
    lock: verrouiller, verrouille, verrouillez, fermer à clé, ferme à clé, fermez à clé, cadenasser, \
    cadenasse
    unlock: déverrouiller, déverrouille, déverrouillez, débloquer la porte, débloque la porte, \
    débloquez la porte, débarrer, débarre, ouvrir à clé
    brighten: éclaircir, éclaircis, éclaircissez, plus clair, plus lumineux, plus de lumière, \
    illuminer, illumine, illuminez
    dim: tamiser, tamise, tamisez, assombrir, assombris, assombrissez, moins de lumière, \
    moins lumineux, plus sombre, atténuer, atténue
    heat: chauffer, chauffe, chauffez, monter le chauffage, monte le chauffage
    warm up: réchauffer, réchauffe, réchauffez, préchauffer, préchauffe, préchauffez, plus chaud
    cool: refroidir, refroidis, refroidissez, rafraîchir, rafraîchis, rafraîchissez, climatiser, \
    climatise, climatisez, plus frais, plus froid
    raise: augmenter, augmente, augmentez, monter, monte, montez, hausser, hausse, relever, relève, \
    relevez, élever, remonter
    lower: baisser, baisse, baissez, diminuer, diminue, diminuez, réduire, réduis, réduisez, descendre, \
    descends, descendez, abaisser
    adjust: ajuster, ajuste, ajustez, régler, règle, réglez, adapter, adapte, adaptez, modérer, modère, \
    modérez
    set: fixer, fixe, fixez, définir à, paramétrer, paramètre, paramétrez, configurer, configure, \
    configurez
    vacuum: passer l'aspirateur, passe l'aspirateur, passez l'aspirateur, aspirer, aspire, aspirez, \
    aspirateur, aspirateur robot
    mop: passer la serpillière, passe la serpillière, serpillière, laver le sol
    sweep: balayer, balaye, balayez, balaie, balai
    clean: nettoyer, nettoie, nettoyez, nettoie-moi, faire le ménage, ménage, récurer, décrasser, \
    décrasse, décrassez
    wash: laver, lave, lavez, faire la vaisselle, lessiver
    dry: sécher, sèche, séchez, essuyer, essuie
    tidy: ranger, range, rangez, faire du rangement
    water: arroser, arrose, arrosez, eau, arrosage
    feed: nourrir, nourris, nourrissez, donner à manger
    charge: charger, charge, chargez, recharger, recharge, rechargez, mettre en charge
    dock: retourner à la base, à sa base, station de charge
    ventilate: aérer, aère, aérez, ventiler, ventile, ventilez
    iron: fer à repasser, repasser, repasse, repassez
    # Listes et tâches, verbes
    add: ajouter, ajoute, ajoutez, rajouter, rajoute, rajoutez, ajoute-moi, inclure, inclus, ajout
    remove: enlever, enlève, enlevez, retirer, retire, retirez, ôter, ôte, désinstaller, désinstalle, \
    désinstallez, retire-moi, vire, virer
    delete: supprimer, supprime, supprimez, effacer, efface, effacez, suppression
    clear: vider, videz, tout effacer, tout supprimer, purger, purge
    create: créer, crée, créez, crée-moi, générer, génère, générez
    make: fabriquer, fabrique, fabriquez, confectionner, confectionne, confectionnez
    build: construire, construis, construisez, bâtir
    edit: modifier, modifie, modifiez, éditer, édite, éditez, corriger, corrige, corrigez
    change: changer, change, changez, changement, permuter, permute, permutez
    replace: remplacer, remplace, remplacez, substituer, substitue, substituez
    update: mettre à jour, mets à jour, mettez à jour, actualiser, actualise, actualisez, mise à jour
    name: renommer, renomme, renommez, nommer, nomme, nommez, rebaptiser, rebaptise, rebaptisez, nom
    move: déplacer, déplace, déplacez, bouger, bouge, bougez, transporter, transporte, transportez, \
    déménager, déplace-moi
    copy: copier, copie, copiez, dupliquer, duplique, dupliquez
    paste: coller, colle, collez
    cut: couper, coupe, coupez, couper-coller, découper, découpe, découpez
    sort: trier, trie, triez, classer, classe, classez, tri
    filter: filtrer, filtre, filtrez
    list: lister, listez, liste, listes, énumérer, énumère, playlist
    show: montrer, montre, montrez, afficher, affiche, affichez, présenter, présente, présentez, \
    montre-moi, affiche-moi, montrez-moi, fais voir, faire voir, fais-moi voir
    hide: cacher, cache, cachez, masquer, masque, masquez, dissimuler, dissimule, dissimulez
    search: chercher, cherche, cherchez, rechercher, recherche, recherchez, cherche-moi
    find: trouver, trouve, trouvez, trouve-moi, retrouver, retrouve, dénicher
    look up: googler, google, googlez, chercher dans le dictionnaire, se renseigner
    check: vérifier, vérifie, vérifiez, contrôler, contrôle, contrôlez, checker, checke, checkez
    check off: cocher, coche, cochez, rayer, raye, rayez, marquer comme fait, marque comme fait, \
    marquer comme terminé, barrer de la liste, barre de la liste, barrez de la liste
    mark: marquer, marque, marquez
    finish: finir, finis, finissez, terminer, termine, terminez, achever, achève, terminé, fini, \
    compléter, complète
    start: commencer, commence, commencez, débuter, débute, débutez, démarrage, entamer, entame, \
    se mettre à, lancer, lance, lancez, lance-moi
    end: fin, mettre fin, mets fin
    cancel: annuler, annule, annulez, décommander, décommande, décommandez, annulation, résilier, \
    résilie, résiliez
    undo: défaire, défais, défaites, revenir sur
    restore: restaurer, restaure, restaurez, rétablir, rétablis, récupérer, récupère
    save: enregistrer, enregistre, enregistrez, sauvegarder, sauvegarde, sauvegardez, sauver, sauve, \
    sauvez
    archive: archiver, archive, archivez, archives
    plan: planifier, planifie, planifiez, prévoir, prévois, prévoyez, organiser un planning, projeter
    schedule: agender, agende, agendez, caler, cale, calez, planning, horaire, emploi du temps, \
    céduler, cédule, cédulez, programmer, programme, programmez, programmation
    postpone: reporter, reporte, reportez, repousser, repousse, repoussez, décaler, décale, décalez, \
    différer, diffère, différez, remettre à plus tard, ajourner
    remind: rappeler, rappelle, rappelez, rappelle-moi, rappelez-moi, me rappeler, fais-moi penser, \
    faire penser
    reminder: rappel, rappels, pense-bête
    wake: réveiller, réveille, réveillez, réveille-moi, réveillez-moi, me réveiller, tirer du lit
    count: compter, comptez, dénombrer, comptage
    count down: décompter, décompte, compte à rebours
    measure: mesurer, mesure, mesurez, prendre la mesure
    weigh: peser, pèse, pesez, se peser
    log: consigner, consigne, consignez, journaliser, journalise, journalisez, journal, noter au journal
    track: traquer, traque, traquez, suivi, pister
    calculate: calculer, calcule, calculez, calcul, combien font
    choose: choisir, choisis, choisissez, sélectionner, sélectionne, sélectionnez, opter
    recommend: conseiller, conseille, conseillez, suggérer, suggère, suggérez, conseille-moi, propose, \
    proposer, propose-moi, recommander, recommande, recommandez
    assign: assigner, assigne, assignez, attribuer, attribue, attribuez, affecter, affecte, affectez
    organize: organiser, organise, organisez, organise-moi
    combine: combiner, combine, combinez, fusionner, fusionne, fusionnez, regrouper, regroupe, regroupez
    split: diviser, divise, divisez, scinder, scinde, scindez, séparer, sépare, séparez
    group: grouper, groupe, groupez
    attach: attacher, attache, attachez, joindre un fichier, ajouter en pièce jointe, pièce jointe
    fill: remplir, remplis, remplissez, faire le plein
    pack: emballer, faire sa valise, faire les valises
    # Achats et argent, verbes
    buy: acheter, achète, achetez, achète-moi, acquérir, se procurer, s'acheter, achat
    order: commander, commande, commandez, commande-moi
    book: réserver, réserve, réservez, réserve-moi, bouquer, retenir, retiens, retenez
    reservation: réservation, réservations
    pay: payer, paye, payez, paie, régler l'addition, règle l'addition, réglez l'addition, verser, \
    verse, versez, s'acquitter, casquer, paiement
    transfer: virement, faire un virement, transférer, transfère, transférez
    withdraw: retirer de l'argent, retrait
    deposit: déposer, dépose, déposez, dépôt
    return: retourner, retourne, retournez, renvoyer, renvoie, renvoyez, rendre, rends, rendez, \
    ramener, ramène, retour
    refund: rembourser, rembourse, remboursez, remboursement, se faire rembourser
    lend: prêter, prête, prêtez, prête-moi, prêt
    borrow: emprunter, emprunte, empruntez, emprunt
    rent: louer, loue, louez, location, loyer
    sell: vendre, vends, vendez, revendre, refourguer, vente
    spend: dépenser, dépense, dépensez, claquer
    donate: faire un don, don, cotiser
    redeem: échanger des points, utiliser un bon
    deliver: livrer, livrez, livre-moi
    # Communication, verbes
    send: envoyer, envoie, envoyez, envoie-moi, expédier, expédie, expédiez, adresser, envoi
    forward: transmettre, transmets, transmettez, faire suivre, fais suivre, faites suivre
    reply: répondre, réponds, répondez, répliquer
    answer: décrocher, décroche, décrochez, réponse, prendre l'appel
    call: appeler, appelle, appelez, appelle-moi, téléphoner, téléphone, téléphonez, \
    passer un coup de fil, appel, coup de fil, bigophoner, joindre par téléphone
    dial: composer le numéro, compose le numéro, composez le numéro, composer
    hang up: raccrocher, raccroche, raccrochez
    message: message, messages, texto, textos, sms, texter, texte, textez, écrire un message
    chat: discuter, discute, discutez, chatter, chatte, chattez, bavarder, bavarde, bavardez, papoter, \
    tchat, discussion, conversation, causer, clavarder
    tell: dire, dis, dites, dis-moi, raconter, raconte, racontez, raconte-moi
    ask: demander, demande, demandez, interroger, interroge
    share: partager, partage, partagez, faire partager
    post: poster, poste, postez, publier, publie, publiez, publication
    load: téléverser, téléverse, mettre en ligne, uploader, uploade
    download: télécharger, télécharge, téléchargez, téléchargement
    install: installer, installe, installez, installation
    connect: connecter, connecte, connectez, relier, relie, reliez, jumeler, jumelle, associer, \
    associe, associez, coupler, couple, couplez, connexion
    disconnect: déconnecter, déconnecte, déconnectez, dissocier
    reset: réinitialiser, réinitialise, réinitialisez, remettre à zéro, remets à zéro, remise à zéro
    restart: redémarrer, redémarre, redémarrez, recommencer, recommence, rebooter, relancer, relance, \
    relancez
    sync: synchroniser, synchronise, synchronisez, synchro
    log in: se connecter, connecte-toi, me connecter, connecte-moi, s'identifier
    log out: se déconnecter, me déconnecter, déconnecte-moi
    sign up: s'inscrire, inscris-moi, inscrire, inscrivez-moi, inscription
    subscribe: s'abonner, abonne-moi, abonner, abonnez-vous, m'abonner
    invite: inviter, invite, invitez, convier, invitation
    join: rejoindre, rejoins, rejoignez, participer, participe, adhérer, adhère, adhérez, intégrer
    leave: quitter, quitte, quittez, partir, pars, partez, sortir du groupe
    follow: suivre, suis-moi, suivez
    block: bloquer, bloque, bloquez, blocage, bannir
    unblock: débloquer, débloque, débloquez
    like: liker, like, likez, aimer, aime, aimez, kiffer, kiffe, kiffez, mettre un j'aime, \
    mettre un like, j'aime, adorer, adore, adorez
    dislike: détester, déteste, détestez, je n'aime pas, ne pas aimer
    rate: évaluer, évalue, évaluez, attribuer une note, mettre une note, donner une note, étoiles
    review: avis, critique, passer en revue, relire, relis
    comment: commenter, commente, commentez, commentaire
    vote: voter, vote, votez, sondage
    report: signaler, signale, signalez, rapport, dénoncer, dénonce, dénoncez
    greet: saluer, salue, saluez
    congratulate: féliciter, félicite, félicitez
    thank: remercier, remercie, remerciez
    meet: rencontrer, rencontre, rencontrez, retrouver quelqu'un
    # Langue, lecture, documents, verbes
    translate: traduire, traduis, traduisez, traduis-moi, traduction
    explain: expliquer, explique, expliquez, explique-moi, expliquez-moi, explication, détailler, \
    détaille
    define: définir, définis, définissez, définition, que veut dire
    summarize: résumer, résume, résumez, résume-moi, récapituler
    describe: décrire, décris, décrivez
    read: lire à voix haute, lis, lisez, lis-moi, lisez-moi, bouquiner, lecture, lire
    write: écrire, écris, écrivez, rédiger, rédige, rédigez, écris-moi
    write down: noter, notez, prendre note, prends note, prenez note, inscrire sur
    transcribe: dicter, dicte, dictez, transcrire, transcris, dictée
    spell: épeler, épelle, épelez, orthographier
    pronounce: prononcer, prononce, prononcez
    print: imprimer, imprime, imprimez, impression, imprime-moi
    scan: scanner, scanne, scannez, numériser, numérise, numérisez
    sign: signer, signe, signez, signature
    learn: apprendre, apprends, apprenez
    teach: enseigner, enseigne, enseignez, apprends-moi
    practice: s'entraîner à, pratiquer, pratique, pratiquez, s'exercer, réviser, révise, révisez
    help: aider, aide, aidez, aide-moi, aidez-moi
    highlight: surligner, surligne, surlignez, mettre en évidence, souligner, souligne, soulignez
    # Voyages et voiture, verbes
    navigate: naviguer, navigue, naviguez, guider, guide, guidez, guide-moi, conduis-moi, emmène-moi, \
    navigation, itinéraire vers
    drive: conduire, conduis, conduisez, rouler, roule, roulez
    park: garer, garez, se garer, stationner, stationne, stationnez, me garer
    travel: voyager, voyage, voyagez, partir en voyage
    fly: voler, vole, volez, prendre l'avion
    arrive: arriver, arrive, arrivez, arrivée
    depart: s'en aller, départ
    pick up: aller chercher, va chercher, passer prendre, passe prendre, passer chercher, venir chercher
    check in: s'enregistrer, faire l'enregistrement, check-in
    check out: régler la chambre, check-out
    avoid: éviter, évite, évitez, contourner, contourne
    locate: localiser, localise, localisez, repérer, repère, situer
    # Cuisine et santé, verbes
    cook: cuisiner, cuisinez, cuire, faire cuire, fais cuire, mijoter, préparer, prépare, préparez, \
    faire à manger, cuisson, cuistot
    bake: cuire au four, faire au four
    fry: frire, faire frire, faire revenir, poêler
    grill: griller, grille, faire griller, barbecue
    boil: bouillir, faire bouillir, fais bouillir
    steam: cuire à la vapeur, vapeur
    stir: remuer, remue, remuez, touiller, touille, touillez
    mix: mixer, mixe, mixez, malaxer, malaxe, malaxez, mélanger, mélange, mélangez
    brew: infuser, infuse, infusez, faire infuser
    chop: hacher, hache, hachez, émincer, émince
    eat: manger, mange, mangez, bouffer, bouffe, dévorer
    drink: boire, buvez, boisson, boissons
    scale: mettre à l'échelle, multiplier les quantités, adapter les quantités
    exercise: s'entraîner, faire du sport, entraînement, exercice
    run: courir, courez, course à pied, jogging, footing
    walk: marcher, marche, marchez, se promener, promenade, balade
    swim: nager, nage, nagez, natation, baignade
    sleep: dormir, dors, sommeil, roupiller, pioncer
    rest: se reposer, repos
    relax: se détendre, relaxer, relaxe, relaxez, décompresser
    meditation: méditer, médite, méditez, méditation
    breathe: respirer, respire, respirez, respiration
    photograph: photographier, photographie, photographiez, prendre une photo, prends une photo, \
    prenez une photo
    try: essayer, essaye, essayez, essaie, tenter, tente, tentez
    wait: attendre, attends, attendez, patienter, patiente
    win: gagner, gagne, gagnez, remporter
    guess: deviner, devine, devinez
    confirm: confirmer, confirme, confirmez, confirmation
    approve: approuver, approuve, approuvez, valider, valide, validez
    reject: rejeter, rejète, rejetez, refuser, refuse, refusez, décliner, décline, déclinez
    accept: accepter, accepte, acceptez
    repair: réparer, répare, réparez, dépanner, réparation
    compare: comparer, compare, comparez, comparaison
    convert: convertir, convertis, convertissez, conversion
    need: avoir besoin, besoin
    want: souhaiter, désirer
    know: savoir, connaître
    remember: se souvenir, souviens-toi, mémoriser, mémorise, retenir, retiens
    forget: oublier, oublie, oubliez
    receive: recevoir, reçois, recevez, réception
    enable: autoriser, autorise, permettre
    test: tester, teste, testez, test
    zoom in: zoomer, zoome, zoomez, agrandir, agrandis
    crop: recadrer, recadre, recadrez, rogner, rogne, rognez
    rotate: pivoter, pivote, pivotez, rotation
    sing: chanter, chante, chantez, chantonner
    dance: danser, danse, dansez
    draw: dessiner, dessine, dessinez, dessin
    paint: peindre, peinture
    # Médias, noms
    song: chanson, chansons, morceau, morceaux, titre, titres, chant, zik
    music: musique, zic, zicmu
    album: album, albums, disque
    singer: chanteur, chanteuse
    artist: artiste, artistes, interprète
    band: orchestre, groupe de musique
    genre: genre, style musical
    radio: radio, station de radio
    podcast: podcast, podcasts, balado
    movie: film, films, long métrage
    series: série, séries, feuilleton, saison
    episode: épisode, épisodes
    video: vidéo, vidéos, clip
    television: télé, télévision, téléviseur, téloche, tv
    channel: chaîne, chaînes, canal
    volume: volume, volume sonore
    sound: son, sons, bruit
    speaker: enceinte, enceintes, haut-parleur
    lyric: paroles
    game: jeu, jeux
    score: score, résultat, résultats
    # Maison, noms
    light: lumière, lumières, éclairage
    lamp: lampe, lampes, lampadaire, ampoule, ampoules
    brightness: luminosité
    curtain: rideau, rideaux
    blind: store, stores, volet, volets
    window: fenêtre, fenêtres
    door: porte, portes, porte d'entrée
    gate: portail, portillon
    garage: garage
    temperature: température, températures
    thermostat: thermostat
    heating: chauffage, radiateur, radiateurs
    conditioner: climatiseur, clim, climatisation
    fan: ventilateur, ventilo
    humidity: humidité
    refrigerator: frigo, réfrigérateur, frigidaire
    oven: four
    microwave: micro-ondes, micro-onde
    stove: plaque, cuisinière, gazinière
    washer: lave-linge, machine à laver, lave-vaisselle
    kettle: bouilloire
    socket: prise, prise électrique
    switch: interrupteur
    button: bouton, touche
    camera: caméra, appareil photo
    doorbell: sonnette
    robot: robot, robots
    house: maison, baraque
    home: chez moi, chez-moi, domicile, chez nous
    apartment: appartement, appart, logement
    room: pièce, pièces, chambre d'hôtel
    kitchen: cuisine
    bedroom: chambre, chambre à coucher
    bathroom: salle de bain, salle de bains, toilettes
    parlor: salon, séjour, salle de séjour
    office: bureau
    nursery: chambre d'enfant, chambre des enfants
    garden: jardin
    yard: cour
    balcony: balcon
    terrace: terrasse
    stairs: escalier, escaliers
    hallway: couloir
    basement: sous-sol, cave
    floor: sol, plancher, étage
    electricity: électricité, courant
    energy: énergie
    scene: scène, ambiance
    device: appareil, appareils
    alarm: réveil, alarme, alarmes, réveille-matin
    timer: minuteur, minuterie, chronomètre, chrono
    clock: horloge, pendule
    # Cuisine, noms
    recipe: recette, recettes
    ingredient: ingrédient, ingrédients
    step: étape, étapes
    serving: portion, portions
    dish: plat, plats
    meal: repas
    breakfast: petit-déjeuner, petit déjeuner, petit-déj, déjeuner du matin
    lunch: déjeuner, repas de midi
    dinner: dîner, souper, repas du soir
    dessert: dessert, desserts
    food: nourriture, aliments, aliment
    bread: pain, baguette
    milk: lait
    egg: œuf, œufs, oeuf, oeufs
    meat: viande
    chicken: poulet
    fish: poisson
    rice: riz
    pasta: pâtes
    vegetable: légume, légumes
    fruit: fruit, fruits
    apple: pomme, pommes
    banana: banane, bananes
    sugar: sucre
    salt: sel
    coffee: café
    tea: thé
    beer: bière
    wine: vin, pinard
    cake: gâteau, gâteaux
    cheese: fromage
    butter: beurre
    potato: patate, patates, pomme de terre, pommes de terre
    pan: poêle
    pot: casserole, marmite
    # Achats et argent, noms
    shopping: courses, emplettes, shopping, magasinage
    item: élément, éléments, article du panier
    product: produit, produits
    cart: panier, caddie, chariot
    shop: magasin, boutique
    supermarket: supermarché, hypermarché, épicerie
    price: prix, tarif, coûte, coûtent, coûter
    discount: réduction, remise, rabais, promo
    coupon: bon de réduction, coupon, code promo
    cheap: bon marché, pas cher
    expensive: cher, chère, coûteux
    free: gratuit, gratuite
    invoice: facture, factures, addition
    receipt: reçu, ticket de caisse
    balance: solde
    money: argent, fric, thune, pognon
    cash: espèces, liquide
    account: compte, comptes
    bank: banque
    card: carte bancaire, carte de crédit, carte bleue
    budget: budget
    expense: dépenses, frais
    income: revenu, revenus
    salary: salaire, paie du mois
    tax: impôt, impôts, taxe
    debt: dette, dettes
    savings: épargne, économies, épargner
    transaction: transaction, transactions
    subscription: abonnement, forfait
    package: colis, paquet
    delivery: livraison, livraisons
    gift: cadeau, cadeaux, offrir
    size: taille
    color: couleur, couleurs
    stock: bourse
    # Voyages, noms
    trip: voyage, trajet, excursion
    ticket: billet, billets, ticket
    flight: vol, vols
    plane: avion, avions
    airport: aéroport
    train: train, trains, TGV
    bus: bus, autobus, autocar
    subway: métro
    station: gare, arrêt de bus
    taxi: taxi, VTC
    car: voiture, bagnole, auto, char
    motorcycle: moto
    bicycle: vélo, bicyclette, bécane
    hotel: hôtel, hébergement
    seat: siège, place assise
    luggage: bagages, valise, bagage
    passport: passeport
    route: itinéraire, chemin, parcours
    street: rue
    highway: autoroute
    traffic: circulation, trafic, bouchons, embouteillages
    map: plan de la ville, carte routière
    destination: destination
    address: adresse
    place: lieu, endroit
    location: emplacement, position
    distance: distance
    restaurant: restaurant, resto
    parking: parking, stationnement
    gasoline: essence, carburant
    battery: batterie, pile
    tire: pneu, pneus
    trunk: coffre
    horn: klaxon, klaxonner, klaxonne
    engine: moteur
    speed: vitesse
    vacation: vacances, congés
    beach: plage
    # Météo
    weather: météo, temps qu'il fait, climat
    forecast: prévisions, bulletin météo
    rain: pluie, pleuvoir, pleut, pleuvra
    snow: neige, neiger
    sun: soleil, ensoleillé
    wind: vent
    cloud: nuage, nuages
    storm: orage, tempête
    umbrella: parapluie, pébroc
    # Santé et sport
    weight: poids
    height: hauteur, stature
    pulse: pouls, fréquence cardiaque, rythme cardiaque
    heart: cœur, coeur
    blood: sang
    pressure: tension, tension artérielle, pression
    health: santé
    workout: séance de sport, séance d'entraînement, musculation
    medicine: médicament, médicaments
    pill: pilule, comprimé, cachet
    doctor: médecin, docteur, toubib
    dentist: dentiste
    hospital: hôpital
    nutrition: calories, calorie
    goal: objectif, objectifs, but
    progress: progrès, progression, avancement
    football: foot, football
    match: match, rencontre sportive
    team: équipe
    gym: salle de sport, gym
    # Agenda, notes et tâches
    calendar: calendrier, agenda
    appointment: rendez-vous, rdv, rencard
    meeting: réunion, réunions
    event: événement, événements, évènement
    birthday: anniversaire, anniversaires
    holiday: jour férié
    party: fête, soirée, teuf
    task: tâche, tâches, chose à faire, choses à faire
    note: note, notes, mémo
    project: projet, projets
    deadline: échéance, date limite
    work: travail, boulot, taf, travailler, travaille, travaillez, bosser, bosse
    document: document, documents
    file: fichier, fichiers
    folder: dossier, dossiers
    page: page, pages
    habit: habitude, habitudes
    priority: priorité
    category: catégorie
    tag: étiquette, balise
    # Courrier, photos, téléphone
    email: mail, mails, e-mail, courriel, courriels, email, mél
    letter: lettre, courrier
    contact: contact, contacts, répertoire
    friend: ami, amie, amis, pote, copain, copine
    notification: notification, notifications
    phone: téléphone, portable, smartphone, mobile
    number: numéro, nombre
    photo: photo, photos, cliché
    picture: image, images
    profile: profil
    password: mot de passe, mdp
    internet: internet, réseau
    wireless: wifi, wi-fi, sans fil
    computer: ordinateur, ordi, PC
    screen: écran, capture d'écran
    application: application, appli, applis, app
    setting: paramètres, réglage, réglages
    story: histoire, récit
    # Lecture
    news: actualités, actu, infos, nouvelles, informations, actus
    article: article, articles
    newspaper: quotidien papier, gazette
    novel: roman, bouquin, romans, livre
    author: auteur, autrice, écrivain
    library: bibliothèque
    chapter: chapitre
    word: mot, mots
    sentence: phrase, phrases
    language: langue, langues
    joke: blague, blagues, vanne
    question: question, questions
    # Adjectifs et adverbes
    bright: clair, lumineux, brillant
    dark: sombre, obscur
    loud: bruyant, fort
    quiet: calme, tranquille, paisible
    warm: tiède
    hot: chaud, chaude
    cold: froid, froide, frisquet
    new: nouveau, nouvelle, nouveaux
    old: vieux, vieille, ancien, ancienne
    fast: rapide, vite, rapidement
    slow: lent, lente, lentement
    big: grand, grande, gros, grosse
    small: petit, petite
    long: long, longue, longtemps
    short: court, courte
    high: haut, haute, élevé
    low: bas, basse
    full: plein, pleine
    empty: vide
    good: bon, bonne, bien
    bad: mauvais, mauvaise
    best: meilleur, meilleure, meilleurs
    latest: tout dernier, plus récent, plus récente
    recent: récent, récente, récents, récemment
    important: important, importante
    urgent: urgent, urgente, pressé
    next: suivant, suivante, prochain, prochaine
    previous: précédent, précédente, d'avant
    last: dernier, dernière, derniers
    first: premier, première
    favorite: préféré, préférée, préférés, préférées, favori, favoris, favorite
    popular: populaire, populaires, à la mode
    random: aléatoire, au hasard, hasard
    daily: quotidien, quotidienne, chaque jour, tous les jours
    weekly: hebdomadaire, chaque semaine
    monthly: mensuel, mensuelle, chaque mois
    available: disponible, disponibles, dispo
    busy: occupé, occupée
    late: tard, en retard
    early: tôt, en avance
    near: près, à proximité, proche, à côté
    far: loin, éloigné
    left: gauche, à gauche
    right: droite, à droite
    today: aujourd'hui, d'aujourd'hui, du jour
    tomorrow: demain, de demain
    yesterday: hier, d'hier
    tonight: ce soir, cette nuit
    morning: matin, matinée, ce matin
    afternoon: après-midi, cet après-midi
    evening: soir
    night: nuit
    noon: midi
    now: maintenant, tout de suite, immédiatement
    week: semaine, semaines
    weekend: week-end, weekend, fin de semaine
    month: mois
    year: année, an
    day: jour, journée
    hour: heure, heures
    minute: minute, minutes
    time: quelle heure
    child: enfant, enfants, gosse, gamin
    family: famille
    dog: chien
    cat: chaton, minou
    laundry: linge, lessive
    trash: poubelle, ordures, déchets
    plant: plante, plantes
    flower: fleur, fleurs
    history: historique
    status: statut, état
    total: total, somme totale
    average: moyenne
    maximum: maximum, maximal, au max
    minimum: minimum, minimal
    half: moitié, demi
    summary: résumé, récapitulatif
    school: école
    clothes: vêtements, fringues
    paper: papier
    level: niveau, niveaux
    shoe: chaussure, chaussures, godasses
    table: table
    bed: lit, pieu
    chair: chaise
    teacher: prof, professeur, enseignant
    customer: client, clients, cliente
    colleague: collègue, collègues
    lesson: leçon, leçons
    emergency: urgence, urgences, secours
    sick: malade
    tired: fatigué, fatiguée, crevé
    easy: facile, simple
    difficult: difficile, dur
    beautiful: beau, belle, joli
    happy: heureux, joyeux, content
    sad: triste
    remaining: reste, restent, restant, restante
    """
}
