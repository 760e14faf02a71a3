import type { AmountBound } from '../mentions/mention.ts'
import { type Lexicon, parsePhrases } from './lexicon.ts'

const BACK = 'reintegro|reintegros|devolucion|devoluciones|descuento|ahorro|rebaja|reembolso|bonificacion|beneficio|cashback'
const BOUND = 'tope|topes|limite|limites|techo|maximo|maxima|max'
const PURCHASE =
  'compra|compras|ticket|tickets|consumo|consumos|gasto|gastos|monto|montos|importe|importes|pedido|pedidos|carrito|operacion'
const GIVES =
  'devuelv*|devolv*|reintegr*|reembols*|repon*|reconoc*|restitu*|vuelve|vuelven|volver|pone|ponen|da|dan|baja|bajan|bajamos|resta|restan|sacan|sacamos|descuent*|descont*|bonific*|ahorr*|recuper*|cubre|cubren|cubrimos|banca|bancan|bancamos|aporta|aportan|regres*'
const EXCEED = 'superar|exceder|pasar|sobrepasar'

/** `upTo` and `from` apply to the amount right after them. */
export const BOUND_LEXICON: Lexicon<'bound', AmountBound | null> = {
  kind: 'bound',
  isTolerant: true,
  entries: [
    {
      // Limits of a purchase or of something else, which are no caps.
      value: null,
      phrases: parsePhrases(`
        ${PURCHASE} de|por|desde? hasta, tope|limite|maximo de|sobre|en la|las|los? compra|compras|consumo|consumos,
        tope|topes|limite de|en? uso|usos|edad|transaccion|transacciones|operaciones|unidades, tope|limite no es|sera de?,
        sin ningun? minimo|piso de? ${PURCHASE}, sin ningun? minimo|piso,
        maxim* de? uso|usos|transaccion|transacciones|operaciones|unidades
      `),
    },
    {
      value: 'cap',
      phrases: parsePhrases(`
        tope|topes|topead*, techo|techos, tope|limite|techo|maximo|monto|importe maxim*? de|en? ${BACK}, maxim*|max de? ${BACK}|dto|reint,
        maxim*|max a|para reintegrar|devolver|descontar|recuperar|ahorrar|bonificar, ${BACK} maxim*|max, monto|importe|suma|cifra mas? maxim*|alt*,
        limite, como|de|un|el|con maxim*, maxim* por|x|al|mensual*|semanal*|diari*|es|que, como mucho, a|como lo? sumo,
        lo maximo|mas que? se? vuelv*|devolv*|devuelv*|reintegr*|recuper*|ahorr*|descont*|pasa?, lo maximo, lo mas,
        no se? puede|podra|pueden|podran|podes ${EXCEED}, no se? pasa|pasan|supera|superan|excede|exceden|sobrepasa de?,
        no excedera|superara|pasara|supere|exceda|pase, sin|no que? se? supere|exceda|pase, sin ${EXCEED}, sin que lo|el|la devuelto|reintegrado|restituido|descontado|ahorrado|${BACK} supere|exceda|pase|sobrepase,
        no se? puede|podra|pueden|podran ir mas alla de, mes|semana|dia|finde|promo entero|entera|completo da para, y? hasta ahi, ni un|una centavo|mango|uno mas, ni uno|una mas,
        y punto|chau|listo, y ahi|despues? se? termino|acabo|corto, y? con eso|ese se? completa|termina|corta|agota,
        no vuelve|vuelven|volveran mas de|que, no vas a ver|recibir|recuperar mas de|que,
        no te|le|les|se? devolvemos|reintegramos|descontamos|devuelve|devuelven|reintegra|reintegran|reconoce|da|dan|paga|descuenta mas de|que, se topa|corta|frena|planta|clava|termina|acaba|agota|detiene|cierra en|ahi?, ahi se? topa|corta|frena|planta|termina|acaba,
        cierra|frena|planta|topea|topean|detiene en, cupo|cupos mensual|semanal|maximo? es? de?, llega|llegan|llegamos hasta|a, nomas, ni un peso mas,
        y nada|no|despues mas|nada, no hay mas ${BACK}, no mas, no va|vaya|van mas alla de, nunca|jamas se? pasa|pasan|supera|superan|excede|llega de|a?,
        es|son|sera lo|el que|mas|maximo que? te|le|se? puede|pueden? ${GIVES}, lo que mas? te|le|se? puede|pueden? ${GIVES},
        lo que ${GIVES} son|es, es|son lo mas|maximo, cuanto|a mucho|tirar, de ahi no pasa|pasan, lo que exceda|supere|pase|sobre, pasado|superado eso|ese|esa monto|importe|suma?, hasta ahi llega|llegan|llegamos, ese|este|esos es|son el|los tope|limite|techo|maximo,
        es lo|el mas|maximo|tope que? devolvemos|reintegramos|descontamos|vuelve|te? devuelven
      `),
    },
    {
      value: 'upTo',
      phrases: parsePhrases(`
        hasta, hasta un|el|la maximo|tope|suma|total|monto|importe de, de hasta, ${BACK} de? hasta,
        puede|pueden|podes|podras te? llevar|llevarte|juntar|entrar|volver|recibir|recuperar|ahorrar, se|te lleva|llevan|llevas
      `),
    },
    {
      value: 'noCap',
      phrases: parsePhrases(`
        sin ningun? ${BOUND}, s ${BOUND}, sin ningun? ${BOUND} de ${BACK}|monto,
        no se? posee|tiene|hay|existe|aplica|aplicara|rige el|ningun|un? ${BOUND},
        no se? posee|tiene|hay|existe|aplica|aplicara el|ningun|un? ${BOUND} de ${BACK}, sin que el|la? ${BACK} tenga limite|tope|techo,
        es|son sin ${BOUND}, libre de ${BOUND}, no le|les|se? pusimos|ponemos|pone|puso|pusieron|definimos|fijamos|fijo|hay un|ningun? ${BOUND}, cero ${BOUND}, olvidate|olvidense|nada de|del ${BOUND},
        ${BACK} ilimitad*|completa|completo, ${BOUND} no le|les? hay|tiene|tenemos|existe|ninguno|pusimos|ponemos|fijamos, no se topea|topean
      `),
    },
    { value: 'none', phrases: ['no tiene|posee|hay', 'ningun|ninguno|ninguna', 'ilimitad*', 'sin'] },
    {
      value: 'minimum',
      phrases: parsePhrases(`
        ${PURCHASE} minim*|min, minim*|min de? ${PURCHASE}, minimo|minima|minimos, minimo de, piso|pisos,
        ${PURCHASE} mayor|mayores|superior|superiores o? igual*? a|de?, igual|iguales o mayor|mayores|superior|superiores a|de?,
        mayor|mayores|superior|superiores o|u igual|iguales a|de?, mayor|mayores|superior|superiores a,
        ${PURCHASE} que? te|se? supere|supera|superen|pase|pasa|pasen|exceda|excedan|igualen|llegue|llega los|de|a?,
        tiene|tienen|tenes|tengas|hay|falta|haga que llegar|gastar|sumar|sumes|juntar|alcanzar|alcance|pasar|superar a|al? menos|mas? de|los?,
        ${PURCHASE} base|inicial, ${PURCHASE} mas chica|chico|baja|bajo que? se? acepta*?, debe|deben|debera|deberan llegar|sumar|alcanzar|superar|pasar a|los?, se? activa|habilita|dispara con|desde|a? partir? de?, ${PURCHASE} no llega|llegan|alcanza|alcanzan a|los?,
        por|de encima de los?, sumes|sumando|juntando|llegando|arrancando|empezando a|en?, no baja|bajan|baje|bajen de los?, parte|parten|arranca|arrancan de|en, ${PURCHASE} de|por? mas de, que pasen|superen los|de?,
        no menor|menores|inferior|inferiores a|de, no menos de, mas para arriba, para arriba, o mas, en adelante, arriba|encima de,
        gasta*|gaste*|gastando|comprando|compras|compres|llevando|llevas|lleves mas de|que, gasta*|gaste*|gastando|comprando|compres|llevando|lleves al menos, gastando|comprando|llevando desde los?, al|por lo? menos, debera|debe|tiene que ser de
      `),
    },
    {
      value: 'below',
      phrases: parsePhrases(`
        inferior|inferiores|menor|menores a|de|al, gasta*|gaste*|compra*|compre*|por|con|bajo menos de|que, menos de, ${PURCHASE} de|por? menos de, por debajo de, que no superen|lleguen|alcancen a|los?
      `),
    },
    { value: 'from', phrases: ['desde', 'a partir de|del', 'a partir de los', 'desde los', `${PURCHASE} de? entre`] },
  ],
}
