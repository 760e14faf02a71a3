import type { Opener } from '../mentions/mention.ts'
import { type Lexicon, parsePhrases } from './lexicon.ts'

const PAYS_FULL = 'paga|pagas|pagan|pagamos|pagaras|sale|salen|cobra|cobran|cobramos|cuesta|cuestan|va|van|es|son|queda|quedan|sigue|siguen'
const FULL_PRICE = 'precio de? lista|gondola|completo|normal|entero|pleno|lleno|comun|regular|habitual|vigente'
const GIFT = 'promo|promocion|beneficio|descuento|rebaja|ahorro|reintegro|devolucion|bonificacion'
const GRANTS_IT =
  'hace|hacen|hacemos|hago|toma|toman|tomamos|reconoce|reconocen|damos|dan|da|ofrecemos|suma|suman|descuenta|descuentan|cobran|devuelve|devuelven|reintegra|reintegran|recupera|recuperan|aplica|aplican'

export const OPENER_LEXICON: Lexicon<'opener', Opener | null> = {
  kind: 'opener',
  isTolerant: true,
  entries: [
    {
      value: 'forbids',
      phrases: parsePhrases(`
        no aplicable|aplicables, no es|son aplicable|aplicables, invalid*, no es|son|sera|seran? acumul*, no se? acumul*,
        no es|son|sera|seran? acumable|acumables, no se? combin*, no se? superpon*, no se? abona*, no podra|podran, exclusion|exclusiones,
        sin incluir, no se? debe|deben|debera|deberan, no con|mediante, no la|el|las|los tarjeta|tarjetas|visa|master|mastercard|amex|cabal|prepaga|debito|credito,
        no para|por la|las|los|el|compras|pagos|pedidos|internet|web,
        no en|via la|el|los|las|nuestra|internet|web|linea, sin|nada web|online|internet|envio|envios|delivery,
        no se acreditar*|reflejar*|depositar*|vera|veran, nada de, excl|exceptuad*,
        ninguno|ninguna de los|las|estas|estos? dos|tres|promociones|ofertas? toma|alcanza|incluye|acepta, no es|son|sera en|con,
        ni, en ningun caso, nunca|jamas por|en|con|via, nunca|jamas se? acumul*|aplic*, nunca|jamas es|son|sera? acumul*|valid*|aplicable|aplicables,
        ningun|ninguna promocion|oferta|descuento|beneficio, ningun|ninguna promocion|oferta|descuento|beneficio es|sera acumul*
      `),
    },
    // Who is behind with payments is left out of any offer: the rest of the sentence still grants it.
    { value: null, phrases: ['que no registr*|posean|presenten|tengan mora|deuda|deudas|atraso|atrasos'] },
    {
      // Openers that speak of their subject, or of the words after them if nothing precedes them.
      value: 'excludes',
      phrases: parsePhrases(`
        no se? inclu*, no estan? inclu*, no particip*, no alcanz*, no se? acept*, no se? contempl*,
        no esta|estan? habilitad*, no esta|estan? disponib*, no computa*, no contabiliza*, no gener*,
        quedan? exclui*|excluid*, quedan|queda fuera, quedaran? exclui*, se? excluy*|exclui*|excluid*|excluye|excluyen, no suma*,
        tampoco se? aplica*|es|son|valid*|inclu*|particip*|acumul*, tampoco, tampoco se? aplica*|inclu*|particip*|acumul*|alcanz*|valid*,
        tampoco es|son|sera|seran valid*, quedando exclui*|excluid*, no rige|rigen|regira|regiran,
        no accede|acceden|accedera|accederan|apto|apta|aptos|aptas|califica|califican|goza|gozan|gozaran, no se? aplica*, 
        no es|son|sera|seran? valid*, no sera|seran aplicad*|aplicable|aplicables|acept*|considerad*|inclu*|particip*,
        no entra|entran|entraria, no corre|corren|correra, no vale|valen|valdra, no cuenta|cuentan para?, no sirve|sirven|servira,
        no funciona|funcionan, no va|van, no toma|toman, no forma|forman parte, no integra|integran, no figura|figuran,
        no esta|estan en|aca|dentro|adherid*|comprendid*|alcanzad*|incluid*, no es|son parte|de esta|para, no es la suya|tuya,
        no es|son|sera para, no los|la|lo|las tiene|tienen|alcanza|incluye|incluyen,
        no tiene|tienen|lleva|llevan|hay esta|este|el|la|ningun|ninguna? ${GIFT}, no tiene|tienen nada que ver, no hay forma, no existe|existen,
        no te|le|les? corresponde*,
        no te|le|les? toca|tocan, se? deja|dejan|dejamos de lado, no gener* derecho, no se? puede|pueden|podes|permite|permiten|admite|admiten,
        no participa* del|de la|este|esta? promo|promocion|beneficio|descuento, queda|quedan|quedaran? afuera|aparte|excluid*, queda|quedan ajen*,
        queda|quedan|quedaran? al margen, queda|quedan|quedaran? fuera de|del, fuera|afuera de|del la? promo|promocion|beneficio,
        mira|miran esta|este? de afuera, se? sustra*|exceptua|exceptuan|descarta|descartan, esta vez no, por ahora no, no,
        ${PAYS_FULL} el|la|a|al? ${FULL_PRICE}, ${PAYS_FULL}? el|a|al? precio? sin ${GIFT},
        queda|quedan|quedo para la? otra|proxima|despues|mas|luego vez|ocasion|oportunidad|adelante?, todavia|aun no esta|estan|llega|llego, todavia|aun no,
        olvidate|olvidense de?, no se? ve|aparece|aparecen|encuentra, no hay nada|caso, ni lo? intentes|busques|pruebes,
        no te|les|se|me|nos? la|lo|los|las ${GRANTS_IT}, no te|les|se|me la|lo|los|las? ${GRANTS_IT} nada?,
        no la|lo|las|los busques|vas|van|encontraras|toma|toman|hace|hacen|aplica|aplican|cubre a? ver|encontrar|conseguir?,
        ya no, mejor no, no eh|gente|amigos, no no
      `),
    },
    {
      value: 'waives',
      phrases: parsePhrases(`
        no es|son|sera|seran|siendo? necesari*|obligatori*|requisito|requisitos|condicion|indispensable|imprescindible|excluyente|requerid*|exigid*|preciso,
        no resulta|resultara necesari*|obligatori*|indispensable|imprescindible, no sea necesari*|obligatori*, no hace|hara falta,
        no hay que|necesidad, no tenes|tiene|tienen que, 
        no se? necesit*|precis*|requier*|requerira|requeriran|exig*|solicit*|pide|piden|pedira|pediran,
        sin necesidad|obligacion|exigencia|requerimiento de|del|que?, sin requisito|requisitos|condicion|requerir|exigir|necesitar,
        sin que sea|fuera|resulte|haga necesari*|obligatori*|falta|requisito|condicion,
        sin usar|utilizar|escanear|presentar|tener|pagar|abonar, prescindiendo de|del, no hay obligacion|exigencia|requisito|requisitos,
        no requerid*|obligatori*|necesari*|exigid*|excluyente|indispensable|imprescindible, es|son|sera opcional|opcionales|optativ*,
        opcional|opcionales|optativ*, sin importar, sin ser, es|resulta|sera indistinto, no importa, independientemente de|del|que?,
        con o sin, seas|sea|sean|tengas|tenga|tengan o no, o no, aunque no,
        tampoco se? necesit*|precis*|requier*|requerira|exig*|solicit*|pide|piden,
        tampoco es|sera necesari*|obligatori*|requisito|condicion|indispensable|imprescindible, tampoco hace|hara falta,
        no es|son|sera|seran? exclusiv*, no se? limita*, no limitad*, no es|son|sera? valid*? solo|solamente|unicamente, no se prohib*,
        no depende|dependen de, no es|son|sean|sos|seas cliente|clientes|titular|titulares, no se? aplic*|rige|rigen compra|monto minim*,
        no se? aplic*|rige|rigen el|un|ningun? minim*, sin limite|tope de un|una|1|2|3|uso|usos|operaciones|transacciones,
        no hay|existe|tiene|posee limite|tope de un|una|1|2|3|uso|usos|operaciones|transacciones,
        no se|quedan|queda|quedaran|estan|esta exclu*, no deja|dejan|dejara de ser, eximid*|exent*|dispensad* de|del tope? topes? limite?,
        exceptuad* de la|del compra|monto? minim*
      `),
    },
    {
      // Openers at the end of a stretch, right after the words that they deny.
      value: 'denies',
      phrases: parsePhrases(`
        cero, nada, fuera, afuera, nones, ignorad*, ni un|una peso|centavo|mango|cuota, a|al|el? ${FULL_PRICE}, descartad*, tampoco eso?
      `),
    },
    {
      value: 'excepts',
      phrases: parsePhrases(`
        excepto, salvo, con|a excepcion de|del, exceptuando, exceptuan*, se exceptuan, menos, salteando|sacando|quitando|excluyendo, dejando afuera|fuera|aparte|de lado?
      `),
    },
    {
      value: 'requires',
      phrases: parsePhrases(`
        exclusiv*, unicamente, solo, solamente, y? nada mas, valid* solo|solamente|unicamente para|con|en?,
        sera|es condicion|requisito excluyente|necesaria|necesario|indispensable|esencial?, es|son cosa de|del, debera|deberan|debe|deben, siempre y? que,
        siempre y cuando, presentando, presenten, que cuenten con, que posean, requiere*
      `),
    },
    {
      value: 'pays',
      phrases: parsePhrases(`
        pagando|abonando|comprando con|a|mediante|desde|en?, pagando, abonando, abonad*, programando la|tu|el|su? entrega|retiro|envio,
        generando|realizando tu|el pedido
      `),
    },
    {
      value: 'grants',
      phrases: [
        'valid* para|los|el|todos|en|desde|del|por|a|hasta',
        'promocion|beneficio|oferta valid*|vigente',
        'vigencia',
        'tope|topes',
        'reintegro de',
        'aplica|aplican para|en|a|sobre|con|los|las',
        'incluye|incluyen',
        // A lower price, which is no exception.
        'menos de|que|para|con|pagando|si|cada',
        'paga*|cuesta*|sale*|ahorra* menos en',
        'al|por lo? menos',
        'gasta*|gaste*|gastando|compra*|compre*|comprando|lleva*|lleve*|llevando mas|menos de|que|desde',
        'no baja|bajan|baje|bajen de',
        'participan',
        'el? descuento|reintegro|ahorro|beneficio se|sera',
        'acumulable',
        'no menos de',
        // Words that deny a cap and so promise something.
        'no se? aplic*|hay|tiene|tienen|posee|poseen|existe|rige ningun|un|el? tope|topes|limite|limites|techo|maximo',
        // Words for a limit, which are no ban.
        'no se? puede|podra|pueden|podran|podes superar|exceder|pasar|sobrepasar',
        'no se? puede|podra|pueden|podran ir mas alla de',
        'no se? pasa|pasan|supera|superan|excede|exceden de?',
        'no excedera|superara|pasara|supere|exceda|pase',
        'no vuelve|vuelven|volveran|devolvemos|reintegramos mas',
        'no vas a ver|recibir|recuperar mas',
        'no mas',
        'no mas de|que',
        'no te|le|les|se? devuelve|devuelven|reintegra|reintegran|reconoce|da|dan|paga|descuenta mas',
        'no va|vaya|van mas alla',
        'todavia|aun no sos|pagaste|compraste|usaste|abriste|probaste',
        'no menor|menores|inferior|inferiores',
      ],
    },
    {
      value: 'example',
      phrases: ['ejemplo|ejemplos', 'ej', 'supongamos', 'supone', 'imaginate|imagina', 'en la segunda y hasta la tercera liquidacion'],
    },
    // Openers that count only right before an amount.
    {
      value: 'instance',
      phrases: parsePhrases(`
        por|en|para la|una|un compra|consumo|gasto|ticket|carro|pedido de|por?, si gastas|compras|llevas|pagas por|un|una?,
        gastas|gastando por?, comprando|compras por, que gasta|compra|lleva por?
      `),
    },
    {
      value: 'boilerplate',
      phrases: parsePhrases(`
        costo financiero total, cft|cftea|cftna|tea|tna|tem, tasa nominal|efectiva anual|mensual, cuit, no se responsabiliza*,
        no es|sera responsable, marca registrada, garantia limitada, es una sociedad, propiedad de play*, es propiedad de,
        con domicilio en|legal?, domicilio en|legal, los? accionistas, limita|limitan su responsabilidad, segmentacion de, ley,
        inscripta en|ante, servicios tecnologicos, no es una entidad|institucion financiera, defensa de las|los consumidor*,
        beber con moderacion, prohibida su|la venta, mayor|mas informacion, para mas informacion, consulta|consulte|consultar|consultas,
        otorga y financia, es|son emitida|emitidas|emitido|comercializada|administrada por, comercializada por, imagenes? ilustrativa*
      `),
    },
  ],
}

/** A sentence of its own: a list of goods has none of these beginnings. */
export const NON_GOODS_STEMS = [
  'es',
  'son',
  'sera',
  'promocion',
  'descuento',
  'reintegro',
  'tope',
  'compra',
  'cliente',
  'banco',
  'tarjeta',
  'pago',
  'pagando',
  'abonando',
  'valid',
  'vigencia',
  'vigente',
  'consult',
  'cuit',
  'ejemplo',
  'cuota',
] as const

/** Made unnecessary by a waiver, as opposed to ways to pay. */
export const WAIVED_NOUN_STEMS = ['minim', 'inscrip', 'inscrib', 'registr', 'adhesion', 'cupon', 'tramite'] as const
