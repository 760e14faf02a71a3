import { phrasesIn } from './lexicon.ts'
/** Words around the names of goods. Folded; those with a `*` are beginnings of words. */

/** They may stand between the words that limit an offer to goods and the first of the goods. */
export const FILLERS = new Set(
  (
    'la las los el todo toda todas todos tu tus su sus compra compras de del en para sobre a por un una linea lineas producto productos articulo articulos ' +
    'categoria categorias rubro rubros siguientes seleccion seleccionado seleccionada seleccionados seleccionadas participantes adheridos adheridas familia ' +
    'familias seccion secciones seeciones sector sectores pequenos grandes medianos non food permitidos algun algunos incluidos realizadas presenciales online detallados listados'
  ).split(' '),
)
/** What an announcement limits with: a preposition is enough. */
export const PREPOSITIONS = new Set(['en', 'para', 'sobre', 'de', 'a', 'por'])
/** In the small print goods are named for many reasons, and to include is not to limit; these, right before the fillers, limit the offer to them. */
export const LIMIT_CUES = phrasesIn(`
  solo, solamente, exclusiv*, unicamente, valid*, aplica*, alcanza*, vigente*, participa*, abarca*, descuento*, dto, off, ahorro*,
  interes, intereses, reintegro*, bonificacion*, menos, adherid*, habilitad*, continuacion
`)
/** With one of these among the fillers the small print speaks of goods on which the offer holds. */
export const OF_GOODS = new Set(
  phrasesIn('productos, articulos, categorias, categoria, rubros, rubro, siguientes, seleccionados, seleccionadas'),
)
/** `En tu compra de …`, not `la compra de …`. */
export const OF_PURCHASES = new Set('en para por tu tus su sus toda'.split(' '))
/** Where the words of such a phrase begin. */
export const LEADS_OF_GOODS = new Set(
  'toda todas linea lineas productos articulos seleccionados seleccionadas seleccion categorias'.split(' '),
)
/** Behind goods these make it another matter than a limit. */
export const OTHER_MATTERS = [
  ...phrasesIn('o servicio, y servicio, y/o servicio, adquirid, comercializad, publicad, del banco, vendid'),
  ...['son ', 'no '],
]

/** Where a phrase about goods gives way to how, when or by what one pays. */
export const ENDS_OF_GOODS = (
  'abonando,pagando,comprando,con tarjeta,con tu,con tus,con la,con las,excepto,obteniendo,no incluye,todos los dias,desde el,del 0,solo los,los dias,en todos,en todas,' +
  'en los,en las,en el,en la,en tu,en un,en 0,para compras,a traves,mediante,seleccionando,a partir'
).split(',')

/** A ban opens with these, which the screen says already. */
export const OFFERS = new Set(
  'promocion promociones promo descuento descuentos beneficio beneficios oferta misma mismo mismas mismos accion'.split(' '),
)
export const SMALL_WORDS = new Set(
  'a al de del en la las los el esta este dicha dicho presente presentes siguientes sobre para compras'.split(' '),
)
/** They head a list only with a colon behind. */
export const HEADS = new Set('categorias productos rubros articulos'.split(' '))
/** `… ni compras abonadas con …`: the list of goods is over. */
export const PURCHASES = new Set('compras pagos consumos operaciones'.split(' '))
export const PAYMENT_CUES = ['en cuotas', 'abonad', 'realizad', 'efectuad', 'con tarjeta', 'con billetera', 'con otros']

/** The chain's own brand, and no maker's. */
export const OWN_NAMES = ['propia', 'exclusiva']
/** Words that no maker's name begins with. */
export const NO_NAMES = 'y o e excluid registrad ni no seleccionad en que con adherid'.split(' ').concat(OWN_NAMES)
