import { expect, test } from 'vitest'
import { toDomNotation } from '#ingestion/platforms/domNotation.ts'

test('keeps the words and what pictures show', () => {
  expect(toDomNotation('<p class="x">Hoy <img src="/a.png" alt="Visa" width="5"></p>')).toBe('<p> "Hoy"<img alt="Visa" src="/a.png">')
})

test('takes a tag with a name that every object has for any other', () => {
  expect(toDomNotation('<constructor alt="x">Hoy</constructor>')).toBe('<constructor> "Hoy"')
})
