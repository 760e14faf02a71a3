import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './rooms.ts'

/** Lines that each room may have, and how many files `src` may have. `LOWER_BUDGET=1` writes today's numbers where they are smaller. */
const BUDGET_FILE = path.join(ROOT, 'tests/budget.json')
/** Share of a number that may stand unused before a line asks to lower it. */
const AIR = 0.01

type Budget = Record<string, number>

/** Source and style sheets that git knows, without what a program writes. */
function countedFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
  return [...new Set(listed.split('\0'))].filter((file) => /\.(ts|tsx|css|mjs|sh)$/.test(file) && !/routeTree|\.gen\./.test(file))
}

function roomOfFile(file: string): string | null {
  const [top, room, ...deeper] = file.split('/') as [string, string, ...string[]]
  if (top === 'src') return deeper.length > 0 ? `src/${room}` : 'src, entries'
  if (top === 'tests') return 'tests'
  return ['bench', 'scripts', 'rehearsal'].includes(top) ? 'bench, scripts, rehearsal' : null
}

function measure(): Budget {
  const measured: Budget = { 'files of src': 0 }
  for (const file of countedFiles()) {
    const room = roomOfFile(file)
    if (!room) continue
    let text: string
    try {
      text = readFileSync(path.join(ROOT, file), 'utf8')
    } catch {
      continue // Deleted, and not yet committed.
    }
    measured[room] = (measured[room] ?? 0) + text.split('\n').length - 1
    if (file.startsWith('src/')) measured['files of src'] = (measured['files of src'] ?? 0) + 1
  }
  return measured
}

test('no room has more lines than its budget, and src no more files', () => {
  const measured = measure()
  const budget: Budget = JSON.parse(readFileSync(BUDGET_FILE, 'utf8'))
  if (process.env.LOWER_BUDGET === '1') {
    const lowered = Object.entries(budget).flatMap(([room, most]) =>
      measured[room] === undefined ? [] : [[room, Math.min(most, measured[room])] as const],
    )
    writeFileSync(BUDGET_FILE, `${JSON.stringify(Object.fromEntries(lowered), null, 2)}\n`)
  }
  for (const [room, most] of Object.entries(budget)) {
    const number = measured[room] ?? 0
    if (number < most * (1 - AIR))
      console.warn(`${room}: ${number} of ${most}. Lower its number: LOWER_BUDGET=1 npm run unit -- tests/budget.test.ts`)
  }
  const above = Object.entries(measured).filter(([room, number]) => number > (budget[room] ?? 0))
  expect(Object.fromEntries(above), 'Delete something first, or take the number from another room and say why in the commit.').toEqual({})
})
