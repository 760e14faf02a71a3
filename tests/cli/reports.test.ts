import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reports } from '#cli/reports.ts'
import { storeReport } from '#storage/reports.ts'
import { openOrCreateStorage } from '#storage/storage.ts'
import { temporaryFolders } from '../storage/databases.ts'

const folders = temporaryFolders()
let env: Record<string, string>
let output: string
let errors: string
beforeEach(() => {
  env = { YAPA_DATA: folders.create(), YAPA_NOW: '2026-03-27T15:00:00Z' }
  output = ''
  errors = ''
  vi.spyOn(console, 'log').mockImplementation((text) => {
    output += `${text}\n`
  })
  vi.spyOn(console, 'error').mockImplementation((text) => {
    errors += `${text}\n`
  })
})
afterEach(() => void vi.restoreAllMocks())

async function keep(message: string, promotionId: string | null, now: string): Promise<string> {
  const { db, close } = await openOrCreateStorage({ databaseUrl: null, dataDirectory: env.YAPA_DATA as string })
  const report = {
    message,
    email: 'ana@correo.com.ar',
    field: 'tope',
    promotionId,
    snapshotVersion: promotionId === null ? null : 3,
  } as const
  const id = await storeReport(db, report, now)
  await close()
  return id
}

const run = (...argv: string[]) => reports(argv, env)

test('lists reports newest first, in the time of Argentina, on one line each and deaf to control characters', async () => {
  const first = await keep('El tope\nes \u001b[31motro', 'abc', '2026-03-26T02:30:00.000Z')
  const second = await keep('No anda el buscador', null, '2026-03-27T15:00:00.000Z')
  expect(await run()).toBe(0)
  const [heading, ...lines] = output.trimEnd().split('\n')
  expect(heading).toMatch(/^Aviso +Llegó +Promoción +Qué +Correo +Mensaje$/)
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(new RegExp(`^${second} .*la app .*No anda el buscador$`))
  expect(lines[1]).toMatch(new RegExp(`^${first} +2026-03-25 23:30 +abc \\(v3\\) +tope +ana@correo.com.ar +El tope ⏎ es \\[31motro$`))
})

test('says so when there are none', async () => {
  await (await openOrCreateStorage({ databaseUrl: null, dataDirectory: env.YAPA_DATA as string })).close()
  expect(await run()).toBe(0)
  expect(output).toContain('No hay avisos')
})

test('answers JSON', async () => {
  await keep('uno', 'abc', '2026-03-26T15:00:00.000Z')
  expect(await run('--json')).toBe(0)
  expect(JSON.parse(output)).toMatchObject([{ message: 'uno', promotionId: 'abc', snapshotVersion: 3, promotion: null }])
})

test('marks one as done, which takes it from the list', async () => {
  const id = await keep('uno', null, '2026-03-26T15:00:00.000Z')
  expect(await run('--done', id)).toBe(0)
  expect(await run()).toBe(0)
  expect(output).not.toContain('uno')
  expect(await run('--done', id, '--done', 'nosuch')).toBe(1)
  expect(errors).toContain(`${id}: resuelto.`)
  expect(errors).toContain('nosuch: no existe ese aviso.')
})

test.each([[['--what']], [['--done']], [['stray']]])('refuses %j and shows how it is used', async (argv) => {
  expect(await run(...argv)).toBe(2)
  expect(errors).toContain('Uso:')
})
