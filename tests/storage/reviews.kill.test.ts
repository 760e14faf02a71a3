import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { openOrCreateStorage, type StorageSettings } from '#storage/storage.ts'
import { seededRandom } from '../../bench/seededRandom.ts'
import { IS_WHOLE, SEED } from '../seed.ts'
import { describeOnBothDatabases } from './databases.ts'

const PROCESS = path.join(import.meta.dirname, 'reviewingProcess.ts')
const KILLS = IS_WHOLE ? 12 : 2
const MOST_REVIEWS = 20

/** Lets the process review, and kills it with a review under way. @returns The instants of the reviews that it told of. */
async function killedWhileReviewing(settings: StorageSettings, reviews: number): Promise<string[]> {
  const child = spawn(process.execPath, [PROCESS, JSON.stringify(settings)], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const told: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    told.push(line)
    if (told.length === reviews) child.kill('SIGKILL')
  }
  await ended
  return told
}

describeOnBothDatabases('kill -9 while a review is kept', (databases) => {
  it('leaves it whole with the report that it closes, or not at all', async () => {
    const random = seededRandom(SEED)
    for (let kill = 0; kill < KILLS; kill++) {
      const settings = await databases.settings()
      const told = await killedWhileReviewing(settings, 1 + Math.floor(random() * MOST_REVIEWS))
      const { db, close } = await openOrCreateStorage(settings)
      const kept = await db.selectFrom('reviews').select('reviewed_at').orderBy('reviewed_at').execute()
      const reports = await db.selectFrom('reports').select('done_at').orderBy('done_at').execute()
      await close()
      const times = kept.map(({ reviewed_at }) => reviewed_at)
      expect(times.slice(0, told.length)).toEqual(told)
      expect(reports.flatMap(({ done_at }) => done_at ?? [])).toEqual(times)
      expect(reports.length - times.length).toBeLessThanOrEqual(1)
    }
  }, 300_000)
})
