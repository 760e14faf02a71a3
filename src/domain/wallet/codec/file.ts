import { alone, type Household, isPersonId, MAX_PEOPLE, type Person, readName } from '../household.ts'
import { WALLET_PARAMETERS } from '../wallet.ts'
import { formatWalletParameters, type Parsed, parseWalletParameters } from './parameters.ts'

/**
 * A JSON file contains the people at home, each wallet as its parameters. Version 1 has the wallet of one person without a name;
 * version 2 has people. Recorded uses are in the same file as `uses`, which only `deviceFile.ts` reads.
 *
 *     {"app":"yapa","version":1,"wallet":"modo","phone":"yes"}
 *     {"app":"yapa","version":2,"people":[{"id":"","name":"","wallet":"modo"},{"id":"ana","name":"Ana","wallet":""}]}
 */
type FileContent = Record<string, unknown>

/** The most bytes, and so the most characters. A wallet's file has about a tenth of it. */
export const MAX_FILE = 16_384

/** Writes the people as the text of a file. @param more Other fields for the same file. */
export function formatPeopleFile(people: Household, more: object = {}): string {
  const [{ id, name, wallet }] = people
  const said =
    people.length === 1 && id === '' && name === ''
      ? { version: 1, ...formatWalletParameters(wallet) }
      : { version: 2, people: people.map((one) => ({ id: one.id, name: one.name, ...formatWalletParameters(one.wallet) })) }
  return `${JSON.stringify({ app: 'yapa', ...said, ...more }, null, 2)}\n`
}

/** Reads the people from a file's text. Never throws. */
export function parsePeopleFile(text: string): Parsed<Household> {
  return text.length > MAX_FILE ? refused('es demasiado grande para ser una billetera de Yapa') : parseFileContent(contentOf(text))
}

/** Parses a file's text as JSON; returns null unless it is an object. */
export function contentOf(text: string): FileContent | null {
  try {
    return asObject(JSON.parse(text))
  } catch {
    return null
  }
}

/** Reads the people from a file's parsed content. Never throws. */
export function parseFileContent(content: FileContent | null): Parsed<Household> {
  const { app, version, uses: _uses, ...said } = content ?? {}
  if (app !== 'yapa') return refused('no es una billetera de Yapa')
  const hasPeople = version === 2 && 'people' in said
  if (version !== 1 && !hasPeople) return refused('es de otra versión de Yapa')
  const names: readonly string[] = hasPeople ? ['people'] : WALLET_PARAMETERS
  const unknown = Object.keys(said).find((name) => !names.includes(name))
  if (unknown !== undefined) return refused(`dice algo que no entendemos: «${unknown.slice(0, 40)}»`)
  if (hasPeople) return parsePeople(said.people)
  const wallet = parseWalletParameters(said)
  return wallet.ok ? { ok: true, value: alone(wallet.value) } : wallet
}

function parsePeople(list: unknown): Parsed<Household> {
  const people: Person[] = []
  for (const one of Array.isArray(list) ? list : []) {
    const parsed = parsePerson(asObject(one))
    if (!parsed.ok) return parsed
    people.push(parsed.value)
  }
  const [first, ...others] = people
  const isSound = first && people.length <= MAX_PEOPLE && new Set(people.map(({ id }) => id)).size === people.length
  return isSound ? { ok: true, value: [first, ...others] } : refused('tiene personas que no se entienden')
}

function parsePerson(content: FileContent | null): Parsed<Person> {
  const { id, name, ...parameters } = content ?? {}
  if (typeof id !== 'string' || !isPersonId(id) || typeof name !== 'string') return refused('tiene personas que no se entienden')
  const wallet = parseWalletParameters(parameters)
  return wallet.ok ? { ok: true, value: { id, name: readName(name), wallet: wallet.value } } : wallet
}

function asObject(value: unknown): FileContent | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
}

function refused(problem: string): Parsed<never> {
  return { ok: false, problem: `el archivo ${problem}` }
}
