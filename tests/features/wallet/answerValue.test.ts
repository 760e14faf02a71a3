import { expect, test } from 'vitest'
import { answerValue } from '#features/wallet/answerValue.ts'
import { readChange } from '#features/wallet/walletChange.ts'

test.each([
  [true, 'answer:yes:tier:reba:black'],
  [false, 'answer:no:tier:reba:black'],
  [null, 'answer:unknown:tier:reba:black'],
])('the answer %s to a question is the button «%s», and is read back', (answer, value) => {
  expect(answerValue('tier:reba:black', answer)).toBe(value)
  expect(readChange(new URLSearchParams({ change: value }))).toEqual({ kind: 'answer', question: 'tier:reba:black', answer })
})
