import { alone, type Household, isPersonId, MAX_PEOPLE, type Person, readName } from '../household.ts'
import { WALLET_PARAMETERS } from '../wallet.ts'
import { formatWalletParameters, readWalletParameters } from './parameters.ts'
import { TextProblem } from './walletText.ts'

/**
 * A JSON file contains the people at home, each wallet as its parameters. Version 1, which is only read, has the wallet of one
 * person without a name. Recorded uses are in the same file as `uses`, which only `deviceFile.ts` reads.
 *
 *     {"app":"yapa","version":2,"people":[{"id":"","name":"","wallet":"modo"},{"id":"ana","name":"Ana","wallet":""}]}
 *     {"app":"yapa","version":1,"wallet":"modo","phone":"yes"}
 */
type FileContent = Record<string, unknown>

/** Writes the people as the text of a file. @param more Other fields for the same file. */
export function formatPeopleFile(people: Household, more: object = {}): string {
  const said = people.map(({ id, name, wallet }) => ({ id, name, ...formatWalletParameters(wallet) }))
  return `${JSON.stringify({ app: 'yapa', version: 2, people: said, ...more }, null, 2)}\n`
}

/** Parses a file's text as JSON; returns null unless it is an object. */
export function contentOf(text: string): FileContent | null {
  try {
    return asObject(JSON.parse(text))
  } catch {
    return null
  }
}

/** Reads the people from a file's parsed content. @throws TextProblem */
export function readFileContent(content: FileContent | null): Household {
  const { app, version, uses: _uses, ...said } = content ?? {}
  if (app !== 'yapa') throw refusal('no es una billetera de Yapa')
  const hasPeople = version === 2 && 'people' in said
  if (version !== 1 && !hasPeople) throw refusal('es de otra versión de Yapa')
  const names: readonly string[] = hasPeople ? ['people'] : WALLET_PARAMETERS
  const unknown = Object.keys(said).find((name) => !names.includes(name))
  if (unknown !== undefined) throw refusal(`dice algo que no entendemos: «${unknown.slice(0, 40)}»`)
  return hasPeople ? readPeople(said.people) : alone(readWalletParameters(said))
}

function readPeople(list: unknown): Household {
  const [first, ...others] = (Array.isArray(list) ? list : []).map((one) => readPerson(asObject(one)))
  const ids = new Set([first, ...others].map((person) => person?.id))
  if (!first || others.length >= MAX_PEOPLE || ids.size <= others.length) throw refusal('tiene personas que no se entienden')
  return [first, ...others]
}

function readPerson(content: FileContent | null): Person {
  const { id, name, ...parameters } = content ?? {}
  if (typeof id !== 'string' || !isPersonId(id) || typeof name !== 'string') throw refusal('tiene personas que no se entienden')
  return { id, name: readName(name), wallet: readWalletParameters(parameters) }
}

function asObject(value: unknown): FileContent | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
}

const refusal = (problem: string) => new TextProblem(`el archivo ${problem}`)
