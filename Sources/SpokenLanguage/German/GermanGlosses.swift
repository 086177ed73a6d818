/// The everyday words of German by the English words that they stand for in commands.
///
/// Everyday verbs of telling an app what to do, then the words for what such apps hold, by field; every line
/// in all regions and manners in which people say it. None is made for one app.
enum GermanGlosses {
  static let all = Glosses(table, German.tokenizer, stem: GermanWords.stem)

  private static let table = """
    # Medien, Verben
    play: spielen, spiel, spiele, abspielen, vorspielen, wiedergeben, abgespielt, zocken
    listen: hören, hör, höre, anhören, lauschen, lausch, lausche, zuhören, reinhören
    watch: anschauen, ansehen, gucken, guck, glotzen, angucken
    view: betrachten, betracht, betrachte, einsehen, sichten, sicht, sichte
    pause: pausieren, pausier, pausiere, unterbrechen, unterbrich, pause machen
    resume: fortsetzen, weiterspielen, weitermachen, weiterlaufen, fortfahren, weiterhören
    stop: stoppen, stopp, stoppe, beenden, beend, beende, aufhören, abbrechen, stop, anhalten
    skip: überspringen, überspring, überspringe, skippen, skip, skippe, vorspringen, weiterschalten, \
    auslassen, übergehen, übergeh, übergehe
    repeat: wiederholen, wiederhol, wiederhole, nochmal spielen, wiederholung, dauerschleife, loopen, \
    loop, loope
    go back: zurückspringen, zurückspulen, zurückgehen, zurückkehren
    advance: vorspulen, vorwärtsspulen, weiterspulen
    shuffle: durchmischen, zufallswiedergabe, shuffeln, shuffle, shuffel, zufällig abspielen, zufällig, \
    durcheinander
    turn up: lauter, lauter machen, lauter drehen, lauter stellen, aufdrehen, hochdrehen
    turn down: leiser, leiser machen, leiser drehen, leiser stellen, runterdrehen, herunterdrehen
    mute: stummschalten, stumm schalten, stummstellen, stumm, lautlos, muten, mut, mute, ton aus
    queue: Warteschlange, Wiedergabeschlange, einreihen, einreih, einreihe
    stream: streamen, stream, streame, livestream
    record: aufnehmen, aufzeichnen, filmen, mitschneiden, Aufnahme
    # Schalten und Haushalt, Verben
    turn on: einschalten, anmachen, anschalten, anknipsen, anstellen, anwerfen, anzünden, aktivieren, \
    aktivier, aktiviere
    turn off: ausschalten, ausmachen, abschalten, abstellen, ausknipsen, deaktivieren, deaktivier, \
    deaktiviere, abdrehen
    open: öffnen, öffne, aufmachen, aufziehen, aufklappen, hochfahren
    close: schließen, schließ, schließe, zumachen, zuziehen, zuklappen, schliessen
    lock: abschließen, verriegeln, verriegle, verriegel, absperren, zusperren, sperren, sperr, sperre, \
    abriegeln, zuschließen
    unlock: aufschließen, entriegeln, entriegle, entriegel, aufsperren, entsperren, entsperr, entsperre
    brighten: heller, heller machen, aufhellen, heller stellen, erhellen, erhell, erhelle
    dim: dimmen, dimm, dimme, dunkler, dunkler machen, abdunkeln, verdunkeln, verdunkle, verdunkel, \
    abblenden
    heat: heizen, heiz, heize, beheizen, beheiz, beheize, einheizen, erhitzen, erhitz, erhitze, \
    hochheizen, aufheizen
    warm up: aufwärmen, erwärmen, erwärm, erwärme, wärmen, wärm, wärme, wärmer, wärmer machen, \
    vorheizen, vorwärmen
    cool: kühlen, kühle, abkühlen, herunterkühlen, kälter machen, kühler, kälter
    raise: erhöhen, erhöh, erhöhe, anheben, hochstellen, steigern, steigere, steiger, raufsetzen, \
    höher stellen, hochsetzen, höher
    lower: senken, senk, senke, absenken, verringern, verringere, verringer, reduzieren, reduzier, \
    reduziere, runterstellen, herabsetzen, runtersetzen, niedriger, herunterfahren
    adjust: anpassen, regeln, regle, regel, regulieren, regulier, reguliere, justieren, justier, \
    justiere, nachstellen, verstellen
    set: einstellen, setzen, setz, setze, festlegen, stellen, stell, stelle
    vacuum: saugen, saug, sauge, staubsaugen, absaugen, Staubsauger, Saugroboter, durchsaugen
    mop: wischen, wisch, wische, aufwischen, durchwischen
    sweep: kehren, kehr, kehre, fegen, feg, fege, auskehren
    clean: putzen, putz, putze, reinigen, reinig, reinige, säubern, säubere, säuber, saubermachen, \
    sauber machen
    wash: waschen, wasch, wasche, spülen, spül, spüle, abwaschen, abspülen
    dry: trocknen, trockn, trockne, abtrocknen, föhnen, föhn, föhne
    tidy: aufräumen, ordentlich machen
    water: gießen, gieß, gieße, bewässern, bewässere, bewässer, Wasser, wässern, wässere, wässer
    feed: füttern, füttere, fütter
    charge: aufladen, laden, nachladen
    dock: andocken, zur ladestation, zur basis
    ventilate: lüften, lüft, lüfte, durchlüften, auslüften
    iron: bügeln, bügle, bügel, Bügeleisen
    # Listen und Aufgaben, Verben
    add: hinzufügen, ergänzen, ergänz, ergänze, draufsetzen, dazutun, dazuschreiben, draufpacken, füge, \
    füg, hinzu
    remove: entfernen, entfern, entferne, runternehmen, wegnehmen, herausnehmen, rausnehmen, \
    rauswerfen, wegmachen, deinstallieren, deinstalliere, runterschmeißen, rausschmeißen, runterwerfen
    delete: löschen, lösch, lösche, rauslöschen, tilgen
    clear: leeren, leere, ausleeren, leer machen, leermachen, alles löschen
    create: erstellen, erstell, erstelle, anlegen, erschaffen, erschaff, erschaffe, erzeugen, erzeug, \
    erzeuge, generieren, generier, generiere
    make: herstellen, anfertigen, basteln, bastle, bastel
    build: bauen, bau, baue, aufbauen
    edit: bearbeiten, bearbeit, bearbeite, editieren, editier, editiere, überarbeiten, überarbeit, \
    überarbeite
    change: ändern, ändere, änder, verändern, verändere, veränder, abändern, wechseln, wechsle, \
    wechsel, umändern
    replace: ersetzen, ersetz, ersetze, austauschen, tauschen, tausch, tausche
    update: aktualisieren, aktualisier, aktualisiere, updaten, updat, update, Aktualisierung
    name: umbenennen, benennen, benenn, benenne, nennen, nenn, nenne, Name
    move: verschieben, verschieb, verschiebe, bewegen, beweg, bewege, umziehen, schieben, schieb, \
    schiebe
    copy: kopieren, kopier, kopiere, Kopie, duplizieren, duplizier, dupliziere, abschreiben
    paste: einfügen, einkleben
    cut: ausschneiden, schneiden, schneid, schneide, abschneiden, kürzen, kürz, kürze
    sort: sortieren, sortier, sortiere, ordnen, ordne, einordnen
    filter: filtern, filtere, filter, herausfiltern
    list: auflisten, aufzählen, Liste, Wiedergabeliste, Playlist
    show: zeigen, zeig, zeige, anzeigen, vorzeigen, präsentieren, präsentier, präsentiere, einblenden, \
    darstellen
    hide: ausblenden, verstecken, versteck, verstecke, verbergen, verbirg
    search: suchen, such, suche, durchsuchen, googeln, google, googel, recherchieren, recherchier, \
    recherchiere
    find: finden, find, finde, auffinden, heraussuchen, raussuchen
    look up: nachschlagen, nachschauen, nachsehen, nachgucken
    check: prüfen, prüf, prüfe, überprüfen, überprüf, überprüfe, checken, check, checke, kontrollieren, \
    kontrollier, kontrolliere
    check off: abhaken, erledigen, erledig, erledige, erledigt, durchstreichen, abstreichen, \
    als erledigt markieren
    mark: markieren, markier, markiere, kennzeichnen, kennzeichne
    finish: vollenden, vollend, vollende, fertigstellen, fertig machen, fertig, fertigmachen
    start: starten, start, starte, beginnen, beginn, beginne, anfangen, loslegen, losgehen
    end: Ende, Schluss
    cancel: stornieren, stornier, storniere, absagen, canceln, cancle, cancel, kündigen, kündig, \
    kündige, annullieren, annullier, annulliere
    undo: rückgängig machen, rückgängig, widerrufen, widerruf, widerrufe
    restore: wiederherstellen, zurückholen
    save: speichern, speichere, speicher, abspeichern, sichern, sichere, sicher
    archive: archivieren, archivier, archiviere, Archiv
    plan: planen, plan, plane, einplanen, vorplanen, vorplan, vorplane, ausarbeiten
    schedule: terminieren, terminier, terminiere, ansetzen, Zeitplan, anberaumen, Stundenplan, \
    Terminplan
    postpone: vertagen, vertag, vertage, aufschieben, nach hinten verschieben, hinausschieben, \
    verlegen, verleg, verlege
    remind: erinnern, erinnere, erinner, dran erinnern, daran erinnern
    reminder: Erinnerung, Gedächtnisstütze
    wake: wecken, weck, wecke, aufwecken, aufwachen, wachmachen
    count: zählen, zähl, zähle, durchzählen, abzählen
    count down: herunterzählen, runterzählen, rückwärts zählen
    measure: messen, miss, ausmessen, abmessen, vermessen, vermess, vermesse
    weigh: wiegen, wieg, wiege, abwiegen, auswiegen
    log: protokollieren, protokollier, protokolliere, eintragen, eintrage, loggen, logg, logge, \
    verzeichnen, verzeichne, Protokoll, erfassen, erfass, erfasse
    track: tracken, track, tracke, nachverfolgen, aufspüren, aufspür, aufspüre
    calculate: rechnen, rechne, ausrechnen, berechnen, berechne, kalkulieren, kalkulier, kalkuliere
    choose: wählen, wähl, wähle, auswählen, aussuchen, selektieren, selektier, selektiere
    recommend: empfehlen, empfehl, empfehle, empfiehl, vorschlagen
    assign: zuweisen, zuteilen, zuordnen
    organize: organisieren, organisier, organisiere, strukturieren, strukturier, strukturiere
    combine: kombinieren, kombinier, kombiniere, zusammenfügen, vereinen, verein, vereine, zusammenlegen
    split: aufteilen, spalten, spalt, spalte, splitten
    group: gruppieren, gruppier, gruppiere, Gruppe
    attach: anhängen, befestigen, befestig, befestige, beifügen
    # Einkaufen und Geld, Verben
    buy: kaufen, kauf, kaufe, einkaufen, besorgen, besorg, besorge, erwerben, erwerb, erwerbe, shoppen, \
    shopp, shoppe, anschaffen
    order: bestellen, bestell, bestelle, ordern, ordere, order, Bestellung, nachbestellen
    book: buchen, buche, reservieren, reservier, reserviere, Buchung, vormerken, vormerk, vormerke
    reservation: Reservierung
    pay: zahlen, zahle, bezahlen, bezahl, bezahle, begleichen, begleich, begleiche, blechen, abbezahlen
    transfer: überweisen, überweis, überweise, Überweisung
    withdraw: abheben, auszahlen
    deposit: einzahlen, Einzahlung
    return: retournieren, retournier, retourniere, zurückgeben, zurückschicken, zurücksenden, Rückgabe, \
    zurückbringen, Retoure
    refund: erstatten, erstatt, erstatte, zurückerstatten, Erstattung, Rückerstattung
    lend: verleihen, verleih, verleihe, ausleihen, borgen, borg, borge
    rent: mieten, miet, miete, anmieten
    sell: verkaufen, verkauf, verkaufe, verticken, verscherbeln
    spend: ausgeben, verprassen, verprass, verprasse
    donate: spenden, spend, spende
    redeem: einlösen
    deliver: liefern, liefere, liefer, ausliefern, zustellen, zustell, zustelle
    # Verständigung, Verben
    send: senden, send, sende, schicken, schick, schicke, abschicken, verschicken, verschick, \
    verschicke, zuschicken, absenden, versenden, versend, versende
    forward: weiterleiten, weiterschicken
    reply: antworten, antwort, antworte, erwidern, erwidere, erwider, zurückschreiben, beantworten, \
    beantwort, beantworte
    answer: rangehen, Antwort
    call: anrufen, telefonieren, telefonier, telefoniere, ruf, rufe, durchklingeln, Anruf, anklingeln, \
    bimmeln
    hang up: auflegen
    message: texten, text, texte, Nachricht, simsen, sims, simse, SMS, anschreiben
    chat: chatten, chatt, chatte, plaudern, plaudere, plauder, quatschen, quatsch, quatsche, Chat, \
    Unterhaltung
    tell: erzählen, erzähl, erzähle, mitteilen, sagen, sag, sage, ausrichten
    ask: fragen, frag, nachfragen, erkundigen, erkundig, erkundige
    share: teilen, teil, teile, freigeben, weitersagen
    post: posten, post, poste, veröffentlichen, veröffentlich, veröffentliche, Beitrag, publizieren, \
    publizier, publiziere
    load: hochladen, uploaden, upload, uploade
    download: herunterladen, runterladen, downloaden, download, downloade
    install: installieren, installier, installiere, draufspielen
    connect: verbinden, verbind, verbinde, koppeln, kopple, koppel, vernetzen, vernetz, vernetze, \
    Verbindung, anschließen, anschließ, anschließe
    disconnect: trennen, trenn, trenne, entkoppeln, abkoppeln
    reset: zurücksetzen, resetten, resett, resette, Reset, zurückstellen
    restart: neustarten, neu starten, Neustart, rebooten, reboot, reboote
    sync: synchronisieren, synchronisier, synchronisiere, abgleichen
    log in: einloggen, anmelden
    log out: ausloggen, abmelden
    sign up: registrieren, registrier, registriere, einschreiben
    subscribe: abonnieren, abonnier, abonniere, Abo abschließen
    invite: einladen, Einladung
    join: beitreten, tritt, mitmachen, teilnehmen, dazukommen
    leave: verlassen, verlass, verlasse, austreten, weggehen
    follow: folgen, folg, verfolgen, verfolg, verfolge
    block: blockieren, blockier, blockiere, blocken, block, blocke
    unblock: entblocken, entblock, entblocke, freischalten, blockierung aufheben
    like: liken, lik, like, gefällt mir, mögen, mög, möge, Herz geben, gefällt
    dislike: gefällt mir nicht, disliken, hassen, hass, hasse
    rate: bewerten, bewert, bewerte, benoten, benot, benote, Sterne geben, einstufen, einstuf, einstufe
    review: Rezension, rezensieren, rezensier, rezensiere, begutachten, begutacht, begutachte
    comment: kommentieren, kommentier, kommentiere, Kommentar
    vote: abstimmen, voten, vot, vote, Abstimmung
    report: melden, meld, melde, berichten, bericht, berichte
    greet: grüßen, grüß, grüße, begrüßen, begrüß, begrüße
    congratulate: gratulieren, gratulier, gratuliere, beglückwünschen, beglückwünsch, beglückwünsche
    thank: danken, dank, danke, bedanken, bedank, bedanke
    meet: treffen, treff, triff
    # Sprache, Lesen, Dokumente, Verben
    translate: übersetzen, übersetz, übersetze, Übersetzung, dolmetschen, dolmetsch, dolmetsche
    explain: erklären, erklär, erkläre, erläutern, erläutere, erläuter, verdeutlichen, verdeutlich, \
    verdeutliche
    define: definieren, definier, definiere, Bedeutung, Definition
    summarize: zusammenfassen, Zusammenfassung
    describe: beschreiben, beschreib, beschreibe, schildern, schildere, schilder
    read: lesen, les, lese, lies, vorlesen, durchlesen
    write: schreiben, schreib, schreibe, verfassen, verfass, verfasse
    write down: aufschreiben, notieren, notier, notiere, niederschreiben, festhalten
    transcribe: diktieren, diktier, diktiere, transkribieren, transkribier, transkribiere
    spell: buchstabieren, buchstabier, buchstabiere
    pronounce: aussprechen
    print: drucken, druck, drucke, ausdrucken, Ausdruck
    scan: scannen, scann, scanne, einscannen
    sign: unterschreiben, unterschreib, unterschreibe, unterzeichnen, unterzeichne, signieren
    learn: lernen, lern, lerne, erlernen
    teach: beibringen, unterrichten, unterricht, unterrichte, lehren
    practice: üben, üb, übe, Übung
    help: helfen, helf, helfe, hilf, Hilfe
    highlight: hervorheben, unterstreichen, unterstreich, unterstreiche
    # Reisen und Auto, Verben
    navigate: navigieren, navigier, navigiere, führen, führ, führe, lotsen, lots, lotse, Navigation, \
    hinführen
    drive: fahren, fahr, fahre, losfahren, hinfahren
    park: parken, park, parke, einparken
    travel: reisen, reise, verreisen, verreis, verreise
    fly: fliegen, flieg, fliege, hinfliegen
    arrive: ankommen, eintreffen, Ankunft
    depart: abfahren, abreisen, Abfahrt, Abflug
    pick up: abholen, mitnehmen
    check in: einchecken, Check-in
    check out: auschecken, Check-out
    avoid: vermeiden, vermeid, vermeide, umfahren, umfahr, umfahre, meiden, meid, meide
    locate: orten, lokalisieren
    # Kochen und Gesundheit, Verben
    cook: kochen, koch, koche, zubereiten, brutzeln, brutzle, brutzel
    bake: backen, back, backe
    fry: braten, brat, brate, anbraten, frittieren, frittier, frittiere
    grill: grillen, grill, grille
    boil: aufkochen, sieden, sied, siede
    steam: dämpfen, dämpf, dämpfe, dünsten, dünst, dünste, Dampf
    stir: rühren, rühr, rühre, umrühren
    mix: mixen, mix, mixe, vermischen, vermisch, vermische, vermengen, vermeng, vermenge, mischen, \
    misch, mische
    brew: aufbrühen, brühen, brüh, brühe, brauen, brau, braue
    chop: hacken, hack, hacke, schnippeln, schnipple, schnippel, zerkleinern
    eat: essen, iss, futtern, futtere, futter, speisen, speis, speise
    drink: trinken, trink, trinke, Getränk
    scale: skalieren, skalier, skaliere, hochrechnen
    exercise: trainieren, trainier, trainiere, turnen, turn, turne, Sport machen
    run: laufen, lauf, laufe, rennen, renn, renne, joggen, jogg, jogge
    walk: spazieren, spazier, spaziere, spazieren gehen, Spaziergang, wandern, wandere, wander
    swim: schwimmen, schwimm, schwimme
    sleep: schlafen, schlaf, schlafe, pennen, penn, penne, einschlafen
    rest: ausruhen, rasten, rast, raste
    relax: entspannen, entspann, entspanne, chillen, chill, chille, relaxen, relax, relaxe
    meditation: meditieren, meditier, meditiere, Meditation
    breathe: atmen, atme, durchatmen
    photograph: fotografieren, fotografier, fotografiere, knipsen, knips, knipse, Foto machen
    try: versuchen, versuch, versuche, ausprobieren, probieren, probier, probiere
    wait: warten, wart, warte, abwarten
    win: gewinnen, gewinn, gewinne, siegen, sieg, siege
    guess: raten, rat, rate, erraten
    confirm: bestätigen, bestätig, bestätige
    approve: genehmigen, genehmig, genehmige, bewilligen, bewillig, bewillige
    reject: ablehnen, verweigern, verweigere, verweiger
    accept: akzeptieren, akzeptier, akzeptiere, annehmen
    repair: reparieren, reparier, repariere, ausbessern
    compare: vergleichen, vergleich, vergleiche
    convert: umrechnen, umwandeln, konvertieren
    need: brauchen, brauch, brauche, benötigen, benötig, benötige
    want: wünsche, wünschen
    know: wissen, kennen
    remember: merken, merk, merke, merk dir
    forget: vergessen, vergiss
    enable: ermöglichen, ermöglich, ermögliche, erlauben
    sing: singen, sing, singe
    dance: tanzen, tanz, tanze
    draw: zeichnen, zeichne, malen, mal, male
    # Medien, Nomen
    song: Lied, Song, Titel, Musikstück, Lieder, Songs
    music: Musik, Mucke, Mukke
    album: Album, Alben, Platte
    singer: Sänger, Sängerin
    artist: Künstler, Künstlerin, Interpret
    band: Band, Musikgruppe
    genre: Genre, Musikrichtung, Gattung
    radio: Radio, Radiosender, Rundfunk
    podcast: Podcast, Podcasts
    movie: Spielfilm, Kinofilm, Streifen, Kinofilme, Spielfilme, Film, Filme
    series: Serie, Serien, Staffel
    episode: Folge, Episode
    video: Video, Videos, Clip
    television: Fernseher, Fernsehen, TV, Glotze, Flimmerkiste
    channel: Kanal, Sender, Programmplatz
    volume: Lautstärke, Lautstärkepegel
    sound: Ton, Klang, Geräusch
    speaker: Lautsprecher, Box, Boxen
    lyric: Songtext, Liedtext
    game: Spiel, Game, Spiele
    score: Punktestand, Spielstand, Ergebnis, Punkte
    # Haus, Nomen
    light: Licht, Lichter, Beleuchtung
    lamp: Lampe, Leuchte, Lampen, Stehlampe, Nachttischlampe, Funzel
    brightness: Helligkeit
    curtain: Vorhang, Vorhänge, Gardine, Gardinen
    blind: Rollo, Jalousie, Rollladen, Jalousien, Rollläden, Rollos
    window: Fenster
    door: Tür, Haustür, Türen, Wohnungstür
    gate: Tor, Gartentor, Gate
    garage: Garage, Garagentor
    temperature: Temperatur, Temperaturen
    thermostat: Thermostat, Temperaturregler
    heating: Heizung, Heizkörper, Fußbodenheizung
    conditioner: Klimaanlage, Klima, Klimagerät
    fan: Ventilator, Lüfter
    humidity: Luftfeuchtigkeit, Feuchtigkeit
    refrigerator: Kühlschrank
    oven: Ofen, Backofen, Backröhre
    microwave: Mikrowelle
    stove: Herd, Kochfeld
    washer: Waschmaschine, Spülmaschine, Geschirrspüler
    kettle: Wasserkocher
    socket: Steckdose
    plug: Stecker
    switch: Schalter, Lichtschalter
    button: Knopf, Taste
    camera: Kamera, Fotoapparat
    doorbell: Klingel, Türklingel
    robot: Roboter
    house: Haus, Bude
    home: Zuhause, Heim, daheim
    apartment: Wohnung, Apartment
    room: Zimmer, Raum
    kitchen: Küche
    bedroom: Schlafzimmer
    bathroom: Bad, Badezimmer
    parlor: Wohnzimmer, Stube
    office: Büro, Arbeitszimmer
    nursery: Kinderzimmer
    garden: Garten
    yard: Hof
    balcony: Balkon
    terrace: Terrasse
    stairs: Treppe
    hallway: Flur, Diele
    basement: Keller
    floor: Boden, Fußboden
    electricity: Strom, Elektrizität
    energy: Energie
    scene: Szene
    device: Gerät, Geräte
    alarm: Wecker, Alarm, Alarmanlage
    timer: Timer, Kurzzeitwecker, Eieruhr, Stoppuhr, Zeitschaltuhr
    clock: Wanduhr, Armbanduhr
    # Küche und Essen, Nomen
    recipe: Rezept, Rezepte, Kochrezept
    ingredient: Zutat, Zutaten
    step: Schritt, Schritte
    serving: Portion, Portionen
    dish: Gericht, Speise
    meal: Mahlzeit, Mahl
    breakfast: Frühstück, frühstücken
    lunch: Mittagessen
    dinner: Abendessen, Abendbrot
    dessert: Nachtisch, Nachspeise, Dessert
    food: Lebensmittel, Nahrung
    bread: Brot, Brötchen
    milk: Milch
    egg: Ei, Eier
    meat: Fleisch
    chicken: Hähnchen, Huhn
    fish: Fisch
    rice: Reis
    pasta: Nudeln, Pasta
    vegetable: Gemüse
    fruit: Obst, Früchte
    apple: Apfel, Äpfel
    banana: Banane, Bananen
    sugar: Zucker
    salt: Salz
    coffee: Kaffee, Käffchen
    tea: Tee
    beer: Bier
    cake: Kuchen, Torte
    cheese: Käse
    butter: Butter
    potato: Kartoffel, Kartoffeln
    pan: Pfanne
    pot: Topf
    # Einkauf und Geld, Nomen
    shopping: Einkauf, Einkäufe, Shopping
    item: Eintrag, Einträge
    product: Produkt, Ware
    cart: Warenkorb, Einkaufswagen, Einkaufskorb
    shop: Geschäft
    supermarket: Supermarkt
    price: Preis, Preise, kostet, kosten
    discount: Rabatt, Nachlass, Ermäßigung
    coupon: Gutschein, Coupon
    cheap: billig, günstig, preiswert
    expensive: teuer
    free: kostenlos, gratis, umsonst
    invoice: Rechnung, Rechnungen
    receipt: Quittung, Kassenbon, Beleg
    balance: Kontostand, Saldo, Guthaben
    money: Geld, Kohle, Knete
    cash: Bargeld, Cash
    account: Konto, Account
    bank: Bank, Sparkasse
    card: Kreditkarte
    budget: Budget, Haushaltsplan
    expense: Ausgabe, Ausgaben, Kosten
    income: Einkommen, Einnahmen
    salary: Gehalt, Lohn
    tax: Steuer, Steuern
    debt: Schulden
    savings: Ersparnisse, sparen, spar
    transaction: Transaktion
    subscription: Abonnement, Abo
    package: Paket, Päckchen, Sendung
    delivery: Lieferung, Zustellung
    gift: Geschenk, schenken, schenk, schenke
    size: Größe
    color: Farbe, Farben
    stock: Aktie, Aktien
    # Reisen und Auto, Nomen
    trip: Reise, Ausflug, Trip
    ticket: Ticket, Fahrkarte, Fahrschein, Eintrittskarte
    flight: Flug, Flüge
    plane: Flugzeug, Flieger
    airport: Flughafen
    train: Zug, Bahn
    bus: Bus
    station: Bahnhof, Haltestelle
    taxi: Taxi
    car: Auto, Wagen, Karre, PKW
    motorcycle: Motorrad
    bicycle: Fahrrad, Rad, Drahtesel
    hotel: Hotel, Unterkunft
    seat: Sitz, Sitzplatz
    luggage: Gepäck, Koffer
    passport: Reisepass, Pass, Ausweis
    route: Route, Strecke
    street: Straße
    highway: Autobahn
    traffic: Verkehr, Stau
    map: Landkarte, Stadtplan
    destination: Reiseziel, Zielort
    address: Adresse, Anschrift
    place: Ort, Platz
    location: Standort
    distance: Entfernung, Distanz
    restaurant: Restaurant, Lokal, Gaststätte
    parking: Parkplatz, Parkhaus
    gasoline: Benzin, Sprit, tanken, tank, tanke
    battery: Akku, Batterie
    tire: Reifen
    trunk: Kofferraum
    horn: Hupe, hupen, hup
    engine: Motor
    speed: Geschwindigkeit, Tempo
    vacation: Urlaub
    beach: Strand
    # Wetter
    weather: Wetter, Wetterlage
    forecast: Vorhersage, Wetterbericht, Wettervorhersage, Prognose
    rain: Regen, regnen, regnet
    snow: Schnee, schneien, schneit
    sun: Sonne, sonnig
    wind: Wind
    cloud: Wolke, Wolken
    storm: Sturm, Gewitter, Unwetter
    umbrella: Regenschirm, Schirm
    # Gesundheit und Sport, Nomen
    weight: Gewicht, Körpergewicht
    height: Körpergröße
    pulse: Puls, Herzfrequenz, Herzschlag
    blood: Blut
    pressure: Blutdruck
    health: Gesundheit
    workout: Training, Workout, Trainingseinheit
    medicine: Medikament, Medizin, Medikamente, Arznei
    pill: Tablette, Pille, Tabletten
    doctor: Arzt, Ärztin, Doktor
    dentist: Zahnarzt
    hospital: Krankenhaus, Klinik
    nutrition: Kalorien, Ernährung
    goal: Zielwert, Tagesziel
    progress: Fortschritt
    football: Fußball
    match: Match, Partie
    team: Mannschaft, Team
    gym: Fitnessstudio, Muckibude
    # Kalender, Notizen, Aufgaben, Nomen
    calendar: Kalender
    appointment: Termin, Termine, Verabredung
    meeting: Besprechung, Meeting, Sitzung
    event: Ereignis, Veranstaltung, Event
    birthday: Geburtstag
    holiday: Feiertag
    party: Party, Feier, Fete
    task: Aufgabe, Aufgaben, To-do, Todo
    note: Notiz, Notizen, Vermerk
    project: Projekt
    deadline: Frist, Deadline
    work: Arbeit, arbeiten, arbeite
    document: Dokument, Dokumente
    file: Datei, Dateien
    folder: Ordner, Verzeichnis
    page: Seite
    habit: Gewohnheit
    priority: Priorität
    category: Kategorie
    tag: Schlagwort, Etikett
    # Post, Chat, Fotos, Telefon
    email: E-Mail, Mail, Email, Mails
    letter: Brief
    contact: Kontakt, Kontakte
    friend: Freund, Freundin, Kumpel
    notification: Benachrichtigung, Mitteilung
    phone: Telefon, Handy, Smartphone
    number: Zahl, Nummer
    photo: Foto, Fotos
    picture: Bild, Bilder
    profile: Profil
    password: Passwort, Kennwort
    internet: Internet, Netz
    wireless: WLAN, Wifi, drahtlos
    computer: Computer, Rechner, PC
    screen: Bildschirm, Display
    application: App, Anwendung
    setting: Einstellung, Einstellungen
    story: Geschichte, Story
    # Lesen und Nachrichten
    news: Neuigkeiten, News, Schlagzeilen
    article: Zeitungsartikel
    newspaper: Zeitung, Blatt
    novel: Buch, Roman, Bücher
    author: Autor, Autorin, Schriftsteller
    library: Bibliothek, Bücherei
    chapter: Kapitel
    word: Wort, Wörter
    sentence: Satz
    language: Sprache
    joke: Witz, Scherz
    question: Frage
    # Adjektive und Adverbien
    bright: hell
    dark: dunkel, finster, düster
    loud: laut, lautstark
    quiet: leise, ruhig, still
    warm: warm, mollig
    hot: heiß
    cold: kalt, eisig, kühl
    new: neu, neue, neuen, neuer, neues
    old: alt, alte, alten
    fast: schnell, schneller, flott
    slow: langsam, langsamer
    big: groß, große, großen
    small: klein, kleine, kleinen
    long: lang, lange
    short: kurz, kurze
    high: hoch
    low: niedrig, tief
    full: voll
    empty: leer
    good: gut, gute, guten
    bad: schlecht, mies
    best: beste, besten, bester
    latest: neueste, neuesten, aktuelle, aktuellen, neuestes
    recent: kürzlich, neulich
    important: wichtig, wichtige
    urgent: dringend, eilig
    next: nächste, nächsten, nächster, nächstes, folgende
    previous: vorherige, vorherigen, vorheriges, voriger, vorige, vorigen
    last: letzte, letzten, letzter, letztes
    first: erste, ersten, erster, erstes
    favorite: Lieblings, Favorit, Favoriten, liebste, Lieblingslied
    popular: beliebt, populär, angesagt
    random: beliebig, irgendein, willkürlich
    daily: täglich, tägliche
    weekly: wöchentlich
    monthly: monatlich
    available: verfügbar
    busy: beschäftigt
    late: spät, später, verspätet
    overdue: überfällig
    early: früh, früher
    near: nah, in der nähe, nahe
    far: weit, fern
    left: links
    right: rechts
    today: heute, heutige, heutigen
    tomorrow: morgen, morgige
    yesterday: gestern, gestrige
    tonight: heute abend, heute nacht
    morning: Vormittag, heute früh
    afternoon: Nachmittag
    evening: Abend, abends
    night: Nacht, nachts
    noon: Mittag, mittags
    now: jetzt, sofort
    week: Woche
    weekend: Wochenende
    month: Monat
    year: Jahr
    day: Tag
    hour: Stunde, Stunden
    minute: Minute, Minuten
    time: Zeit, Uhrzeit
    child: Kind, Kinder
    family: Familie
    dog: Hund
    cat: Katze
    laundry: Wäsche
    trash: Müll, Abfall
    plant: Pflanze, Pflanzen
    flower: Blume, Blumen
    history: Verlauf, Historie
    status: Status, Zustand
    total: Gesamtsumme, insgesamt, Summe
    average: Durchschnitt, durchschnittlich
    maximum: Maximum, maximal
    minimum: Minimum, minimal
    half: Hälfte, halb
    summary: Überblick, Übersicht
    school: Schule
    clothes: Kleidung, Klamotten
    paper: Papier
    fill: füllen, fülle, auffüllen, befüllen
    pack: packen, packe, einpacken
    test: testen, teste
    zoom in: heranzoomen, reinzoomen, vergrößern
    crop: zuschneiden, beschneiden
    rotate: rotieren
    replay: nochmal abspielen
    receive: empfangen, erhalten, kriegen, bekommen
    paint: anmalen, streichen
    level: Stufe, Niveau, Pegel
    shoe: Schuh, Schuhe
    table: Tisch
    bed: Bett
    chair: Stuhl
    teacher: Lehrer, Lehrerin
    customer: Kunde, Kundin
    colleague: Kollege, Kollegin
    lesson: Unterricht, Lektion
    emergency: Notfall, Notruf
    sick: krank
    tired: müde
    easy: einfach, leicht
    difficult: schwierig, schwer
    beautiful: schön, hübsch
    happy: glücklich, fröhlich
    sad: traurig
    remaining: übrig, verbleibend, restlich
    """
}
