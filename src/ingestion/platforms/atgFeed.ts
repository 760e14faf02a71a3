import { asObject, type JsonObject } from '#chains/forms/json.ts'
import { changedFormError } from '../fetch/liveSourceError.ts'
import type { PoliteSession } from '../fetch/politeClient.ts'
import { parseJson } from './json.ts'

/**
 * Fetches lists from an Oracle ATG actor, which answers them under `result`.
 * @returns The lists by name.
 * @throws LiveSourceError `changed` when one is missing, since half of the cards would be lost unnoticed.
 */
export async function fetchActorLists<Name extends string>(
  session: PoliteSession,
  address: string,
  names: readonly Name[],
): Promise<Record<Name, unknown[]>> {
  const { text } = await session.ask(address, { accept: 'application/json, text/plain, */*' })
  const result = asObject(asObject(parseJson(text, 'la respuesta del servicio'))?.result)
  const lists: Partial<Record<Name, unknown[]>> = {}
  for (const name of names) lists[name] = listUnder(result, name)
  return lists as Record<Name, unknown[]>
}

function listUnder(result: JsonObject | null, name: string): unknown[] {
  const list = result?.[name]
  if (!Array.isArray(list)) throw changedFormError(`la respuesta no trae la lista «${name}»`)
  return list
}
