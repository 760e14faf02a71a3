import { type MethodName, methodNamed } from '../../catalogue/paymentMethod.ts'
import type { MissingThing } from '../../choice/eligibility.ts'
import { issuerNameBySlug, methodWords } from '../../promotion/methodNames.ts'
import { parseQuestionKey, type QuestionKey } from '../../questions/questionKey.ts'
import { allClausesWords, eitherClauseWords, infinitiveWords, joinAlternatives, type VerbPhrase } from '../../text/verbPhrase.ts'
import { joinWithAnd, joinWithOr } from '../../text/words.ts'

/** Who can use it, and what a shopper lacks or has not said. */

type Open = Pick<MissingThing, 'name' | 'of' | 'clause' | 'also' | 'anyOf'>

/** The person whose answer is open; undefined for the reader. */
type Whose = { name: string } | undefined

/** Says what a maybe depends on, of more than two things the first, and how many are left; null when only the place is open, as below. */
export function firstConditionWords(missing: readonly Open[], whose?: Whose): { words: string; rest: number } | null {
  const people = missing.filter(isOfPeople)
  const [first, ...more] = alternativesOf(people)
  if (first === undefined) return null
  return more.length < 2
    ? { words: openConditionsWords(people, whose), rest: 0 }
    : { words: openConditionsWords(first, whose), rest: more.length }
}

const isOfPeople = ({ clause }: Open) => clause?.verb !== 'comprar'

/** Groups missing things that are alternatives of each other. */
const alternativesOf = <One extends Pick<Open, 'anyOf'>>(missing: readonly One[]) => [
  ...Map.groupBy(missing, (one) => one.anyOf ?? one).values(),
]

/** Says everything that a maybe depends on: «si cobrás tu sueldo en Galicia y si tenés Visa crédito», «si Ana tiene Visa crédito». */
export function openConditionsWords(missing: readonly Open[], whose?: Whose): string {
  return joinWithAnd(alternativesOf(missing).map((any) => `si ${whose ? `${whose.name} ` : ''}${alternatives(any, whose)}`))
}

/**
 * Says who can use it: «vos si cobrás tu sueldo en Galicia y tenés Visa crédito», «Ana si tiene Visa crédito»; null
 * when only the place is open, which has its own line.
 */
export function forWhomWords(missing: readonly Open[], whose?: Whose): string | null {
  const people = alternativesOf(missing.filter(isOfPeople))
  if (people.length === 0) return null
  const [only = []] = people
  const words =
    people.length === 1
      ? alternatives(only, whose)
      : allClausesWords(
          people.map((any) => any.map(clauseOf)),
          whose?.name ?? null,
        )
  return `${whose?.name ?? 'vos'} si ${words}`
}

function alternatives(any: readonly Open[], whose: Whose): string {
  const also = any.length === 1 ? othersWords(any[0]?.also ?? []) : ''
  return `${eitherClauseWords(any.map(clauseOf), whose?.name ?? null)}${also}`
}

/** Returns the clause; a card or a method without one becomes «tenés …». */
function clauseOf({ clause, ...thing }: Pick<Open, 'name' | 'of' | 'clause'>): VerbPhrase {
  return clause ?? { verb: 'tener', object: [nameOf(thing)] }
}

/** Names further institutions after the first: « o Galicia», «, Galicia o Macro», «, Galicia u otros 3 bancos o billeteras». */
function othersWords(also: readonly QuestionKey[]): string {
  const [first, ...more] = also.map((key) => issuerNameBySlug(parseQuestionKey(key).parts[0]) ?? 'otro banco')
  if (first === undefined) return ''
  if (more.length === 0) return ` o ${first}`
  return `, ${first} ${more.length === 1 ? `o ${more[0]}` : `u otros ${more.length} bancos o billeteras`}`
}

const AUDIENCES = new Map([
  ['jubilado', 'jubilados y pensionados'],
  ['anses', 'quienes cobran por ANSES'],
  ['ciudadania-portena', 'quienes tienen Ciudadanía Porteña'],
])

/** Says what a no lacks: «te falta Visa crédito», «es solo para jubilados y pensionados», «hay que cobrar tu sueldo en Galicia». */
export function missingWords(missing: readonly MissingThing[]): string {
  const held = missing.filter(isHeld).map(nameOf)
  const places = missing.filter((one) => !isHeld(one) && isPlace(one))
  const others = alternativesOf(missing.filter((one) => !isHeld(one) && !isPlace(one)))
  return joinWithAnd([
    ...(held.length === 0 ? [] : [`te falta ${joinWithAnd(held)}`]),
    ...others.map((any) => joinAlternatives(any.map(mustWords))),
    ...(places.length === 0 ? [] : [`hay que comprar en ${placesWords(places.map(placeOf))}`]),
  ])
}

/** The most places that are named; the rest is counted. */
const MOST_PLACES = 3

/** Joins alternative places: «Chaco o Salta», «Chaco, Salta o 9 lugares más». */
function placesWords(places: readonly string[]): string {
  const rest = places.length - MOST_PLACES + 1
  return joinWithOr(rest > 1 ? [...places.slice(0, MOST_PLACES - 1), `${rest} lugares más`] : places)
}

const isPlace = ({ clause }: MissingThing) => clause?.verb === 'comprar'
const placeOf = ({ clause }: MissingThing) => String(clause?.object.at(-1))

/** Checks whether the missing thing is something to have, not something to be or do. */
function isHeld({ kind, clause }: MissingThing): boolean {
  return kind === 'method' || kind === 'card' || kind === 'unknown' || (kind === 'membership' && clause === undefined)
}

/** Names a missing thing; for a card also its issuer: «Visa crédito de Galicia». */
function nameOf({ name, of = [] }: Pick<MissingThing, 'name' | 'of'>): string {
  const words = methodNamed(name) ? methodWords(name as MethodName) : name
  return of.length === 0 ? words : `${words} de ${joinWithAnd(of.map(methodWords))}`
}

function mustWords({ kind, name, clause }: MissingThing): string {
  const audience = kind === 'condition' ? AUDIENCES.get(name) : undefined
  if (audience !== undefined) return `es solo para ${audience}`
  return `hay que ${clause === undefined ? name : infinitiveWords(clause)}`
}

/**
 * Says who can use it: «Es para vos si cobrás tu sueldo en Galicia y tenés 60 años o más»; null when everybody can.
 * The text is the same for every reader.
 */
export function peopleWords(people: readonly (readonly VerbPhrase[])[]): string | null {
  return people.length === 0 ? null : `Es para vos si ${allClausesWords(people, null)}`
}
