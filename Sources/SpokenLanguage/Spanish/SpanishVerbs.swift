/// The verbs of everyday commands in Spanish, by what they ask for.
///
/// The classes are those of Levin's "English Verb Classes and Alternations" (1993) that commands are
/// made of, with their everyday verbs in Spain and America. The imperative of "tú", which shows how the
/// stem changes, follows a colon where it is not regular.
enum SpanishVerbs {
  private static let table:
    [(name: String, verbs: String, others: String, isLight: Bool, onlyShows: Bool)] = [
      (
        "open", "abrir,ir:ve,entrar,acceder,consultar,lanzar,visitar", "ve a,llévame a,ir a,vete a",
        false, true
      ),
      (
        "show",
        "mostrar:muestra,enseñar,ver,mirar,visualizar,desplegar:despliega,presentar,sacar en pantalla",
        "déjame ver,echa un vistazo a,echar un vistazo a,echarle un vistazo a,échale un vistazo a,echarle un ojo a,échale un ojo a,echar un ojo a,mira,quiero ver",
        false, true
      ),
      (
        "remove",
        "borrar,eliminar,quitar,suprimir,sacar,tirar,botar,echar,descartar,desechar,retirar,remover:remueve,deshacer:deshaz,tachar",
        "deshazte de,deshacerme de,saca fuera,tira a la basura,puede irse,se puede ir,puede desaparecer",
        false, false
      ),
      (
        "add",
        "añadir,agregar,incluir:incluye,sumar,guardar,registrar,incorporar,insertar,meter,anotar,apuntar,ingresar,importar",
        "da de alta,dar de alta", false, false
      ),
      (
        "move",
        """
        mover:mueve,pasar,poner:pon,colocar,cambiar,trasladar,llevar,meter,mandar,devolver:devuelve,marcar,clasificar,ordenar,\
        transferir:transfiere,archivar,dejar,regresar,enviar:envía,situar:sitúa,reubicar,aplazar,posponer:pospón,retrasar,adelantar,postergar
        """, "vuelve a poner,volver a poner", false, false
      ),
      (
        "buy",
        "comprar,pedir:pide,encargar,adquirir:adquiere,ordenar,conseguir:consigue,reservar,pillar",
        "haz un pedido de,hacer un pedido de", false, false
      ),
      (
        "rate", "calificar,valorar,puntuar:puntúa,evaluar:evalúa,reseñar,clasificar,juzgar",
        "califico,valoro,puntúo,evalúo",
        false, false
      ),
      (
        "find", "buscar,encontrar:encuentra,hallar,localizar,listar,rastrear",
        """
        tengo,tengo algún,tengo alguna,tienes,tenemos,hay,hay algún,hay alguna,qué tengo,qué libros tengo,qué hay,cuáles tengo
        """, false, true
      ),
      ("play", "reproducir:reproduce,escuchar,tocar,oír:oye", "", false, false),
      ("call", "llamar,telefonear,marcar", "", false, false),
      ("send", "enviar:envía,mandar,compartir,reenviar:reenvía", "", false, false),
      (
        "begin",
        "encender:enciende,iniciar,empezar:empieza,activar,prender,arrancar,comenzar:comienza", "",
        false, false
      ),
      (
        "end", "apagar,parar,detener:detén,terminar,cerrar:cierra,desactivar,pausar,finalizar", "",
        false, false
      ),
      (
        "cancel", "cancelar,anular,suspender,revocar,abortar", "olvídate de,olvídese de,déjate de",
        false, false
      ),
      ("resume", "reanudar,continuar,retomar", "", false, false),
      ("raise", "subir,aumentar,incrementar", "", false, false),
      ("lower", "bajar,reducir:reduce,disminuir:disminuye,atenuar:atenúa", "", false, false),
      ("remind", "recordar:recuerda,avisar,despertar:despierta,acordar:acuerda", "", false, false),
      ("tell", "decir:di,contar:cuenta,explicar,informar,describir,nombrar", "", false, true),
      // Verbs of telling that name a person first, and verbs of writing down.
      ("inform", "decir:di,avisar,informar,notificar,comunicar,escribir", "", false, false),
      (
        "note", "anotar,apuntar,escribir,registrar,notar",
        "nota,deja dicho,deje dicho,deja escrito,deja anotado,deja apuntado,deja constancia de,toma nota,toma nota de",
        false,
        false
      ),
      ("make", "crear,escribir,redactar,generar,componer:compón", "", false, false),
      (
        "light",
        """
        dar:da,poner:pon,hacer:haz,cambiar,dejar,asignar,otorgar,merecer:merece,modificar,ajustar,corregir:corrige,actualizar,conceder,\
        regalar,meter,plantar,clavar,colocar,quedar,querer:quiere,llevar,obtener:obtén,recibir,editar,tomar,añadir,agregar
        """,
        "doy,pongo,dejo,quiero,se lleva,se merece,vale,valdría,ha de tener,quisiera,tenga,tengan,esté,estén,salga,salgan,aparezca,aparezcan,vaya,vayan,figure",
        true, false
      ),
    ]

