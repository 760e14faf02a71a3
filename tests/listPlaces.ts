// `npm run yapa -- places`: places × facts, from the program itself: an offer with one fact at a time, told by each place.
import { describeOffer, FACT_KINDS, type FactKind } from '#domain/description/describeOffer.ts'
import { PLACES, type PlaceName } from '#domain/description/places.ts'
import { type ToldFact, tell } from '#domain/description/toText.ts'
import { FACT_CASES } from './domain/description/factCases.ts'

const PLACE_NAMES = Object.keys(PLACES) as PlaceName[]

/** How a place tells a fact: whole, as one of those it only counts, or not at all. */
function cell(kind: FactKind, place: PlaceName): 'x' | '+1' | '–' {
  const [{ offer, context }] = FACT_CASES[kind]
  const { parts, left } = tell(describeOffer(offer, context), place)
  if (Object.values<readonly ToldFact[]>(parts).some((said) => said.some((one) => one.kind === kind))) return 'x'
  return left.length > 0 && isMust(kind) ? '+1' : '–'
}

const weightOf = (kind: FactKind) => {
  const [{ offer, context }] = FACT_CASES[kind]
  return describeOffer(offer, context).find((one) => one.kind === kind)?.weight
}
const isMust = (kind: FactKind) => weightOf(kind) === 'must'

if (import.meta.main) {
  const width = Math.max(...PLACE_NAMES.map(({ length }) => length)) + 1
  console.log(`${''.padEnd(28)}${PLACE_NAMES.map((place) => place.padEnd(width)).join('')}`)
  for (const kind of FACT_KINDS) {
    console.log(`${`${kind} (${weightOf(kind)})`.padEnd(28)}${PLACE_NAMES.map((place) => cell(kind, place).padEnd(width)).join('')}`)
  }
}
