import { expect, test } from 'vitest'
import { listHtmlPieces } from '#chains/forms/htmlText.ts'

test('markup deeper than any real card is read without an error, with what came first', () => {
  expect(listHtmlPieces(`uno${'<b>'.repeat(20_000)}`)).toEqual([{ text: 'uno', classes: [], tag: '' }])
})
