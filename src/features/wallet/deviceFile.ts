import { readUse, type Use } from '#domain/uses/use.ts'
import type { Household } from '#domain/wallet/household.ts'
import { formatPeopleFile, parsePeopleFile } from '#domain/wallet/householdFile.ts'
import type { Parsed } from '#domain/wallet/walletParameter.ts'

/** Bytes, and so also characters: as many uses as are kept, with the longest words, are less. */
export const MAX_DEVICE_FILE = 6_000_000

/** All that a browser keeps of the people at home. */
export type DeviceContent = { people: Household; uses: readonly Use[] }

/** The file of the people with the uses in it: without any it is theirs alone. */
export function formatDeviceFile({ people, uses }: DeviceContent): string {
  const file = formatPeopleFile(people)
  return uses.length === 0 ? file : `${JSON.stringify({ ...(JSON.parse(file) as object), uses }, null, 2)}\n`
}

/** What a file's text brings. `problem` as by `parsePeopleFile`. Never throws. */
export function parseDeviceFile(text: string): Parsed<DeviceContent> {
  if (text.length > MAX_DEVICE_FILE) return { ok: false, problem: 'el archivo es demasiado grande' }
  const [rest, found] = withoutUses(text)
  const people = parsePeopleFile(rest)
  if (!people.ok) return people
  const uses = found.map(readUse).filter((use) => use !== null)
  if (uses.length < found.length) return { ok: false, problem: 'el archivo tiene anotaciones que no se entienden' }
  return { ok: true, value: { people: people.value, uses } }
}

/** The text of the people's file, and the uses beside it. */
function withoutUses(text: string): [string, unknown[]] {
  try {
    const content: unknown = JSON.parse(text)
    if (typeof content !== 'object' || content === null || !('uses' in content)) return [text, []]
    const { uses, ...rest } = content
    return [JSON.stringify(rest), Array.isArray(uses) ? uses : [uses]]
  } catch {
    return [text, []]
  }
}
