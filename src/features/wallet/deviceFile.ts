import { readUse, type Use } from '#domain/uses/use.ts'
import { contentOf, formatPeopleFile, readFileContent } from '#domain/wallet/codec/file.ts'
import { type Parsed, parsedBy, TextProblem } from '#domain/wallet/codec/walletText.ts'
import type { Household } from '#domain/wallet/household.ts'

/** The most bytes, and so the most characters: enough for the most uses that are kept, with the longest texts. */
export const MAX_DEVICE_FILE = 6_000_000

export type DeviceContent = { people: Household; uses: readonly Use[] }

export function formatDeviceFile({ people, uses }: DeviceContent): string {
  return formatPeopleFile(people, uses.length === 0 ? {} : { uses })
}

/** Reads people and uses from a file's text. Never throws. */
export function parseDeviceFile(text: string): Parsed<DeviceContent> {
  return parsedBy(() => {
    if (text.length > MAX_DEVICE_FILE) throw new TextProblem('el archivo es demasiado grande')
    const content = contentOf(text)
    const people = readFileContent(content)
    const found: unknown[] = [content?.uses ?? []].flat()
    const uses = found.map(readUse).filter((use) => use !== null)
    if (uses.length < found.length) throw new TextProblem('el archivo tiene anotaciones que no se entienden')
    return { people, uses }
  })
}
