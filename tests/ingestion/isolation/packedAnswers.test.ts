import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { packAnswers, unpackAnswers } from '#ingestion/isolation/packedAnswers.ts'

const answer = (text: string) => [['GET https://a.example/', { etag: '"a"', lastModified: null, text }]] as const

test('answers come back as they were, whatever they say', () => {
  const answers = answer('15 % de ahorro «sin tope» 🙂 \ud800'.repeat(1_000))
  const bytes = packAnswers(answers)
  expect(bytes?.byteLength).toBeLessThan(2_000)
  expect(unpackAnswers(bytes as Uint8Array)).toEqual(answers)
})

test('nothing is kept of a source that has nothing, or too much', () => {
  expect(packAnswers([])).toBeNull()
  // Chance does not shrink.
  const noise = (bytes: number) => packAnswers(answer(randomBytes(bytes).toString('latin1')))
  expect(noise(100_000)).not.toBeNull()
  expect(noise(400_000)).toBeNull()
})
