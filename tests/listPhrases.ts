// `npm run yapa -- phrases`: every fact of an offer in each length, how each place tells one, and every other phrase, to be read through.
import { describeOffer, FACT_KINDS } from '#domain/description/describeOffer.ts'
import { PLACES, type PlaceName } from '#domain/description/places.ts'
import { textLines } from '#domain/description/toText.ts'
import { FACT_CASES } from './domain/description/factCases.ts'
import { EXAMPLES, PHRASES, TOLD } from './domain/phrases/examples.ts'

type Say = (...given: unknown[]) => unknown

/** The examples of each function of the phrases' room, said. */
export function saidPhrases(): { name: string; said: unknown[] }[] {
  return Object.entries(EXAMPLES).flatMap(([file, functions]) =>
    Object.entries(functions as Record<string, unknown[][]>).map(([name, examples]) => {
      const say = (PHRASES as unknown as Record<string, Record<string, Say>>)[file]?.[name] as Say
      return { name: `${file}: ${name}`, said: examples.map((given) => say(...given)) }
    }),
  )
}

function saidFacts(): { name: string; said: unknown[] }[] {
  return FACT_KINDS.map((kind) => ({
    name: `fact: ${kind}`,
    said: FACT_CASES[kind].flatMap(({ offer, context }) => {
      const { long = [], short = [], word = [] } = describeOffer(offer, context).find((one) => one.kind === kind)?.words ?? {}
      return [...new Set([long, short, word].filter(({ length }) => length > 0).map((words) => words.join(' / ')))].join('   |   ')
    }),
  }))
}

function saidPlaces(): { name: string; said: unknown[] }[] {
  return (Object.keys(PLACES) as PlaceName[]).map((place) => ({
    name: `place: ${place}`,
    said: TOLD.flatMap((one) => [...textLines(one, place), '']),
  }))
}

if (import.meta.main) {
  for (const { name, said } of [...saidFacts(), ...saidPlaces(), ...saidPhrases()]) {
    console.log(`\n${name}`)
    for (const one of new Set(said.map((words) => (typeof words === 'string' ? words : JSON.stringify(words))))) console.log(`  ${one}`)
  }
}
