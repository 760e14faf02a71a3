// Words around the names of goods, which show whether an offer is limited to the goods. All are folded; one that ends in `*` is the
// beginning of words.

import { phrasesIn } from './lexicon.ts'

/** Words that may stand between words of limitation and the first of the goods. */
export const FILLERS = new Set(
  (
    'la las los el todo toda todas todos tu tus su sus compra compras de del en para sobre a por un una linea lineas producto productos articulo articulos ' +
    'categoria categorias rubro rubros siguientes seleccion seleccionado seleccionada seleccionados seleccionadas participantes adheridos adheridas familia ' +
    'familias seccion secciones seeciones sector sectores pequenos grandes medianos non food permitidos algun algunos incluidos realizadas presenciales online detallados listados'
  ).split(' '),
)
/** In the header a preposition is enough to limit an offer to goods. */
export const PREPOSITIONS = new Set(['en', 'para', 'sobre', 'de', 'a', 'por'])
/** Words that limit an offer to goods in the small print if they stand before the fillers. Including goods is no limit. */
export const LIMIT_CUES = phrasesIn(`
  solo, solamente, exclusiv*, unicamente, valid*, aplica*, alcanza*, vigente*, participa*, abarca*, descuento*, dto, off, ahorro*,
  interes, intereses, reintegro*, bonificacion*, menos, adherid*, habilitad*, continuacion
`)
/** Fillers that show that the small print speaks of goods the offer holds for. */
export const OF_GOODS = new Set(
  phrasesIn('productos, articulos, categorias, categoria, rubros, rubro, siguientes, seleccionados, seleccionadas'),
)
/** Words before "compra" that mean the shopper's purchase, not purchases in general. */
export const OF_PURCHASES = new Set('en para por tu tus su sus toda'.split(' '))
/** Words with which a phrase for goods begins. */
export const LEADS_OF_GOODS = new Set(
  'toda todas linea lineas productos articulos seleccionados seleccionadas seleccion categorias'.split(' '),
)
/** Words after goods that show another topic than a limit. */
export const OTHER_MATTERS = [
  ...phrasesIn('o servicio, y servicio, y/o servicio, adquirid, comercializad, publicad, del banco, vendid'),
  ...['son ', 'no '],
]

/** Words that end a list of goods, because they say how, when or by what one pays. */
export const ENDS_OF_GOODS = (
  'abonando,pagando,comprando,con tarjeta,con tu,con tus,con la,con las,excepto,obteniendo,no incluye,todos los dias,desde el,del 0,solo los,los dias,en todos,en todas,' +
  'en los,en las,en el,en la,en tu,en un,en 0,para compras,a traves,mediante,seleccionando,a partir'
).split(',')

/** Introducing words that are cut off a ban, because the screen has a heading of its own. */
export const OFFERS = new Set(
  'promocion promociones promo descuento descuentos beneficio beneficios oferta misma mismo mismas mismos accion'.split(' '),
)
export const SMALL_WORDS = new Set(
  'a al de del en la las los el esta este dicha dicho presente presentes siguientes sobre para compras'.split(' '),
)
/** Words that introduce a list only if a colon follows. */
export const HEADS = new Set('categorias productos rubros articulos'.split(' '))
/** Words for payments, which end a list of goods when a way to pay follows. */
export const PURCHASES = new Set('compras pagos consumos operaciones'.split(' '))
export const PAYMENT_CUES = ['en cuotas', 'abonad', 'realizad', 'efectuad', 'con tarjeta', 'con billetera', 'con otros']

/** Words that make "marca" mean the chain's own brand. */
export const OWN_NAMES = ['propia', 'exclusiva']
/** Words that no maker's name begins with. */
export const NO_NAMES = 'y o e excluid registrad ni no seleccionad en que con adherid'.split(' ').concat(OWN_NAMES)
