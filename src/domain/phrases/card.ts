import type { Topic } from '../smallPrint.ts'

/** What is said of the card's own words. */

/** What a clause of the small print is about. */
export const TOPIC_WORDS: Record<Topic, string> = {
  paying: 'Sobre cómo se paga',
  people: 'Sobre para quién es',
  place: 'Sobre dónde vale',
  money: 'Sobre cuánto vuelve y cuándo',
  other: 'También dice',
}

/** A contradiction, with both words and what to do: «La página dice «sábado» y también «jueves»: preguntá antes». */
export function conflictWords({ read, said }: { read: readonly string[]; said: readonly string[] }): string {
  const [first] = read
  const others = said.map((words) => `«${words}»`).join(' y ')
  return first === undefined
    ? `La página también dice ${others}: preguntá antes`
    : `La página dice «${first}» y también ${others}: preguntá antes`
}
