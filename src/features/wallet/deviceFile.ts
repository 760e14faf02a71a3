import { jsonOrNull } from '#domain/text/canonicalText.ts'
import { readUse, type Use } from '#domain/uses/use.ts'
import { formatWalletParameters, readWalletParameters } from '#domain/wallet/codec/parameters.ts'
import { type ParseResult, TextProblem, tryToParse } from '#domain/wallet/codec/walletText.ts'
import { type Household, isPersonId, MAX_PEOPLE, type Person, readName } from '#domain/wallet/household.ts'

/** The most bytes, and so the most characters: enough for the most uses that are kept, with the longest texts. */
export const MAX_DEVICE_FILE = 6_000_000

/**
 * What a JSON file contains: the people at home, each wallet as its parameters, and their recorded uses.
 *
 *     {"app":"yapa","version":2,"people":[{"id":"","name":"","wallet":"modo"},{"id":"ana","name":"Ana","wallet":""}],"uses":[]}
 */
export type DeviceContent = { people: Household; uses: readonly Use[] }

export function formatDeviceFile({ people, uses }: DeviceContent): string {
  const said = people.map(({ id, name, wallet }) => ({ id, name, ...formatWalletParameters(wallet) }))
  return `${JSON.stringify({ app: 'yapa', version: 2, people: said, ...(uses.length > 0 && { uses }) }, null, 2)}\n`
}

/** Reads people and uses from a file's text. Never throws. */
export function parseDeviceFile(text: string): ParseResult<DeviceContent> {
  return tryToParse(() => {
    if (text.length > MAX_DEVICE_FILE) throw refusal('es demasiado grande')
    const { app, version, people, uses, ...others } = fieldsOf(jsonOrNull(text))
    if (app !== 'yapa') throw refusal('no es una billetera de Yapa')
    if (version !== 2 || people === undefined) throw refusal('es de otra versión de Yapa')
    const [unknown] = Object.keys(others)
    if (unknown !== undefined) throw refusal(`dice algo que no entendemos: «${unknown.slice(0, 40)}»`)
    return { people: readPeople(people), uses: readUses(uses) }
  })
}

function readPeople(list: unknown): Household {
  const [first, ...others] = (Array.isArray(list) ? list : []).map(readPerson)
  const ids = new Set([first, ...others].map((person) => person?.id))
  if (!first || others.length >= MAX_PEOPLE || ids.size <= others.length) throw refusal('tiene personas que no se entienden')
  return [first, ...others]
}

function readPerson(value: unknown): Person {
  const { id, name, ...parameters } = fieldsOf(value)
  if (typeof id !== 'string' || !isPersonId(id) || typeof name !== 'string') throw refusal('tiene personas que no se entienden')
  return { id, name: readName(name), wallet: readWalletParameters(parameters) }
}

function readUses(value: unknown): Use[] {
  const found: unknown[] = [value ?? []].flat()
  const uses = found.map(readUse).filter((use) => use !== null)
  if (uses.length < found.length) throw refusal('tiene anotaciones que no se entienden')
  return uses
}

/** Returns the fields of an object; none for anything else. */
function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

const refusal = (problem: string) => new TextProblem(`el archivo ${problem}`)
