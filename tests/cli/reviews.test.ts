import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { reviews } from '#cli/reviews.ts'
import { makeTemplate } from '#review/template.ts'
import { addReviews, loadLatestReviews } from '#storage/reviews.ts'
import { openOrCreateStorage } from '#storage/storage.ts'
import { JULY, JUNE, readMonth, reviewOfCard } from '../review/cards.ts'
import { temporaryFolders } from '../storage/databases.ts'

const folders = temporaryFolders()
const quiet = () => vi.spyOn(console, 'error').mockReturnValue()

async function stored(dataDirectory: string) {
  const { db, close } = await openOrCreateStorage({ databaseUrl: null, dataDirectory })
  const found = await loadLatestReviews(db)
  await close()
  return found
}

test('reviews move to another deployment by a file, once', async () => {
  quiet()
  const [one, other] = [folders.create(), folders.create()]
  const review = reviewOfCard(readMonth(JUNE), { stackable: false }, { stackable: [{ start: 0, end: 6 }] })
  const { db, close } = await openOrCreateStorage({ databaseUrl: null, dataDirectory: one })
  await addReviews(db, [{ template: makeTemplate(review.card).key, review }])
  await close()
  const file = path.join(one, 'reviews.jsonl')
  expect(await reviews(['--export', file], { YAPA_DATA: one })).toBe(0)
  for (const _time of [1, 2] as const) expect(await reviews(['--import', file], { YAPA_DATA: other })).toBe(0)
  expect(await stored(other)).toEqual(await stored(one))
  expect(await stored(other)).toMatchObject([{ by: 'Ana', promotions: [{ corrected: ['stackable'] }] }])
})

test('of a file with a line that is no review nothing is taken', async () => {
  const said = quiet()
  const folder = folders.create()
  const file = path.join(folder, 'reviews.jsonl')
  writeFileSync(file, `${JSON.stringify({ card: readMonth(JULY).card, promotions: [] })}\n{}\n`)
  expect(readFileSync(file, 'utf8')).toContain('{}')
  expect(await reviews(['--import', file], { YAPA_DATA: folder })).toBe(1)
  expect(said.mock.lastCall?.[0]).toMatch(/línea 2: .*No se sumó nada\./s)
  expect(await stored(folder)).toEqual([])
})

test.each([[[]], [['--export']], [['--export', 'a', '--import', 'b']], [['x']]])('%j is no call of it', async (argv) => {
  quiet()
  expect(await reviews(argv, {})).toBe(2)
})
