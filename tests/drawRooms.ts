// `npm run architecture`: draws the rooms and their imports into docs/architecture.md.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { allImports, floorOf, ROOT, targetOf } from './rooms.ts'

/** The page that holds the picture. */
export const PICTURE = path.join(ROOT, 'docs/architecture.md')

const FENCE = /(```mermaid\n)[^`]*(```)/

/** The picture that a page holds. */
export function drawnRooms(page: string): string {
  return FENCE.exec(page)?.[0].split('\n').slice(1, -1).join('\n') ?? ''
}

/**
 * The rooms as a Mermaid flow chart: an arrow where a file of one imports a file of the other. An arrow that follows from two others is
 * left out, or there would be too many to see anything.
 */
export function roomsPicture(): string {
  const uses = new Map<string, Set<string>>()
  for (const one of allImports()) {
    const [from, to] = [floorOf(one.file), floorOf(targetOf(one) ?? '')]
    if (from === null || to === null || from === to) continue
    uses.set(from, (uses.get(from) ?? new Set()).add(to))
    uses.set(to, uses.get(to) ?? new Set())
  }
  const arrows = [...uses].flatMap(([from, targets]) =>
    [...targets].filter((to) => ![...targets].some((between) => reaches(uses, between, to))).map((to) => `  ${idOf(from)} --> ${idOf(to)}`),
  )
  const rooms = [...uses.keys()].map((room) => `  ${idOf(room)}["${room.replace('/', ': ')}"]`)
  return ['flowchart TD', ...rooms.sort(), ...arrows.sort()].join('\n')
}

const idOf = (room: string) => room.replace('/', '_')

/** Whether one room imports another, directly or through others. */
function reaches(uses: ReadonlyMap<string, ReadonlySet<string>>, from: string, to: string, seen = new Set<string>()): boolean {
  if (seen.has(from)) return false
  seen.add(from)
  return [...(uses.get(from) ?? [])].some((next) => next === to || reaches(uses, next, to, seen))
}

if (import.meta.main) {
  const page = readFileSync(PICTURE, 'utf8')
  writeFileSync(
    PICTURE,
    page.replace(FENCE, (_, open, close) => `${open}${roomsPicture()}\n${close}`),
  )
}
