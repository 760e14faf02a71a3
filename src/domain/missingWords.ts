import type { Missing } from './eligibility.ts'
import { methodWords } from './methodWords.ts'
import { type MethodName, methodNamed } from './paymentMethod.ts'
import { askedOf, issuerWords, needWords, partsOf, type QuestionKey } from './question.ts'
import { anyOf, list } from './words.ts'

/** What stands between a shopper and a promotion, in their words. */

type Open = { name: string; ask?: string; also?: readonly QuestionKey[]; anyOf?: QuestionKey }

/** Whose answer it takes, where not the reader's own. */
type Whose = { name: string } | undefined

/** What a maybe depends on: «si cobrás tu sueldo en Galicia»; of several things the first. */
export function ifWords(missing: readonly Open[], whose?: Whose): string {
  const [first = [], ...more] = alternativesOf(missing)
  return `${openWords(first, whose)}${more.length > 0 ? '…' : ''}`
}

/** What stands for each other, together. */
const alternativesOf = <One extends Pick<Open, 'anyOf'>>(missing: readonly One[]) => [
  ...Map.groupBy(missing, (one) => one.anyOf ?? one).values(),
]

/**
 * All that a maybe depends on: «si cobrás tu sueldo en Galicia y si tenés Visa crédito», «si Ana tiene Visa crédito», «si comprás en Chaco o
 * comprás en Salta».
 */
export function openWords(missing: readonly Open[], whose?: Whose): string {
  return list(alternativesOf(missing).map((any) => `si ${orWords(any.map((one) => askWords(one, whose)))}`))
}

/** How many alternatives are named before the rest is counted. */
const NAMED = 3

function orWords(all: readonly string[]): string {
  const rest = all.length - NAMED + 1
  if (rest > 1) return `${all.slice(0, NAMED - 1).join(', ')} u otras ${rest} opciones`
  return anyOf(all)
}

function askWords({ name, ask = `¿Tenés ${methodWords(name as MethodName)}?`, also = [] }: Open, whose: Whose): string {
  return `${whose ? askedOf(whose.name, ask) : ask.charAt(1).toLowerCase() + ask.slice(2, -1)}${othersWords(also)}`
}

/** After «si tenés cuenta en Nación», which ends in the institution: « o Galicia», «, Galicia o Macro», «, Galicia u otros 3 bancos o billeteras». */
function othersWords(also: readonly QuestionKey[]): string {
  const [first, ...more] = also.map((key) => issuerWords(partsOf(key).parts[0], 'otro banco'))
  if (first === undefined) return ''
  if (more.length === 0) return ` o ${first}`
  return `, ${first} ${more.length === 1 ? `o ${more[0]}` : `u otros ${more.length} bancos o billeteras`}`
}

const RAILS = new Map([
  ['pagoConQR', 'pagar con QR'],
  ['telefonoContactless', 'pagar con el celular por contactless'],
])
const AUDIENCES = new Map([
  ['jubilado', 'jubilados y pensionados'],
  ['anses', 'quienes cobran de ANSES'],
  ['ciudadania-portena', 'quienes tienen Ciudadanía Porteña'],
])

/** What a no lacks, as people say it: «te falta Visa crédito», «es solo para jubilados y pensionados», «hay que cobrar tu sueldo en Galicia». */
export function lackWords(missing: readonly Missing[]): string {
  const held = missing.filter(isHeld).map(({ name }) => nameOf(name))
  const others = alternativesOf(missing.filter((one) => !isHeld(one))).flatMap((any) => {
    const words = any.map(mustWords)
    return words.every(isPlace) ? words : orWords(words)
  })
  const places = others.filter(isPlace).map((words) => words.slice(SHOP.length))
  return list([
    ...(held.length === 0 ? [] : [`te falta ${list(held)}`]),
    ...others.filter((words) => !isPlace(words)),
    ...(places.length === 0 ? [] : [SHOP + placeWords(places)]),
  ])
}

const SHOP = 'hay que comprar en '
const isPlace = (words: string) => words.startsWith(SHOP)
/** How many places are named before the rest is counted. */
const PLACES = 3

/** Any one of them will do: «Chaco o Salta», «Chaco, Salta o 9 lugares más». */
function placeWords(places: readonly string[]): string {
  const rest = places.length - PLACES + 1
  const all = rest > 1 ? [...places.slice(0, PLACES - 1), `${rest} lugares más`] : places
  return anyOf(all)
}

/** What one has, and is not or does. */
function isHeld({ kind, question }: Missing): boolean {
  return kind === 'method' || kind === 'card' || kind === 'unknown' || (kind === 'membership' && question === undefined)
}

function nameOf(name: string): string {
  return methodNamed(name) ? methodWords(name as MethodName) : name
}

function mustWords({ kind, name, question }: Missing): string {
  const audience = kind === 'condition' ? AUDIENCES.get(name) : undefined
  if (audience !== undefined) return `es solo para ${audience}`
  const need = kind === 'membership' && question !== undefined ? needWords(question, name) : (RAILS.get(name) ?? name)
  // «que sea tu primera compra» has no infinitive.
  return need.startsWith('que sea ') ? `tiene que ser ${need.slice('que sea '.length)}` : `hay que ${need}`
}