  static let classes: [VerbClass] =
    table.map { entry in
      VerbClass(
        entry.name,
        runs(entry.verbs, entry.others),
        isLight: entry.isLight,
        onlyShows: entry.onlyShows
      )
    } + [VerbClass("show", stateQuestions, onlyShows: true)]

  /// Questions that ask what something is or how it stands, which is answered by showing it; not how anybody likes it.
  static let stateQuestions = Spanish.runs(
    "cómo está,cómo están,cómo va,cómo van,cómo anda,cómo sigue,cómo siguen,qué hay de,qué pasa con,se sabe algo de,qué se sabe de,hay novedades de,hay noticias de"
  )

  /// The verbs of freeing, emptying, leaving out and giving up, most of them with the privative "des-", and what says that
  /// something lasts no longer.
  ///
  /// "Levantar" raises as often as it lifts, and "fuera" and "afuera" are outdoors: they are none of them.
  static let reversives = runs(
    """
    liberar,soltar:suelta,desbloquear,desocupar,desalojar,despejar,vaciar:vacía,restablecer:restablece,resetear,revertir:revierte,\
    saltar,omitir,excluir:excluye,desconectar,desenchufar,desatar,desenganchar,desmarcar,destrabar,deshabilitar,desarmar,\
    restar,cesar,interrumpir,renunciar,reembolsar
    """,
    "ya no,nunca más,da de baja,dar de baja,dame de baja,darme de baja,deja fuera,dejar fuera,pon fin a,poner fin a"
  )

  /// Verbs of entering, listing and ticking off with which what was done is kept, beside those of writing it down.
  static let recordings = runs(
    "marcar,tachar,tildar,contabilizar,reportar,asentar:asienta,ingresar,consignar,documentar,palomear",
    "deja constancia,dejar constancia"
  )

  /// The forms of some verbs, and further words.
  private static func runs(_ verbs: String, _ others: String) -> WordRuns {
    let forms = Self.verbs(verbs).flatMap(\.forms) + [others]
    return Spanish.runs(forms.filter { !$0.isEmpty }.joined(separator: ","))
  }

  /// By its letters without accents a form to which pronouns are put.
  static let hosts: [String: String] = {
    var hosts: [String: String] = [:]
    for entry in table {
      for verb in verbs(entry.verbs) {
        for form in verb.hosts where hosts[Diacritics.removed(from: form)] == nil {
          // A pronoun is put behind an imperative, and behind nothing that is told.
          hosts[Diacritics.removed(from: form)] = form == verb.voseo ? verb.imperative : form
        }
      }
    }
    // "Vela" and "velo" are things.
    hosts["ve"] = nil
    return hosts
  }()

  /// "No" before a verb; before a comma it only corrects.
  static let denied = Spanish.runs(
    Set(table.flatMap { verbs($0.verbs) }.flatMap(\.denied)).sorted().map { "no " + $0 }
      .joined(separator: ",")
  )

  /// What the person who is spoken to does: asked in the present it is a request ("¿me abres el garaje?"; Real Academia
  /// Española, "Nueva gramática de la lengua española", 2009, section 42.9).
  static let offered: WordRuns = {
    let forms = Set(table.flatMap { verbs($0.verbs) }.flatMap(\.offered)).sorted()
    let pronouns = ["", "me ", "nos ", "me lo ", "me la ", "lo ", "la ", "le ", "les "]
    return Spanish.runs(
      pronouns.flatMap { pronoun in forms.map { pronoun + $0 } }.joined(separator: ",")
    )
  }()

  /// "Que" before the subjunctive of somebody else ("que empiece").
  static let wished = Spanish.runs(
    Set(table.flatMap { verbs($0.verbs) }.flatMap(\.wished)).sorted().map { "que " + $0 }
      .joined(separator: ",")
  )

  private static func verbs(_ list: String) -> [SpanishVerb] {
    list.split(separator: ",").map { SpanishVerb(listed: String($0)) }
  }
}
