import { expect, it } from 'vitest'
import { exampleCards } from '#chains/examples.ts'
import { readCard } from '#chains/readCard.ts'
import type { CapturedCard } from '#domain/promotion/capture.ts'
import { atLeastOne } from '../atLeastOne.ts'
import { inPageForm } from './pageForms.ts'

/** Quotes of the words, their places, and how sure the reading is: these follow from the form. All else is told to shoppers as a fact. */
const OF_THE_FORM = new Set(['evidence', 'confidence', 'start', 'end', 'quote', 'restrictions'])

const factsOf = (card: CapturedCard): unknown =>
  JSON.parse(JSON.stringify(readCard(card).promotions, (key, value) => (OF_THE_FORM.has(key) ? undefined : value)))

const IN_BOTH = exampleCards('2026-11-20').flatMap((live) => {
  const inPage = inPageForm(live)
  return inPage === null ? [] : [{ id: live.id, live, inPage }]
})

it.each(atLeastOne(IN_BOTH))('$id reads the same as its source sends it and as its page showed it', ({ live, inPage }) => {
  expect(Object.keys(inPage.raw as object)).not.toEqual(Object.keys(live.raw as object))
  expect(factsOf(inPage)).toEqual(factsOf(live))
})
