/// The everyday words of Spanish by the English words that they stand for in commands.
///
/// Everyday verbs of telling an app what to do, then the words for what such apps hold, by field; every line
/// in all regions and manners in which people say it. None is made for one app.
enum SpanishGlosses {
  static let all = Glosses(table, Spanish.tokenizer, stem: SpanishWords.stem)

  private static let table = """
    # Medios, verbos
    play: reproducir, reproduce, reproduzca, reprodúceme, tocar, toca, toque, tócame, poner música, \
    pon música, ponme música, ponga música, poné música, reproducción
    listen: escuchar, escucha, escuche, oír, oye, oiga
    watch: mirar, mira, mire, ver en la tele
    view: visualizar, visualiza, visualice, consultar, consulta, consulte
    pause: pausar, pausa, pause, poner en pausa, pon en pausa, ponga en pausa, en pausa, interrumpir, \
    interrumpe, interrumpa
    resume: reanudar, reanuda, reanude, continuar, continúa, continúe, seguir reproduciendo, \
    sigue reproduciendo, retomar, retoma, retome, proseguir
    stop: parar, para la música, pare, detener, detén, detenga, frenar, frena, frene, deja de
    skip: saltar, salta, salte, saltarse, sáltate, pasar de canción, pasa de canción, \
    pasar a la siguiente, pasa a la siguiente, pase a la siguiente, omitir, omite, omita, brincar, \
    brinca, brinque, sáltatela
    repeat: repetir, repite, repita, repíteme, volver a poner, vuelve a poner, otra vez, en bucle, \
    repetición
    go back: retroceder, retrocede, retroceda, rebobinar, rebobina, rebobine, volver atrás, \
    vuelve atrás, regresar, regresa, regrese
    advance: avanzar, avanza, avance, adelantar, adelanta, adelante, avance rápido
    shuffle: barajar, baraja, baraje, reproducción aleatoria, modo aleatorio, en aleatorio, \
    aleatorizar, aleatoriza, aleatorice
    turn up: más alto, más fuerte, subir el volumen, sube el volumen, suba el volumen, súbele, súbelo, \
    subir volumen, sube volumen, más volumen, subile
    turn down: más bajo, más bajito, bajar el volumen, baja el volumen, baje el volumen, bájale, \
    bájalo, bajar volumen, baja volumen, menos volumen, bajale
    mute: silenciar, silencia, silencie, silencio, mutear, mutea, mutee, quitar el sonido, \
    quita el sonido, sin sonido, en silencio
    queue: cola, fila, cola de reproducción, encolar, encola, encole
    stream: transmitir, transmite, transmita, streaming, emitir en directo, transmisión
    record: grabar, graba, grabe, grábame, grábeme, grabarme, grabación, filmar, filma
    # Casa, verbos
    turn on: encender, enciende, encienda, enciéndeme, enciéndame, encenderme, encendé, prender, \
    prende, prenda, préndeme, prendé, activar, activa, active, poner en marcha, pon en marcha, \
    prendelo
    turn off: apagar, apaga, apague, apágame, apágueme, apagarme, apagá, desactivar, desactiva, \
    desactive, desconectar la luz, apágalo
    open: abrir, abre, abra, ábreme, ábrame, abrirme, abrí, entreabrir
    close: cerrar, cierra, cierre, ciérrame, ciérreme, cerrarme, cerrá, ciérralo
    lock: cerrar con llave, cierra con llave, cierre con llave, bloquear la puerta, echar el cerrojo, \
    echa el cerrojo, trancar, tranca, poner el seguro, pon el seguro, echar llave, pasar llave
    unlock: desbloquear la puerta, abrir con llave, abre con llave, quitar el cerrojo, \
    quita el cerrojo, quitar el seguro, quita el seguro
    brighten: aclarar, aclara, aclare, más brillo, más luz, más claro, iluminar, ilumina, ilumine, \
    más brillante, subir el brillo, sube el brillo
    dim: atenuar, atenúa, atenúe, menos brillo, menos luz, oscurecer, oscurece, oscurezca, \
    bajar el brillo, baja el brillo, baje el brillo, más tenue, más oscuro
    heat: calentar, calienta, caliente, caliéntame, caliénteme, calentarme, caldear, caldea, caldee, \
    subir la calefacción, sube la calefacción
    warm up: recalentar, recalienta, recaliente, precalentar, precalienta, precaliente, más calor, \
    más caliente, más cálido, entibiar
    cool: enfriar, enfría, enfríe, enfríame, enfríeme, enfriarme, refrescar, refresca, refresque, \
    refrigerar, refrigera, refrigere, más frío, más fresco
    raise: subir, sube, suba, súbeme, aumentar, aumenta, aumente, incrementar, incrementa, incremente, \
    elevar, eleva, eleve, levantar, levanta, levante, subí
    lower: bajar, baja, baje, bájame, reducir, reduce, reduzca, disminuir, disminuye, disminuya, bajá, \
    rebajar
    adjust: ajustar, ajusta, ajuste, ajústame, ajústeme, ajustarme, regular, regula, regule, adaptar, \
    adapta, adapte
    set: fijar, fija, fije, configurar, configura, configure, establecer, establece, establezca
    vacuum: aspirar, aspira, aspire, pasar la aspiradora, pasa la aspiradora, pase la aspiradora, \
    aspiradora, aspirador, robot aspirador, aspirá
    mop: trapear, trapea, trapee, fregar, friega, friegue, pasar la fregona, fregar el suelo, fregona, \
    trapeador
    sweep: barrer, barre, escoba
    clean: limpiar, limpia, limpie, límpiame, límpieme, limpiarme, hacer limpieza, limpieza, asear, \
    asea, asee, limpiá
    wash: lavar, lava, lave, lávame, láveme, lavarme, fregar los platos, lavar los platos, lavado
    dry: secar, seca, seque, secado
    tidy: recoger la casa, recoge la casa, poner en orden, pon en orden
    water: regar, riega, riegue, agua, riego, rega
    feed: alimentar, alimenta, alimente, dar de comer, da de comer
    charge: cargar, carga, cargue, cárgame, cárgueme, cargarme, recargar, recarga, recargue, \
    poner a cargar, pon a cargar
    dock: volver a la base, vuelve a la base, base de carga
    ventilate: ventilar, ventila, ventile, airear, airea, airee
    iron: planchar, plancha, planche
    # Listas y tareas, verbos
    add: añadir, añade, añada, añádeme, agregar, agrega, agregue, agrégame, agrégueme, agregarme, \
    incluir, incluye, incluya, sumar, suma, sume, agregá, agrégalo, incorporar, incorpora, incorpore
    remove: quitar, quita, quite, quítame, quíteme, quitarme, sacar, saca, saque, sácame, sáqueme, \
    sacarme, retirar, retira, retire, desinstalar, desinstala, desinstale, quitá, remover, remueve, \
    remueva
    delete: borrar, borra, borre, bórrame, bórreme, borrarme, eliminar, elimina, elimine, elimíname, \
    elimíneme, eliminarme, suprimir, suprime, suprima, borrá, bórralo
    clear: vaciar, vacía, vacíe, vacíame, vacíeme, vaciarme, borrar todo, borra todo, despejar, \
    despeja, despeje, limpiar la lista
    create: crear, crea, cree, generar, genera, genere, creá
    make: fabricar, fabrica, fabrique, elaborar, elabora, elabore, confeccionar, confecciona, \
    confeccione
    build: construir, construye, construya, montar, monta, monte
    edit: editar, edita, edite, modificar, modifica, modifique, corregir, corrige, corrija, retocar, \
    retoca, retoque
    change: cambiar, cambia, cambie, cámbiame, cámbieme, cambiarme, cambio, cambiá, alterar, altera, \
    altere
    replace: reemplazar, reemplaza, reemplace, sustituir, sustituye, sustituya, reponer
    update: actualizar, actualiza, actualice, actualízame, actualíceme, actualizarme, actualización, \
    poner al día, pon al día
    name: renombrar, renombra, renombre, nombrar, nombra, nombre, poner nombre, cambiar el nombre, \
    cambia el nombre, rebautizar, rebautiza, rebautice, ponle nombre
    move: mover, mueve, mueva, muéveme, muévame, moverme, trasladar, traslada, traslade, desplazar, \
    desplaza, desplace, mudar
    copy: copiar, copia, copie, cópiame, cópieme, copiarme, duplicar, duplica, duplique
    paste: pegar, pega, pegue, pegamento
    cut: cortar, corta, corte, córtame, córteme, cortarme, recortar, recorta, recorte
    sort: ordenar, ordena, ordene, clasificar, clasifica, clasifique
    filter: filtrar, filtra, filtre, filtro
    list: listar, lista, liste, enumerar, enumera, enumere, enumérame, enuméreme, enumerarme, listas, \
    listado, playlist, lista de reproducción
    show: mostrar, muestra, muestre, muéstrame, muéstreme, mostrarme, enseñar, enseña, enseñe, \
    enséñame, enséñeme, enseñarme, mostrá, dejar ver, presentar, presenta, presente, muéstralo
    hide: ocultar, oculta, oculte, esconder, esconde, esconda, escóndeme
    search: buscar, busca, busque, búscame, búsqueme, buscarme, búsqueda, rebuscar, rebusca, rebusque, \
    buscá, googlear, googlea, googlee
    find: encontrar, encuentra, encuentre, encuéntrame, encuéntreme, encontrarme, hallar, halla, halle, \
    localizar, localiza, localice
    look up: buscar en el diccionario, averiguar, averigua, averigüe
    check: revisar, revisa, revise, revísame, revíseme, revisarme, comprobar, comprueba, compruebe, \
    verificar, verifica, verifique, chequear, chequea, chequee, checar, checa
    check off: tachar, tacha, tache, táchame, tácheme, tacharme, marcar como hecho, marca como hecho, \
    marcar como hecha, marca como hecha, marcar como completada, marca como completada, dar por hecho, \
    palomear
    mark: marcar, marca, marque, márcame, márqueme, marcarme, señalar, señala, señale
    finish: terminar, termina, termine, acabar, acaba, acabe, finalizar, finaliza, finalice, completar, \
    completa, complete, terminado, concluir
    start: empezar, empieza, empiece, comenzar, comienza, comience, iniciar, inicia, inicie, iníciame, \
    inícieme, iniciarme, arrancar, arranca, arranque, inicio
    end: final, fin, poner fin
    cancel: cancelar, cancela, cancele, cancélame, cancéleme, cancelarme, anular, anula, anule, \
    anúlame, anúleme, anularme, cancelación, cancelá
    undo: deshacer, deshaz, deshaga
    restore: restaurar, restaura, restaure, recuperar, recupera, recupere, restablecer, restablece, \
    restablezca
    save: guardar, guarda, guarde, guárdame, guárdeme, guardarme, salvar, salva, salve, guárdalo, guardá
    archive: archivar, archiva, archive, archivado
    plan: planear, planea, planee, planificar, planifica, planifique, planifícame, planifíqueme, \
    planificarme, plan, planes
    schedule: programar, programa, programe, prográmame, prográmeme, programarme, agendar, agenda, \
    agende, agéndame, agéndeme, agendarme, horario, agendá, cronograma
    postpone: aplazar, aplaza, aplace, aplázame, apláceme, aplazarme, posponer, pospone, pospón, \
    posponga, retrasar, retrasa, retrase, dejar para después, postergar, posterga, postergue
    remind: recordar, recuerda, recuerde, recuérdame, recuérdeme, recordarme, hacer acordar, recordá, \
    recuérdamelo
    reminder: recordatorio, recordatorios, aviso
    wake: despertar, despierta, despierte, despiértame, despiérteme, despertarme, levántame
    count: contar el número, cuántos hay, conteo
    count down: cuenta atrás, cuenta regresiva, contar hacia atrás
    measure: medir, mide, mida, mídeme, mídame, medirme, medición, medida
    weigh: pesar, pesa, pese, pésame, pesarme
    log: registrar, registra, registre, regístrame, regístreme, registrarme, registro, bitácora
    track: rastrear, rastrea, rastree, monitorear, monitorea, monitoree, monitorizar, monitoriza, \
    monitorice, seguimiento
    calculate: calcular, calcula, calcule, calcúlame, calcúleme, calcularme, cálculo, hacer la cuenta
    choose: elegir, elige, elija, elígeme, escoger, escoge, escoja, escógeme, escójame, escogerme, \
    seleccionar, selecciona, seleccione, seleccióname, seleccióneme, seleccionarme
    recommend: recomendar, recomienda, recomiende, recomiéndame, recomiéndeme, recomendarme, sugerir, \
    sugiere, sugiera, sugiéreme, sugiérame, sugerirme, aconsejar, aconseja, aconseje, recomendación
    assign: asignar, asigna, asigne, asígname, asígneme, asignarme
    organize: organizar, organiza, organice, organízame, organíceme, organizarme, estructurar, \
    estructura, estructure
    combine: combinar, combina, combine, fusionar, fusiona, fusione, unir
    split: dividir, divide, divida, separar, separa, separe
    group: agrupar, agrupa, agrupe, grupo, grupos
    attach: adjuntar, adjunta, adjunte, adjúntame, adjúnteme, adjuntarme, adjunto
    fill: llenar, llena, llene, lléname, lléneme, llenarme, rellenar, rellena, rellene
    pack: empacar, empaca, empaque, hacer la maleta, empaquetar, empaqueta, empaquete
    # Compras y dinero, verbos
    buy: comprar, compra, compre, cómprame, cómpreme, comprarme, adquirir, adquiere, adquiera, comprá, \
    cómpralo
    order: pedir, pide, pida, pídeme, pídame, pedirme, encargar, encarga, encargue, pedido, pedidos, \
    pedí
    book: reservar, reserva, reserve, resérvame, resérveme, reservarme, hacer una reserva, reservá, apartar, aparta, aparte, coger cita, pedir hora, pedir cita, \
    apartar
    reservation: reservación, reservas
    pay: pagar, paga, pague, págame, págueme, pagarme, abonar, abona, abone, liquidar, liquida, \
    liquide, pago, pagá, cancelar la factura
    transfer: transferir, transfiere, transfiera, transfiéreme, transfiérame, transferirme, \
    transferencia, hacer una transferencia, bizum
    withdraw: sacar dinero, saca dinero, retirar dinero, retira dinero, retirar efectivo
    deposit: depositar, deposita, deposite, deposítame, deposíteme, depositarme, ingresar, ingresa, \
    ingrese, depósito
    return: devolver, devuelve, devuelva, devuélveme, devuélvame, devolverme, devolución, retornar, \
    retorna, retorne
    refund: reembolsar, reembolsa, reembolse, reembólsame, reembólseme, reembolsarme, reembolso, \
    reintegro
    lend: prestar, presta, preste, préstame, présteme, prestarme, dejar prestado, préstamo
    borrow: pedir prestado, pide prestado, tomar prestado
    rent: alquilar, alquila, alquile, alquílame, alquíleme, alquilarme, rentar, renta, rente, alquiler, \
    arrendar
    sell: vender, vende, venda, véndeme, véndame, venderme, venta
    spend: gastar, gasta, gaste, gástame, gásteme, gastarme, gasto
    donate: donar, dona, done, donación
    redeem: canjear, canjea, canjee, canjéame, canjéeme, canjearme, canje
    deliver: entregar, entrega, entregue, entrégame, entrégueme, entregarme, repartir, reparte, \
    reparta, reparto
    # Comunicación, verbos
    send: enviar, envía, envíe, envíame, envíeme, enviarme, mandar, manda, mande, mándame, mándeme, \
    mandarme, envío, mandá, mándale, envíale, enviale
    forward: reenviar, reenvía, reenvíe, reenvíame, reenvíeme, reenviarme
    reply: responder, responde, responda, respóndeme, respóndame, responderme, contestar, contesta, \
    conteste, contéstame, contésteme, contestarme, respuesta, respóndele, contéstale
    answer: coger la llamada, coge la llamada, atender la llamada, atiende la llamada, descolgar, \
    descuelga
    call: llamar, llama, llame, llámame, llámeme, llamarme, telefonear, telefonea, telefonee, llamada, \
    llamadas, llamá, hacer una llamada, dar un toque, llámale
    dial: marcar el número, marca el número
    hang up: colgar, cuelga, cuelgue
    message: mensaje, mensajes, mensajear, mensajea, mensajee, sms, mandar un mensaje, whatsapp, \
    whatsappear, whatsappea, whatsappee
    chat: chatear, chatea, chatee, charlar, charla, charle, chat, conversación, conversar, conversa, \
    converse, platicar, platica, hablar, habla, hable
    tell: decir, di, diga, dime, dígame, dile, cuéntame, cuénteme, avisar, avísame
    ask: preguntar, pregunta, pregunte, pregúntame, pregúnteme, preguntarme, pregúntale
    share: compartir, comparte, comparta, compárteme, compártame, compartirme, compartí
    post: publicar, publica, publique, publícame, publíqueme, publicarme, postear, postea, postee, \
    publicación
    load: subir a la nube, subir archivo, sube el archivo
    download: descargar, descarga, descargue, descárgame, descárgueme, descargarme, bajarse, bájate, \
    descargá
    install: instalar, instala, instale, instálame, instáleme, instalarme, instalación
    connect: conectar, conecta, conecte, conéctame, conécteme, conectarme, vincular, vincula, vincule, \
    emparejar, empareja, empareje, enlazar, enlaza, enlace, conexión
    disconnect: desconectar, desconecta, desconecte, desconéctame, desconécteme, desconectarme, \
    desvincular, desvincula, desvincule
    reset: resetear, resetea, resetee, poner a cero, pon a cero, reiniciar de fábrica
    restart: reiniciar, reinicia, reinicie, reiníciame, reinícieme, reiniciarme, volver a empezar, \
    vuelve a empezar
    sync: sincronizar, sincroniza, sincronice, sincronízame, sincroníceme, sincronizarme
    log in: iniciar sesión, inicia sesión, inicie sesión, loguear, loguea, loguee, entrar en mi cuenta
    log out: cerrar sesión, cierra sesión, cierre sesión, salir de mi cuenta
    sign up: inscribir, inscribe, inscriba, inscríbeme, inscríbame, inscribirme, inscribirse, apuntar, apunta, apunte, apuntarme, \
    registrarse, apuntarme, apúntame a, darse de alta, inscripción
    subscribe: suscribir, suscribe, suscriba, suscríbeme, suscríbame, suscribirme, suscribirse, abonarse
    invite: invitar, invita, invite, invítame, invíteme, invitarme, invitación, convidar, convida, \
    convide
    join: unirse, únete, unirme, úneme, participar, participa, participe, entrar al grupo, sumarme
    leave: abandonar, abandona, abandone, salir, salga, salirse, irse, salirme
    follow: seguir, sigue, siga, sígueme, seguí
    block: bloquear, bloquea, bloquee, bloquéame, bloquéeme, bloquearme, vetar
    unblock: desbloquear, desbloquea, desbloquee, desbloquéame, desbloquéeme, desbloquearme
    like: dar me gusta, dale me gusta, dar like, dale like, me gusta, gustar, gusta, guste, me encanta, \
    likear
    dislike: no me gusta, odiar, odia, odie, disgustar, detestar, detesta, deteste
    rate: calificar, califica, califique, califícame, califíqueme, calificarme, valorar, valora, \
    valore, puntuar, puntúa, puntúe, evaluar, evalúa, evalúe, valoración, calificación
    review: reseña, reseñas, reseñar, reseñe, repasar, repasa, repase
    comment: comentar, comenta, comente, coméntame, coménteme, comentarme, comentario
    vote: votar, vota, vote, voto, votación
    report: reportar, reporta, reporte, denunciar, denuncia, denuncie, informe
    greet: saludar, saluda, salude, saludo
    congratulate: felicitar, felicita, felicite
    thank: agradecer, agradece, agradezca
    meet: reunirse, juntarse
    # Lengua, lectura, documentos, verbos
    translate: traducir, traduce, traduzca, tradúceme, traducción
    explain: explicar, explica, explique, explícame, explíqueme, explicarme, explicación, explicá
    define: definir, define, defina, defíneme, defíname, definirme, definición, qué significa
    summarize: resumir, resume, resuma, resúmeme, resúmame, resumirme, hacer un resumen, sintetizar, \
    sintetiza, sintetice
    describe: describir, describe, describa, descríbeme, descríbame, describirme
    read: leer, lee, lea, léeme, léame, leerme, leé, lectura, léelo
    write: escribir, escribe, escriba, escríbeme, escríbame, escribirme, redactar, redacta, redacte, \
    redáctame, redácteme, redactarme, escribí, componer
    write down: apuntar, apunta, apunte, apúntame, apúnteme, anotar, anota, anote, anótame, anóteme, \
    anotarme, tomar nota, toma nota, tome nota, anotá
    transcribe: dictar, dicta, dicte, díctame, dícteme, dictarme, transcribir, transcribe, transcriba, \
    transcríbeme, transcríbame, transcribirme, dictado
    spell: deletrear, deletrea, deletree, deletréame, deletréeme, deletrearme
    pronounce: pronunciar, pronuncia, pronuncie, pronúnciame, pronúncieme, pronunciarme
    print: imprimir, imprime, imprima, imprímeme, imprímame, imprimirme, impresión
    scan: escanear, escanea, escanee, escanéame, escanéeme, escanearme, digitalizar, digitaliza, \
    digitalice
    sign: firmar, firma, firme, fírmame, fírmeme, firmarme
    learn: aprender, aprende, aprenda, estudiar, estudia, estudie, aprendizaje
    teach: instruir, instruye, instruya, dar clase, enséñame a
    practice: practicar, practica, practique, práctica, ensayar, ensaya, ensaye
    help: ayudar, ayuda, ayude, ayúdame, ayúdeme, ayudarme, auxiliar, auxilia, auxilie
    highlight: resaltar, resalta, resalte, resáltame, resálteme, resaltarme, destacar, destaca, \
    destaque, subrayar, subraya, subraye
    # Viajes y coche, verbos
    navigate: navegar, navega, navegue, guiar, guía, guíe, guíame, guíeme, guiarme, llévame, llevar, \
    lleva, lleve, lléveme, navegación
    drive: conducir, conduce, conduzca, manejar, maneja, maneje
    park: aparcar, aparca, aparque, apárcame, apárqueme, aparcarme, estacionar, estaciona, estacione, \
    estacióname, estacióneme, estacionarme, parquear
    travel: viajar, viaja, viaje
    fly: volar, vuela, vuele
    arrive: llegar, llega, llegue, llegada, llegadas
    depart: salida, salidas
    pick up: recoger, recoge, recoja, recógeme, recójame, recogerme, pasar a buscar, pasa a buscar, \
    ir a buscar
    check in: registrarse en el hotel, facturar, check-in, facturación
    check out: dejar la habitación, check-out
    avoid: evitar, evita, evite, evítame, evíteme, evitarme, esquivar, esquiva, esquive
    locate: ubicar, ubica, ubique, ubícame, ubíqueme, ubicarme, dónde está
    # Cocina y salud, verbos
    cook: cocinar, cocine, cocíname, cocíneme, cocinarme, guisar, guisa, guise, cocer, cuece, cueza, \
    preparar la comida
    bake: hornear, hornea, hornee, hornéame, hornéeme, hornearme, asar al horno
    fry: sofreír, freír, fríe, sofríe
    grill: asar, asa, ase, a la parrilla, parrilla, barbacoa, asado
    boil: hervir, hierve, hierva, hiérveme
    steam: al vapor, vapor
    stir: revolver, revuelve, revuelva, batir, bate, bata
    mix: mixear, licuar, licua, licue, mezclar, mezcla, mezcle
    brew: preparar café, colar café, infusionar
    chop: picar, pica, pique, trocear, trocea
    eat: comer, come, coma
    drink: beber, bebe, beba, bebida, bebidas, trago
    scale: escalar, escala, escale, multiplicar las cantidades, ajustar las cantidades
    exercise: entrenar, entrena, entrene, hacer ejercicio, ejercicio, ejercicios, ejercitar, ejercita, \
    ejercite, hacer deporte
    run: correr, corre, corra, trotar, carrera, salir a correr
    walk: caminar, camina, camine, andar, anda, ande, pasear, pasea, pasee, caminata, paseo
    swim: nadar, natación
    sleep: dormir, duerme, duerma, sueño, dormirme
    rest: descansar, descansa, descanse, reposar, repose, descanso
    relax: relajar, relaja, relaje, relajarse, relájate, desestresarse
    meditation: meditar, medita, medite, meditación
    breathe: respirar, respira, respire, respiración
    photograph: fotografiar, fotografía, fotografíe, sacar una foto, saca una foto, tomar una foto, \
    toma una foto, hacer una foto, haz una foto
    try: intentar, intenta, intente
    test: probar, prueba, pruebe, test
    wait: esperar, espera, espere, espérame, aguardar, aguarda, aguarde
    win: ganar, gana, gane, vencer, vence, venza
    guess: adivinar, adivina, adivine, adivíname
    confirm: confirmar, confirma, confirme, confírmame, confírmeme, confirmarme, confirmación
    approve: aprobar, aprueba, apruebe, autorizar, autoriza
    reject: rechazar, rechaza, rechace, rehusar, rehusa, rehuse
    accept: aceptar, acepta, acepte
    repair: reparar, repara, repare, repárame, repáreme, repararme, arreglar, arregla, arregle, \
    arréglame, arrégleme, arreglarme, reparación
    compare: comparar, compara, compare, compárame, compáreme, compararme, comparación
    convert: convertir, convierte, convierta, conviérteme, conviértame, convertirme, conversión
    need: necesitar, necesita, necesite, hacer falta, necesito
    know: saber, conocer, conoce
    remember: acordarse, acuérdate, memorizar, memoriza, memorice
    forget: olvidar, olvida, olvide, olvidarse, olvídate
    receive: recibir, recibe, reciba, recepción
    enable: habilitar, habilita, habilite, permitir, permite
    zoom in: ampliar, amplía, amplíe, acercar, acerca, agrandar, agranda, agrande
    crop: recortar la foto, recorta la foto
    rotate: rotar, rota, rote, girar, gira, gire
    sing: cantar, canta, cante, cántame, cánteme, cantarme
    dance: bailar, baila, baile
    draw: dibujar, dibuja, dibuje, dibújame, dibújeme, dibujarme, dibujo
    paint: pintar, pinta, pinte, pintura
    # Medios, nombres
    song: canción, canciones, tema, temas, rola, rolas, temazo
    music: música, musiquita
    album: álbum, álbumes, disco, discos
    singer: cantante, cantantes
    artist: artista, artistas, intérprete
    band: banda, grupo musical
    genre: género, estilo musical
    radio: radio, emisora, emisoras
    podcast: podcast, pódcast, podcasts
    movie: película, películas, peli, pelis, filme
    series: serie, series, temporada, telenovela
    episode: episodio, episodios, capítulo de la serie
    video: vídeo, video, vídeos, videos
    television: televisión, tele, televisor, tv
    channel: canal, canales
    volume: volumen
    sound: sonido, sonidos, ruido, audio
    speaker: altavoz, altavoces, parlante, bocina, parlantes, bafle
    lyric: letra de la canción, letras
    game: juego, juegos, videojuego
    score: marcador, puntuación, puntaje, resultado
    # Casa, nombres
    light: luz, luces, iluminación
    lamp: lámpara, lámparas, bombilla, foco, bombillo, flexo, velador
    brightness: brillo, luminosidad
    curtain: cortina, cortinas, visillo
    blind: persiana, persianas, estor
    window: ventana, ventanas
    door: puerta, puertas
    gate: portón, verja, reja
    garage: garaje, cochera, garage
    temperature: temperatura, temperaturas
    thermostat: termostato
    heating: calefacción, calefactor, estufa, radiador
    conditioner: aire acondicionado, acondicionador, climatizador
    fan: ventilador, abanico
    humidity: humedad
    refrigerator: nevera, refrigerador, frigorífico, heladera, refri
    oven: horno
    microwave: microondas
    stove: cocina de gas, fogón, hornilla, vitro
    washer: lavadora, lavarropas, lavavajillas, lavaplatos
    kettle: hervidor, tetera, pava
    socket: enchufe, toma de corriente
    switch: interruptor, apagador
    button: botón
    camera: cámara, cámaras
    doorbell: timbre
    robot: robot, robots
    house: casa, hogar
    home: a casa, en casa
    apartment: apartamento, departamento, depa
    room: habitación, cuarto
    kitchen: cocina
    bedroom: dormitorio, recámara
    bathroom: baño, cuarto de baño, aseo
    parlor: salón, sala, sala de estar, living
    office: oficina, despacho
    nursery: cuarto de los niños, habitación infantil
    garden: jardín
    yard: patio
    balcony: balcón
    terrace: terraza
    stairs: escalera, escaleras
    hallway: pasillo, recibidor
    basement: sótano
    floor: suelo
    electricity: electricidad, corriente
    energy: energía
    scene: escena, ambiente
    device: dispositivo, dispositivos, aparato
    alarm: alarma, alarmas, despertador
    timer: temporizador, cronómetro, temporizadores
    clock: reloj
    # Cocina, nombres
    recipe: receta, recetas
    ingredient: ingrediente, ingredientes
    step: paso, pasos
    serving: ración, raciones, porción, porciones
    dish: plato, platos, platillo
    meal: comidas, merienda
    breakfast: desayuno, desayunar
    lunch: almuerzo, almorzar
    dinner: cena, cenar
    dessert: postre
    food: comida, alimento, alimentos
    bread: pan
    milk: leche
    egg: huevo, huevos
    meat: carne
    chicken: pollo
    fish: pescado
    rice: arroz
    pasta: pasta, fideos
    vegetable: verdura, verduras, vegetales
    fruit: fruta, frutas
    apple: manzana, manzanas
    banana: plátano, banana, plátanos, guineo
    sugar: azúcar
    salt: salero, sal de mesa
    coffee: café, cafecito
    tea: té, infusión
    beer: cerveza, birra
    wine: vino
    cake: pastel, torta, tarta, bizcocho
    cheese: queso
    butter: mantequilla, manteca
    potato: papa, patata, papas, patatas
    pan: sartén
    pot: olla, cazuela
    # Compras, nombres
    shopping: compras, hacer la compra, ir de compras
    item: elemento, elementos, ítem
    product: producto, productos
    cart: carrito, cesta, carro de la compra, canasta
    shop: tienda, comercio
    supermarket: supermercado, súper, mercado
    price: precio, precios, cuesta, cuestan, costar
    discount: descuento, rebaja, oferta
    coupon: cupón, vale de descuento
    cheap: barato, barata, económico
    expensive: caro, cara, costoso
    free: gratis, gratuito
    invoice: factura, facturas, la cuenta del restaurante
    receipt: recibo, ticket de compra, tique
    balance: saldo
    money: dinero, plata, lana, guita
    cash: efectivo, en metálico
    account: cuenta, cuentas
    bank: banco
    card: tarjeta, tarjetas
    budget: presupuesto
    expense: gastos, coste, costo
    income: ingresos, entrada de dinero
    salary: sueldo, salario, nómina
    tax: impuesto, impuestos
    debt: deuda, deudas
    savings: ahorros, ahorrar, ahorra, ahorre
    transaction: transacción, transacciones, movimientos
    subscription: suscripción, suscripciones, abono
    package: paquete, paquetes
    delivery: entrega, domicilio
    gift: regalo, regalos, regalar, regala, regale
    size: tamaño, talla
    color: color, colores
    stock: bolsa, acciones
    # Viajes, nombres
    trip: viaje, viajes, excursión
    ticket: entrada, entradas, billete, boleto, boletos, billetes, pasaje
    flight: vuelo, vuelos
    plane: avión
    airport: aeropuerto
    train: tren, trenes
    bus: autobús, bus, colectivo, camión, guagua
    subway: metro, subte
    station: estación, parada
    taxi: taxi
    car: coche, carro, auto, carros, coches
    motorcycle: moto, motocicleta
    bicycle: bicicleta, bici
    hotel: hotel, hoteles, alojamiento
    seat: asiento, butaca
    luggage: equipaje, maleta, maletas, valija
    passport: pasaporte
    route: ruta, rutas, trayecto, camino
    street: calle
    highway: autopista, autovía
    traffic: tráfico, tránsito, atasco, tranque
    map: mapa, mapas
    destination: destino
    address: dirección, domicilio postal
    place: lugar, sitio
    location: ubicación, localización
    distance: distancia
    restaurant: restaurante, restaurantes
    parking: aparcamiento, estacionamiento, parking, parqueadero
    gasoline: gasolina, nafta, combustible, bencina
    battery: batería, pila
    tire: neumático, llanta, llantas
    trunk: maletero, cajuela, baúl
    horn: claxon, pitar
    engine: motor
    speed: velocidad
    vacation: vacaciones
    beach: playa
    # Tiempo
    weather: tiempo que hace, clima, meteorología, el tiempo, qué tiempo hace
    forecast: pronóstico, previsión
    rain: lluvia, llover, llueve
    snow: nieve, nevar, nieva
    sun: sol, soleado
    wind: viento
    cloud: nube, nubes, nublado
    storm: tormenta, tempestad
    umbrella: paraguas, sombrilla
    # Salud y deporte
    weight: peso, kilos
    height: altura, estatura
    pulse: pulso, frecuencia cardíaca, ritmo cardíaco, frecuencia cardiaca, ritmo cardiaco, pulsaciones
    heart: corazón
    blood: sangre
    pressure: presión, tensión, presión arterial
    health: salud
    workout: entrenamiento, entrenamientos, rutina de ejercicios, entreno
    medicine: medicina, medicamento, medicinas, medicación, remedio
    pill: pastilla, píldora, pastillas
    doctor: médico, doctor, doctora
    dentist: dentista
    hospital: hospital
    nutrition: calorías, nutrición
    goal: objetivo, meta
    progress: progreso, avances
    football: fútbol
    match: partido, partidos
    team: equipo, equipos
    gym: gimnasio, gym
    # Calendario, notas, tareas
    calendar: calendario, agenda
    appointment: cita, citas, turno
    meeting: reunión, reuniones, junta
    event: evento, eventos
    birthday: cumpleaños, cumple
    holiday: festivo, feriado
    party: fiesta
    task: tarea, tareas, pendiente, pendientes
    note: nota, notas
    project: proyecto, proyectos
    deadline: plazo, fecha límite
    work: trabajo, trabajar, trabaja, trabaje, curro, chamba, laburo
    document: documento, documentos
    file: archivo, archivos, fichero
    folder: carpeta, carpetas
    page: página, páginas
    habit: hábito, hábitos
    routine: rutina
    priority: prioridad
    category: categoría
    tag: etiqueta, etiquetas
    # Correo, fotos, teléfono
    email: correo, correos, correo electrónico, email, mail, e-mail
    letter: carta
    contact: contacto, contactos
    friend: amigo, amiga, amigos
    notification: notificación, notificaciones
    phone: teléfono, móvil, celular, cel
    number: número, números
    photo: foto, fotos, fotografía
    picture: imagen, imágenes
    profile: perfil
    password: contraseña, clave
    internet: internet, red
    wireless: wifi, inalámbrico, wi-fi
    computer: ordenador, computadora, compu, computador
    screen: pantalla, captura de pantalla
    application: aplicación, app, apps, aplicaciones
    setting: ajustes, configuración
    story: historia, cuento, relato
    # Lectura
    news: noticias, novedades, noticiero, noticia
    article: artículo, artículos
    newspaper: periódico, diario
    novel: libro, novela, libros
    author: autor, autora, escritor
    library: biblioteca
    chapter: capítulo
    word: palabra, palabras
    sentence: frase, oración
    language: idioma, lengua
    joke: chiste, broma
    question: preguntas
    # Adjetivos y adverbios
    bright: brillante, luminoso
    dark: oscuro, oscura
    loud: fuerte, ruidoso
    quiet: bajito, callado, tranquilo
    warm: cálido, templado, tibio
    hot: caliente, caluroso, calor
    cold: frío, fría, helado
    new: nuevo, nueva, nuevos, nuevas
    old: viejo, vieja, antiguo, antigua
    fast: rápido, rápida, veloz
    slow: lento, lenta, despacio
    big: grande, gran, enorme
    small: pequeño, pequeña, chico
    long: largo, larga
    short: corto, breve
    high: alto nivel, elevado
    low: nivel bajo, escaso
    full: lleno
    empty: vacío
    good: bueno, buena, buen
    bad: malo, mala, mal
    best: mejor, mejores
    latest: más reciente, más nuevo
    recent: reciente, recientes, recientemente
    important: importante, importantes
    urgent: urgente, urgentes
    next: siguiente, próximo, próxima, que viene
    previous: anterior, previo, previa
    last: último, última, últimos, últimas
    first: primero, primera, primer
    favorite: favorito, favorita, favoritos, favoritas, preferido, preferida
    popular: popular, populares, de moda
    random: aleatorio, aleatoria, al azar
    daily: cotidiano, cada día, todos los días, diaria
    weekly: semanal, cada semana
    monthly: mensual, cada mes
    available: disponible, disponibles
    busy: ocupado, ocupada
    late: tarde, con retraso
    overdue: vencido, vencida, atrasado
    early: temprano
    near: cerca, cercano, cercana
    far: lejos
    left: izquierda, a la izquierda
    right: derecha, a la derecha
    today: hoy, de hoy
    tomorrow: mañana
    yesterday: ayer, de ayer
    tonight: esta noche
    morning: por la mañana, esta mañana
    afternoon: por la tarde, esta tarde
    evening: anochecer
    night: noche
    noon: mediodía
    now: ahora, ahora mismo, ya mismo, ahorita
    week: semana, semanas
    weekend: fin de semana, finde
    month: mes, meses
    year: año, años
    day: día, días
    hour: hora, horas
    minute: minuto, minutos
    time: qué hora
    child: niño, niña, niños, hijo
    family: familia
    dog: perro
    cat: gato
    laundry: ropa sucia, colada
    trash: basura, desperdicios
    plant: planta, plantas
    flower: flor, flores
    history: historial
    status: estado
    total: suma total, total
    average: promedio
    maximum: máximo, al máximo
    minimum: mínimo, al mínimo
    half: mitad, medio
    summary: resumen
    school: escuela, colegio, cole
    clothes: ropa, prendas
    shoe: zapato, zapatos
    table: mesa
    bed: cama
    chair: silla
    paper: papel
    level: nivel
    teacher: profesor, profesora, maestro
    customer: cliente, clientes
    colleague: compañero de trabajo
    lesson: lección, lecciones
    emergency: emergencia, urgencias
    sick: enfermo
    tired: cansado
    easy: fácil, sencillo
    difficult: difícil
    beautiful: bonito, hermoso, lindo
    happy: feliz, contento, alegre
    sad: triste
    remaining: queda, quedan, restante
    """
}
