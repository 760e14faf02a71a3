import { expect, it } from 'vitest'
import { exampleCards } from '#chains/examples.ts'
import { chainWordsOf, readCard } from '#chains/readCard.ts'
import { CHAIN_SLUGS, CHAINS } from '#domain/catalogue/chain.ts'
import { PAYMENT_METHODS } from '#domain/catalogue/paymentMethod.ts'
import { makeModelQuestion } from '#readings/question.ts'
import { atLeastOne } from '../atLeastOne.ts'

const cards = exampleCards('2026-03-27')

it.each(CHAIN_SLUGS)(
  'the question about a card of %s has its words, its facts and closed vocabularies, and not the program’s reading',
  (chain) => {
    const card = cards.find(({ source }) => source === chain)
    if (card === undefined) throw new Error(`no example of ${chain}`)
    const { card: words, promotions } = readCard(card)
    const { rules, card: asked, schema } = makeModelQuestion(words, chainWordsOf(chain))
    // To look at by hand: YAPA_SHOW_QUESTIONS=1 npx vitest run tests/readings/question.test.ts
    if (process.env.YAPA_SHOW_QUESTIONS) console.log(`${rules}\n\n${asked}\n\n${JSON.stringify(schema)}`)
    for (const { role, start, end } of atLeastOne(words.blocks)) expect(asked).toContain(`[${role}] ${words.text.slice(start, end)}`)
    expect(rules).toContain(chainWordsOf(chain).notes)
    expect(rules).toContain(words.capturedAt)
    const form = JSON.stringify(schema)
    for (const { name } of atLeastOne(PAYMENT_METHODS)) expect(form).toContain(JSON.stringify(name))
    expect(form).toContain(JSON.stringify(CHAINS[chain].where))
    expect(`${rules}${asked}`).not.toContain(JSON.stringify(promotions[0]?.limits))
  },
)
