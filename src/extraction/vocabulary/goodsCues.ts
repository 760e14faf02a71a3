// Around the names of goods: do they limit the offer? All are folded; one that ends in `*` is the beginning of words.

import { parsePhrases } from './lexicon.ts'

/** Between words of limitation and the first of the goods. */
export const GOODS_FILLERS = new Set(
  (
    'la las los el todo toda todas todos tu tus su sus compra compras de del en para sobre a por un una linea lineas producto productos articulo articulos ' +
    'categoria categorias rubro rubros siguientes seleccion seleccionado seleccionada seleccionados seleccionadas participantes adheridos adheridas familia ' +
    'familias seccion secciones seeciones sector sectores pequenos grandes medianos non food permitidos extra adicional adicionales algun algunos incluidos realizadas presenciales online detallados listados'
  ).split(' '),
)
/** In the header a preposition is enough to limit an offer. */
export const GOODS_PREPOSITIONS = new Set(['en', 'para', 'sobre', 'de', 'a', 'por'])
/** In the small print, before the fillers. Including goods is no limit. */
export const LIMIT_CUES = parsePhrases(`
  solo, solamente, exclusiv*, unicamente, valid*, aplica*, alcanza*, vigente*, participa*, abarca*, descuento*, dto, off, ahorro*,
  interes, intereses, reintegro*, bonificacion*, menos, adherid*, habilitad*, continuacion
`)
/** Fillers of goods that the offer holds for. */
export const GOODS_CUES = new Set(
  parsePhrases('productos, articulos, categorias, categoria, rubros, rubro, siguientes, seleccionados, seleccionadas'),
)
/** The shopper's purchase, not purchases in general. */
export const PURCHASE_CUES = new Set('en para por tu tus su sus toda'.split(' '))
export const GOODS_PHRASE_STARTS = new Set(
  'toda todas linea lineas productos articulos seleccionados seleccionadas seleccion categorias'.split(' '),
)
/** How, when or by what one pays. */
export const WORDS_AFTER_GOODS_LISTS = (
  'abonando,pagando,comprando,con tarjeta,con tu,con tus,con la,con las,excepto,obteniendo,no incluye,todos los dias,desde el,del 0,solo los,los dias,en todos,en todas,' +
  'en los,en las,en el,en la,en tu,en un,en 0,para compras,a traves,mediante,seleccionando,a partir'
).split(',')

/** Cut off a ban, because the screen has a heading of its own. */
export const OFFER_NOUNS = new Set(
  'promocion promociones promo descuento descuentos beneficio beneficios oferta misma mismo mismas mismos accion'.split(' '),
)
/** Cut off with the introducing words. */
export const FUNCTION_WORDS = new Set(
  'a al de del en la las los el esta este dicha dicho presente presentes siguientes sobre para compras'.split(' '),
)
/** Only if a colon follows. */
export const LIST_HEADINGS = new Set('categorias productos rubros articulos'.split(' '))
/** They end a list of goods when a way to pay follows. */
export const PAYMENT_NOUNS = new Set('compras pagos consumos operaciones'.split(' '))
/** After a word of `PAYMENT_NOUNS`. */
export const PAYMENT_CUES = ['en cuotas', 'abonad', 'realizad', 'efectuad', 'con tarjeta', 'con billetera', 'con otros']

/** After "% en": how, where, when or on what purchase. */
export const NON_GOODS = new Set(
  (
    'una uno pago pagos cuotas cuota compra compras total totalidad tu tus su sus momento caja cajas efectivo carro ticket resumen cuenta tienda tiendas sucursal ' +
    'sucursales local locales super supermercado supermercados hiper acto forma cada caso casos cheques cheque plan plus mes dia dias semana app modo monto valor ' +
    'precio importe consumo consumos gasto carrito chango pedido factura primera primer segunda segundo tercera unidad adelante dinero concepto tarjeta tarjetas ' +
    'debito credito establecimientos comercios establecimiento comercio salon web internet telefono diferencia relacion base pais republica argentina producto oferta ' +
    'ofertas promocion promociones punto puntos billetera billeteras banco qr uno dos tres seis doce este esta ese esa mismo misma ellos saldo'
  ).split(' '),
)

/** "Marca" with one of them is the chain's own. */
export const OWN_BRAND_WORDS = ['propia', 'exclusiva']
/** No maker's name begins with them. */
export const NON_MAKER_STEMS = 'y o e excluid registrad ni no seleccionad en que con adherid'.split(' ').concat(OWN_BRAND_WORDS)
