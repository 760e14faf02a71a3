import { CLUBS } from './club.ts'

/** The catalogue's own names never change; here is how they are written for people, where that differs. */
const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ['Uala', 'Ualá'],
  ['NaranjaX', 'Naranja X'],
  ['.Reba', 'Reba'],
  ['Dia', 'Día'],
  ['ChangoMas', 'ChangoMás'],
  ...CLUBS.map(({ name, label }) => [name, label] as const),
])

export function spellName(name: string): string {
  const [issuer = '', ...variant] = name.split(' - ')
  return [SPELLINGS.get(issuer) ?? issuer, ...variant].join(' - ')
}
