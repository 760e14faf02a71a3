import { isPersonId } from '#domain/wallet/household.ts'
import type { EveryName } from '#ui/urlSearch.ts'

/** The path of the settings page, for forms and addresses. Typed router links repeat it as a literal. */
export const SETTINGS_PATH = '/configuracion/medios'

/**
 * The id of the person whose wallet a page shows; undefined means the holder. The name is required, so that no link or navigation
 * to these pages compiles without saying whose.
 */
export type WhoseSearch = { persona: string | undefined }

/** Reads the id of the person whose wallet a page shows. It may be empty; undefined means the holder. */
export function readWhose({ persona }: Record<string, unknown>): WhoseSearch {
  const text = textOf(persona)
  return { persona: text !== undefined && isPersonId(text) ? text : undefined }
}

export type FinderSearch = WhoseSearch & { buscar?: string | undefined }

export const MAX_QUERY = 60

/** Reads a URL's parameters. Never throws: invalid values are ignored. The router parses digits as a number. */
export function readFinderSearch(raw: Record<string, unknown>): FinderSearch {
  const text = (textOf(raw.buscar) ?? '').slice(0, MAX_QUERY)
  return { ...readWhose(raw), buscar: text.trim() === '' ? undefined : text } satisfies EveryName<FinderSearch>
}

/** The settings page's state in its URL: the person, the finder's query, and the problem of a failed form. */
export type SettingsSearch = FinderSearch & { problema?: 'lleno' | undefined }

/** Reads a URL's parameters. Never throws: invalid values are ignored. */
export function readSettingsSearch(raw: Record<string, unknown>): SettingsSearch {
  return { ...readFinderSearch(raw), problema: raw.problema === 'lleno' ? 'lleno' : undefined }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
