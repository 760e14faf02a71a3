import { asObject, type JsonObject } from '#chains/forms/json.ts'
import { changedShape } from '../fetch/liveSourceError.ts'
import type { PoliteSession } from '../fetch/politeClient.ts'
import { parseJson } from './parseJson.ts'

/**
 * Oracle ATG: an actor's answer, whose lists are under `result`.
 * @returns The lists by name.
 * @throws LiveSourceError `changed` when one of them is missing: otherwise half of the cards would be missing unnoticed.
 */
export async function actorLists<Name extends string>(
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
  if (!Array.isArray(list)) throw changedShape(`la respuesta no trae la lista «${name}»`)
  return list
}
