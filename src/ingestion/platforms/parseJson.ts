import { changedFormError } from '../fetch/liveSourceError.ts'

/** @throws LiveSourceError `changed` when the text is not JSON. */
export function parseJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    const start = text.trimStart().startsWith('<') ? ' (contesta una página)' : ''
    throw changedFormError(`${what} no es JSON${start}`)
  }
}
