import type { MentionValues, Topic } from '../mentions/mention.ts'
import { ISSUERS } from './issuers.ts'
import { type Lexicon, type LexiconEntry, parsePhrases } from './lexicon.ts'

const SAVING = 'caja|cajas de ahorro|ahorros'
const YOUR = 'el|la|los|las|su|sus|tu|tus|una|cualquier|misma|esa|esta|dicha?'
const SUMS =
  'acumul*|suma|suman|sumar|sumarla|sumarlo|sumarse|sumable*|combin*|junt*|mezcl*|une|unen|unir*|superpon*|usar*|utiliz*|aprovech*'
const ADDED = 'acumul*|combinable|combinables|sumable|sumables|compatible|compatibles|cumulativ*|cumulable|acumable|acumables'
const OTHERS = 'otra|otras|otro|otros|ninguna|ningun|las|los|mas'
const OFFERS = 'promo|promos|promocion|promociones|oferta|ofertas|descuento|descuentos|beneficio|beneficios'

/** Where money comes back, when it is taken off, and whether promotions add up. */
export const REFUND_TOPICS: readonly LexiconEntry<Topic | null>[] = [
  {
    value: 'refund',
    phrases: parsePhrases(`
      reintegr*|reint, devolucion|devoluciones|devuelt*, reembols*, restituy*|restitucion|restituid*|restituir*, cashback|cash back,
      devolv*|devuelv*, vuelve|vuelven|volvera|volveran, te|lo|los? vuelve|vuelven, de vuelta, recuperas|recuperan|recuperar|recupera, regresa|regresan|regresara, repone|reponen, la vuelta,
      el|ese|dicho|este|tal credito se realiz*|efectu*|efectiv*|hace|hara|ve|vera|imput*|reflej*|otorg*
    `),
  },
  {
    value: null,
    phrases: parsePhrases(`
      garantia limitada para su devolucion, cambio|cambios y|o devolucion|devoluciones,
      devolucion|devoluciones de la|las|los|el|un? compra|compras|producto|productos|mercaderia,
      no se? realiz*|aplic*|hac*|efectu* en|por|al? ${YOUR}? linea|lineas de? caja|cajas,
      titular|titulares de ${YOUR}? cuenta|cuentas|caja de? pago|ahorro?,
      extraccion|retiro de? dinero|efectivo en|por linea|lineas de? caja|cajas, cuenta de participacion,
      ${ADDED} puntos|millas|saldo|cupones|cashback, ${SUMS} puntos|millas|saldo|sellos|chances,
      no se acumula|acumulan el|los tope|topes|saldo|remanente, tope|topes no es|son|sera acumul*,
      no? es|son? ${ADDED} con el|los|otro|otros? cupon|cupones|vale|vales, no? es|son? ${ADDED} entre si
    `),
  },
  {
    value: 'till',
    phrases: parsePhrases(`
      en|por|al? la|las? linea|lineas|boca|bocas de? caja|cajas|cobro|cobros|pago, en|por la|las? caja|cajas,
      en|al el? mismo? momento de la|su|tu? compra|pago|pagar|abonar|cobro, en el mismo? momento, ahi mismo|nomas, al instante,
      al pagar|abonar|cobrar, antes de pagar|abonar, al momento de confirmar el pago, check out|checkout, en el acto,
      una vez que se efectue el pago, descuento|descuentos|ahorro|rebaja inmediato|inmediatos|inmediata|directo|directos|directa,
      la|el caja|cajera|cajero|escaner|sistema te|le|se lo|la?, hace|hacen la|el caja|cajera|cajero,
      cuando|si pagas|pases|pasas por|en la? caja|cajas, en|del|sobre el|tu|su? ticket|comprobante de? compra?, en la|tu|su? factura, sobre el total, en el|tu propio? carrito|carro mismo?, al cerrar el carrito|pedido
    `),
  },
  {
    value: 'payer',
    phrases: ['beneficio|descuento|promocion|reintegro|bonificacion estara|esta|es|sera integramente? a cargo exclusivo? de|del'],
  },
  {
    value: 'statement',
    phrases: parsePhrases(`
      resumen|resumenes, resumen|resumenes de? la? cuenta|tarjeta, estado|estados de? cuenta, extracto|extractos de? cuenta?,
      en la|su|tu misma? tarjeta, a|en la tarjeta con|utilizada, proxima|siguiente liquidacion, liquidacion de la? tarjeta,
      cuenta de la tarjeta
    `),
  },
  {
    value: 'accountOfRefund',
    phrases: [
      SAVING,
      `en|a|hacia ${YOUR}? misma? ${SAVING}`,
      `en|a|hacia|de ${YOUR} misma? cuenta`,
      'en cuenta',
      'cuenta corriente|bancaria|asociada|vinculada|registrada|adherida|titular|relacionada',
      'en cuentas bancarias',
      'cuenta del? cliente|usuario|socio|titular|comprador',
      'cuentas? a la vista',
      'movimientos de la|tu|su cuenta',
    ],
  },
  {
    value: 'walletOfRefund',
    phrases: [
      `en|a ${YOUR} billetera`,
      ...ISSUERS.flatMap(({ words: { refundAccount = [] } }) => refundAccount.map((name) => `en|a la|su|tu? cuenta de? ${name}`)),
      'cuenta digital',
      'cuenta de pago',
      'saldo de la|su|tu? cuenta|billetera',
    ],
  },
  { value: 'debitCards', phrases: ['td'] },
  { value: 'creditCards', phrases: ['tc'] },
  {
    value: 'stacking',
    phrases: parsePhrases(`
      acumul*|acum, acumable|acumables|cumulativ*|cumulable|combinable|combinables|sumable|sumables|superpon*|solap*,
      compatible|compatibles con, convive|conviven con ${OTHERS}, se? banca|bancan ${OTHERS} ${OFFERS}, se? lleva|llevan bien con,
      ${ADDED} con el|los|otro|otros? cupon|cupones|vale|vales y|o ${OTHERS} demas? ${OFFERS}, combin*|junta*|mezcl* con, suma*|sumal*|sumab* a|con ${OTHERS}|la|el ${OTHERS}? ${OFFERS}, ademas de|tambien con ${OTHERS}|la ${OFFERS},
      suma*|sumal* con|a ${OFFERS}, usar|usarla|usarlo|usas|utilizar|aprovechar|aplicar junto|juntos con|a,
      podes|podras|puede|pueden|se combinar*|sumar*|juntar*|acumular*, va|van|corre|corren de la mano con, va|van|sirve|sirven|vale|valen|corre|corren junto|juntos|juntas? con ${OTHERS}|la|las|lo|los|tu|tus,
      arriba|encima de ${OTHERS} ${OFFERS}, se? agrega|agregan|suma|suman encima, los|las|lo|la podes|podras combinar|sumar|juntar|acumular
    `),
  },
  {
    value: 'alone',
    phrases: parsePhrases(`
      no|ni|nunca|jamas es|son|sera|seran|resulta? ${ADDED}, no ${ADDED}, no|ni|nunca se ${SUMS},
      no la|las|lo|los? podes|podras|puede|pueden|podra|podran ${SUMS}, no se? puede|pueden|podra|podran ${SUMS},
      no la|las|lo|los? ${SUMS} con, no va|van|corre|corren|vale|valen|sirve|sirven junto|juntos|juntas? con ${OTHERS}, incompatible|incompatibles con,
      no va|van de la mano|con ${OTHERS}, no es|son|resulta? ${ADDED}, prohibido|prohibida ${SUMS}, no admite|admiten|acepta|aceptan ${OTHERS} ${OFFERS}, no convive|conviven con, de a una,
      no se? ${SUMS} entre si|ellas|ellos|ambas|ambos, una no se? ${SUMS}, elegis|elegi una de las|los? dos, o una|esta|este o la|el otra|otro, es? esta|este o ninguna|ninguno, no van|corren|sirven juntas|juntos,
      con ${OTHERS} ${OFFERS} no la|lo|las|los? ${SUMS}, si ya? usas|usa|aplicas ${OTHERS} ${OFFERS}, una|un u|o otra|otro, no las dos cosas a la vez|juntas, no suma|suman con|a ${OTHERS},
      una|un sola|solo|unica|unico? ${OFFERS} por|x|en|a cada|la? vez|compra|ticket|operacion|pago, excluye|reemplaza a? cualquier|toda|${OTHERS} otra|otro? ${OFFERS}, sin acumul*|combinar|sumar con|a? ${OTHERS}
    `),
  },
  {
    value: 'somePromotions',
    phrases: parsePhrases(`
      ${OFFERS} vigentes? que? apliquen|aplican|aplicables|ofrezca|ofrece|cuenten,
      ${OFFERS} de|en la|las? tienda|tiendas|casa|semana|gondola|fidelizacion|app, ${OFFERS} vigentes? que se abonen,
      ${OFFERS} propias|propios, con todos los productos, productos en oferta|promocion, productos que
    `),
  },
]

