// `npm run yapa -- phrases`: every phrase that the app says of a promotion, each with its examples, to be read through.
import { EXAMPLES, PHRASES } from './domain/phrases/examples.ts'

type Say = (...given: unknown[]) => unknown

/** The examples of each function of the room, said. */
export function saidPhrases(): { name: string; said: unknown[] }[] {
  return Object.entries(EXAMPLES).flatMap(([file, functions]) =>
    Object.entries(functions).map(([name, examples]) => {
      const say = (PHRASES as unknown as Record<string, Record<string, Say>>)[file]?.[name] as Say
      return { name: `${file}: ${name}`, said: examples.map((given: unknown[]) => say(...given)) }
    }),
  )
}

if (import.meta.main) {
  for (const { name, said } of saidPhrases()) {
    console.log(`\n${name}`)
    for (const one of new Set(said.map((words) => (typeof words === 'string' ? words : JSON.stringify(words))))) console.log(`  ${one}`)
  }
}
