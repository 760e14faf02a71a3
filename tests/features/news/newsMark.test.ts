import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readNewsMark, updateNewsMark, writeNewsMark } from '#features/news/newsMark.ts'

const at = (publishedAt: string) => ({ publishedAt })
const [FIRST, SECOND, THIRD] = ['2026-03-20T15:00:00.000Z', '2026-03-27T15:00:00.000Z', '2026-04-01T00:00:00.000Z'] as const

describe('the mark of what was seen', () => {
  it('begins with all that there is, and keeps the news of the last look until there are newer ones', () => {
    const first = updateNewsMark(null, [at(SECOND), at(FIRST)])
    expect(first).toEqual({ seen: SECOND, before: SECOND })
    const second = updateNewsMark(first, [at(SECOND), at(THIRD)])
    expect(second).toEqual({ seen: THIRD, before: SECOND })
    expect(updateNewsMark(second, [at(THIRD), at(SECOND)])).toEqual(second)
    expect(updateNewsMark(second, [])).toEqual(second)
    expect(updateNewsMark(updateNewsMark(null, []), [at(FIRST)]).before < FIRST).toBe(true)
  })

  it('is read as it was written, and from nothing else', () => {
    const mark = { seen: THIRD, before: SECOND }
    expect(readNewsMark(writeNewsMark(mark))).toEqual(mark)
    fc.assert(fc.property(fc.string(), (text) => readNewsMark(text) === null))
    expect([readNewsMark(null), readNewsMark(THIRD), readNewsMark(`${THIRD}_${SECOND}_${FIRST}`)]).toEqual([null, null, null])
  })
})