/** General words, so the rules need a place or a term beside them. */
export const GIVING_LEXICON: Lexicon<'giving', MentionValues['giving'] | null> = {
  kind: 'giving',
  isTolerant: true,
  entries: [
    {
      value: 'arrives',
      phrases: parsePhrases(`
        acredit*, bonific*, reflej*, impact*, deposit*, disponibiliz*, efectiviz*,
        aplicad*|aplicara|aplicaran|realizara|realizaran|efectuara|efectuaran, hara|haran efectivo|efectivos, aparec*,
        llega|llegan|llegara|llegaran a|al|con|en, entra|entran|entrara a|al|en,
        cae|caen|baja|bajan|queda|quedan|va|van|pasa|pasan|viene|vienen|retorn*|regreso|figura|figuran en|a|al|como, transfier*|compensan|compensa, lo|la tenes|tendras en, se|lo|los|la ve|ven|ves|vera|veran|veras|trae|traen|recibe|reciben|recibis, esta|estan|estara en ${YOUR},
        recibe|reciben|recibis la|el plata|dinero|reintegro,
        te|les|se? pone|ponen|ponemos|pondremos|abona|abonan|abonamos|paga|pagan|mandamos|transferimos, se descuenta|descontara|resta del,
        ajuste de? credito, un credito en|a, cobro|plazo
      `),
    },
    {
      value: null,
      phrases: parsePhrases(`
        acredit*|deposit*|acreditacion de? su|sus|tu|el|los? haberes|sueldo|sueldos|jubilacion|pension|identidad,
        acreditacion|acreditaciones de haberes|sueldo|sueldos, fondos|dinero depositados|depositado, los depositos en
      `),
    },
    {
      value: 'given',
      phrases: parsePhrases(`
        descuento|descuentos|descontar*|descontamos|descuenta|descuentan|restan|resta|reduce|recorte, dto, ahorro|ahorros, rebaja|rebajas|quita, beneficio|beneficios,
        promocion|promociones|promo, se te|le|les? descuenta|descontara|resta|restara|baja|rebaja|quita|aplica, precio ya? baja,
        sale|salen en|con, menos, sacamos|sacan|quitamos|quitan, rebajad*
      `),
    },
  ],
}
