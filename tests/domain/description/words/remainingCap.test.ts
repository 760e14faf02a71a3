import { expect, test } from 'vitest'
import { leftWords } from '#domain/description/words/cap.ts'
import type { RemainingCap } from '#domain/uses/remainingCap.ts'

const whole: RemainingCap = { most: 8_000, least: 8_000, usedUp: null, wholeOn: '2026-12-01' }

test.each<[Partial<RemainingCap>, string]>([
  [{}, 'te quedan $ 8.000 del tope'],
  [{ most: 0, least: 0, usedUp: 'cap' }, 'tope usado: vuelve el 1 de diciembre'],
  [{ most: 0, least: 0, usedUp: 'cap', wholeOn: null }, 'tope usado'],
  [{ most: 0, least: 0, usedUp: 'times' }, 'ya la usaste: vuelve el 1 de diciembre'],
  [{ least: 0, wholeOn: null }, 'puede que ya hayas usado el tope'],
  [{ least: 2_000, wholeOn: null }, 'puede que ya hayas usado parte del tope'],
  [{ most: null, least: 0, wholeOn: null }, 'puede que valga una sola vez y ya la hayas usado'],
])('%o is said as «%s»', (change, words) => {
  // Figures keep together: the space in them is one that never breaks.
  expect(leftWords({ ...whole, ...change }).replaceAll('\u00a0', ' ')).toBe(words)
})
