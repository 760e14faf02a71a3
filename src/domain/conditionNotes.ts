import { areNumbers, branchesNamed } from './branchWords.ts'
import type { ConditionFacts, HowCondition, RegionCondition, UsesCondition } from './condition.ts'
import { categoryWords, enrolWords, foodFirst, leftOutWords, RAIL_WORDS } from './conditionWords.ts'
import type { Qualifier } from './qualifier.ts'
import { list } from './words.ts'

/** What the conditions say beyond a row, for the detail, which comes after the list; a row's words (`conditionWords.ts`) come with the start. */

const PERIOD_WORDS: Record<UsesCondition['period'], string> = {
  compra: 'por compra',
  dia: 'por día de la promo',
  semana: 'por semana',
  mes: 'por mes',
  promocion: 'en toda la promoción',
}

/** Of the first purchase: «de cada semana». */
const FIRST_OF: Record<UsesCondition['period'], string> = {
  compra: '',
  dia: ' de cada día de la promo',
  semana: ' de cada semana',
  mes: ' de cada mes',
  promocion: ' de la promoción',
}

function howWords({ rails, app, funds, singlePayment }: HowCondition): string[] {
  const ways = rails.map((rail) => RAIL_WORDS[rail]).join(' o ')
  const apps = app.join(' o ')
  // Cards that are for the web alone say that one buys there, and hardly ever where one pays.
  const isWeb = rails.every((rail) => rail === 'web')
  return [
    rails.length === 0 ? null : `${isWeb ? 'Comprando' : 'Pagando'} ${ways}`,
    app.length === 0 ? null : `Pagando desde ${apps}`,
    funds === 'balance' ? 'Con dinero en cuenta' : null,
    singlePayment ? 'En un pago' : null,
  ].filter((words) => words !== null)
}

function regionWords({ provinces, onlyBranches, exceptBranches, some }: RegionCondition): string[] {
  const isNumbered = areNumbers(onlyBranches)
  const places = isNumbered ? provinces : [...provinces, ...onlyBranches]
  return [
    places.length === 0 ? null : `Solo en ${list(places)}`,
    isNumbered ? `Solo en ${branchesNamed(onlyBranches)}` : null,
    exceptBranches.length === 0 ? null : `No vale en ${branchesNamed(exceptBranches)}`,
    some ? 'De las sucursales, solo las adheridas' : null,
  ].filter((words) => words !== null)
}

/** What to know, and which part of the conditions says it. */
export type Note = { part: 'who' | 'how' | 'uses' | 'onlyFor' | 'excludes' | 'region'; words: string }

/**
 * What to know before going that no question settles: to register, how to pay, how often, on what, where. Most telling first; each ends
 * without its full stop. Of the products also what is left out, in full.
 */
export function notesOf(
  { who, how, uses, excludes, excludesSome, excludesBrands, onlyFor, region }: ConditionFacts,
  qualifiers: readonly Qualifier[] = [],
): Note[] {
  const has = (kind: string) => who.some((one) => one.kind === kind)
  const out = [...leftOutWords({ excludes, excludesSome }), ...(excludesBrands ? ['algunas marcas'] : [])]
  const notes = (part: Note['part'], all: string[]) => all.map((words) => ({ part, words }))
  return [
    ...notes('who', has('enrolment') ? [`Antes hay que ${enrolWords(qualifiers)}`] : []),
    ...notes('who', has('firstPurchase') ? [`Cuenta solo la primera compra${uses === null ? '' : FIRST_OF[uses.period]}`] : []),
    ...notes('how', howWords(how)),
    ...notes('uses', uses === null ? [] : [`${uses.times === 1 ? 'Un uso' : `${uses.times} usos`} ${PERIOD_WORDS[uses.period]}`]),
    ...notes('onlyFor', onlyFor === null ? [] : [`Solo en ${list(foodFirst(onlyFor).map(categoryWords))}`]),
    ...notes('excludes', out.length === 0 ? [] : [`No entran: ${list(out)}`]),
    ...notes('region', region === null ? [] : regionWords(region)),
  ]
}
