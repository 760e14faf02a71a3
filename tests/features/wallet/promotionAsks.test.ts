import { describe, expect, test } from 'vitest'
import { questionsByKey } from '#domain/choice/openQuestions.ts'
import type { Rankable } from '#domain/choice/ranking.ts'
import { cardsAsked, promotionAsks, variantsAsked } from '#features/wallet/promotionAsks.ts'
import { plainPromotion } from '../../domain/arbitraries.ts'

const offer = (change: Partial<Rankable>): Rankable => ({ ...plainPromotion, id: 'a', ...change })
const asks = (...promotions: Rankable[]) => promotionAsks({ promotions, questions: questionsByKey(promotions) })
const who = (kind: 'segment', value: string) => ({ ...plainPromotion.conditions, who: [{ kind, value, alternatives: null }] })

describe('what promotions ask', () => {
  test('are the cards that they name: with a wallet its own, at a bank also those of any bank', () => {
    const found = asks(
      offer({ paymentMethods: [['Banco Galicia', 'Tarjeta de crédito VISA']] }),
      offer({ paymentMethods: [['Tarjeta de débito Mastercard']] }),
      offer({ paymentMethods: [['Mercado Pago']] }),
    )
    expect(cardsAsked(found, 'banco-galicia')).toEqual(['visa-credito', 'mastercard-debito'])
    expect(cardsAsked(found, 'banco-nacion')).toEqual(['mastercard-debito'])
    expect(cardsAsked(found, 'mercado-pago')).toEqual([])
  })

  test('are the levels and plans that they name, each once', () => {
    const found = asks(
      offer({ paymentMethods: [['Personal Pay - Nivel 2']] }),
      offer({ paymentMethods: [['Banco Patagonia']], conditions: who('segment', 'Singular') }),
    )
    expect(variantsAsked(found, 'personal-pay')).toEqual(['personal-pay-nivel-2'])
    expect(variantsAsked(found, 'banco-galicia')).toEqual([])
    expect(found.tiers['personal-pay']).toEqual([])
    expect(found.tiers['banco-patagonia']?.map(({ key }) => key)).toEqual(['tier:banco-patagonia:singular'])
  })

  test('may be everything where it is not known', () => {
    expect(cardsAsked(null, 'banco-nacion').length).toBeGreaterThan(6)
    expect(variantsAsked(null, 'personal-pay')).toHaveLength(3)
  })
})
