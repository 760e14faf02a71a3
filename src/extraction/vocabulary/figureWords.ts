// Each word around a figure has a letter, its code of one character. The patterns of `mentions/` run over strings of these letters.

/** `exact` by word, `open` by its beginning: in the data a word that ends in `*` is open. */
export type LetterVocabulary = { exact: ReadonlyMap<string, string>; open: readonly (readonly [start: string, code: string])[] }

function makeLetters(rows: Readonly<Record<string, string>>): LetterVocabulary {
  const words = Object.entries(rows).flatMap(([code, list]) => list.split(' ').map((word) => [word, code] as const))
  return {
    exact: new Map(words.filter(([word]) => !word.endsWith('*'))),
    open: words.filter(([word]) => word.endsWith('*')).map(([word, code]) => [word.slice(0, -1), code] as const),
  }
}

const rowOf = (from: number, words: string, step = 1) =>
  words.split(' ').map((word, index): [string, number] => [word, from + index * step])

export const SMALL_NUMBERS = new Map([
  ...rowOf(1, 'un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho'),
  ...rowOf(19, 'diecinueve veinte veintiun veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve'),
  ...rowOf(1, 'uno'),
  ...rowOf(1, 'una'),
  ...rowOf(21, 'veintiuno'),
])
export const TENS = new Map(rowOf(20, 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa', 10))
export const HUNDREDS = new Map([
  ...rowOf(100, 'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos', 100),
  ...rowOf(100, 'cien'),
])
/** Also colloquial ones. */
export const NUMBER_SCALES = new Map([
  ...['mil', 'luca', 'lucas', 'luquita', 'luquitas', 'k'].map((word) => [word, 1_000] as const),
  ...['millon', 'millones', 'palo', 'palos'].map((word) => [word, 1_000_000] as const),
])
/** Also words for pesos. */
export const MONEY_SCALES: ReadonlySet<string> = new Set(['luca', 'lucas', 'luquita', 'luquitas', 'palo', 'palos'])

const WEEKDAY_ROW = 'lunes martes miercoles jueves viernes sabado sabados domingo domingos'
const MONTH_ROW =
  'enero ene febrero feb febr marzo mar abril abr mayo may junio jun julio jul agosto ago septiembre setiembre septiem sept sep set octubre oct noviembre noviembe noviemb nov diciembre dic'

export const DATE_LETTERS = makeLetters({
  M: MONTH_ROW,
  W: `${WEEKDAY_ROW} lun mie jue vie sab`,
  d: 'de del',
  m: 'mes ano',
  a: 'a al',
  H: 'hasta vence vencen finaliza finalizan termina terminan acaba acaban ultimo',
  z: 'fin fines finales',
  F: 'desde partir empieza empezo arranca arranco comienza comenzo inicia inicio',
  B: 'entre comprendido comprendida comprendidos comprendidas',
  y: 'y e o u',
  E: 'el la los las',
  D: 'dia dias fecha fechas hoy proximo proximos',
  h: 'h hs hrs hora horas',
  i: 'inclusive',
  P: 'en durante todo toda todos cualquier',
  '°': 'er ro',
  C: 'cuota cuotas csi pago pagos off',
  V: 'valid* aplica rige excepto salvo menos',
  // Words that mark a time as not the offer's, such as the payment of wages or the date of a law.
  X: 'percib* haber haberes cobr* inscript* registrad* decreto ley resolucion codigo cod',
})

export const WEEKDAY_LETTERS = makeLetters({
  W: WEEKDAY_ROW,
  w: 'lun mar mie mier jue juev vie vier sab dom',
  M: MONTH_ROW.replace(' mar ', ' '),
  K: 'finde findes',
  f: 'fin fines',
  s: 'semana semanas semanal semanales calendario',
  S: 'se',
  c: 'cuenta cuentan contad* computa* toma toman mide miden va van corre corren inicia inician arranca arrancan empieza empiezan comienza comienzan',
  R: 'renueva* renov* reinicia* resetea* repone* restablec*',
  T: 'todos',
  Q: 'cualquier',
  D: 'dia dias',
  d: 'de del',
  E: 'el la los las',
  y: 'y e o u',
  a: 'a al',
  H: 'hasta',
  Z: 'distincion importar excepcion',
  N: 'entre',
  p: 'por x p cada',
  h: 'habil habiles',
  X: 'considera* horario* atencion',
})

export const DURATION_LETTERS = makeLetters({
  D: 'dia dias d ds',
  h: 'hora horas hs hrs h',
  s: 'semana semanas',
  m: 'mes meses',
  b: 'habil habiles abil abiles habiles* laborable laborables',
  c: 'corrido corridos',
  B: 'anterior anteriores previo previos antelacion',
  d: 'de',
})

export const USE_LETTERS = makeLetters({
  T: 'uso usos vez veces cupon cupones transaccion transacciones operacion operaciones compra compras consumo consumos reintegro reintegros pago pagos',
  s: 'sola solo unica unico',
  1: 'primer primera primero',
  p: 'por x cada al a en de del durante el la los las mismo misma mientras dure toda todo',
  H: 'cliente* clienta* usuari* persona* cuenta* titular* dni tarjeta* socio* socia* beneficiari*',
  P: `dia semana mes vigencia promocion promo campana accion periodo ${WEEKDAY_ROW}`,
  A: 'diari* semanal* mensual*',
  L: 'tope limite maximo maxima cantidad',
  r: 'promocional* realizad*',
  M: 'mas',
  N: 'no permite permiten',
  k: 'con',
  y: 'y e',
  z: 'nada nomas',
})

export const AGE_LETTERS = makeLetters({
  M: 'mayor mayores',
  A: 'ano anos',
  d: 'de desde los las entre partir tengan tengas tenes tienen tener',
  a: 'a al y e',
  o: 'o en',
  m: 'mas adelante',
  c: 'cumpl*',
  k: 'menor menores',
  l: 'edad',
  D: 'dia dias hs horas cuotas pagos mil',
})

export const MONEY_LETTERS = makeLetters({
  P: `peso pesos pesito pesitos mango mangos ars ${[...MONEY_SCALES].join(' ')}`,
  d: 'de',
  K: 'cada',
  // Words that may follow an amount without its peso sign.
  t: 'por x p al a y o mensual* semanal* diari* quincenal*',
  // Words that may precede an amount without its peso sign.
  c: 'tope topes topead* maximo maxima max minimo minima min hasta limite techo piso desde',
  e: 'el la los las un una es',
})

export const PERCENT_LETTERS = makeLetters({
  p: 'por',
  c: 'ciento cien',
  q: 'porciento',
  o: 'off',
  d: 'de del',
  K: 'cada',
  P: 'peso pesos',
  E: 'la',
  m: 'mitad',
  M: 'mes camino',
  C: 'cuotas',
  y: 'y',
  s: 'sin cero s',
  R: 'tea tna cft cftea cftna tem anual interes intereses iva alcohol vol',
  r: 'tasa fija fijas financiero nominal efectiva graduacion',
})

export const INSTALMENT_LETTERS = makeLetters({
  C: 'cuota cuotas cta ctas pago pagos',
  I: 'csi',
  V: 'veces',
  f: 'fija fijas igual iguales mensual mensuales consecutiva consecutivas seguidas todos todas',
  s: 'sin cero s',
  i: 'interes* interece* int i recargo recargos',
  z: 'no ni',
  k: 'con',
  m: 'mismo',
  p: 'precio',
  K: 'contado',
  q: 'cambia mueve sube varia aumenta modifica',
  B: 'pone ponen ponemos paga pagan pagamos absorbe absorben absorbemos cubre cubrimos banca bancamos asume asumimos corre',
  F: 'costo financiero',
  t: 'tasa tna tea nominal',
  y: 'y o u e',
  a: 'al a',
  E: 'el la',
  N: 'en hasta de',
  X: 'x',
  j: 'tarjeta tarjetas credito debito',
  w: 'por cada',
  // Words for plans with interest, and words that only mention instalments.
  O: 'ahora mipyme simple tope ejemplo',
})

export const SINGLE_PAYMENT_LETTERS = makeLetters({
  N: 'en',
  C: 'pago cuota erogacion',
  c: 'cuotas',
  s: 'solo sola unico unica',
  V: 'vez',
  z: 'sin nada ni',
  d: 'de al',
  K: 'contado',
  p: 'precio',
  w: 'por cada',
  T: 'todo',
  J: 'junto',
})

export const SLASHED_UNIT_LETTERS = makeLetters({
  M: 'mes',
  S: 'semana sem',
  D: 'dia',
  q: 'quincena',
  c: 'compra ticket transaccion operacion',
  f: 'finde',
  K: 'cuenta cta',
  P: 'persona cliente usuario titular dni socio',
  T: 'tarjeta',
  B: 'banco',
})

/** Each token gets its letters in all of them at once. */
export const LETTER_VOCABULARIES: readonly LetterVocabulary[] = [
  DATE_LETTERS,
  WEEKDAY_LETTERS,
  DURATION_LETTERS,
  USE_LETTERS,
  AGE_LETTERS,
  MONEY_LETTERS,
  PERCENT_LETTERS,
  INSTALMENT_LETTERS,
  SINGLE_PAYMENT_LETTERS,
  SLASHED_UNIT_LETTERS,
]
