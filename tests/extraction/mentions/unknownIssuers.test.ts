import { describe, expect, test } from 'vitest'
import { cardWordsOf } from '#chains/readCard.ts'
import { selectMentions } from '#extraction/mentions/mention.ts'
import { prepareCardText } from '#extraction/text/cardText.ts'
import { card } from '../cards.ts'
import { promotionOfCase } from '../rules/conditionsOfCase.ts'

function unknown(headline: string): string[] {
  const { clauses } = prepareCardText(cardWordsOf(card({ headline })))
  return clauses.flatMap(({ mentions }) => selectMentions(mentions, 'unknownIssuer').map(({ value }) => value))
}

describe('an issuer that nobody knows', () => {
  test.each([
    ['Con tarjeta de crédito Tarjebien', ['Tarjebien']],
    ['CON LA TARJETA TARJEBIEN', ['Tarjebien']],
    ['Clientes de Abrobank', ['Abrobank']],
    ['Abrís Plin Pay y pagás', ['Plin Pay']],
    ['Banco Quilmes', ['Banco Quilmes']],
    ['FAVACARD: todos los días', ['Favacard']],
    ['Con la billetera virtual Plin', ['Billetera Virtual Plin']],
  ])('%s', (headline, names) => {
    expect(unknown(headline)).toEqual(names)
  })

  test.each([
    'Con tarjeta de crédito Visa de Banco Galicia',
    'No importa de qué banco sea',
    'PAGANDO CON TARJETAS ADHERIDAS',
    'Clientes Plan Sueldo',
    'Con DNI en mano',
    'Con Tarjeta de Crédito Física',
  ])('%s: nobody', (headline) => {
    expect(unknown(headline)).toEqual([])
  })

  test('its cards are nobody else’s', () => {
    const { paymentMethods, unknownPaymentMethods } = promotionOfCase({ headline: 'Con tarjeta de crédito Visa de Abrobank' })
    expect([paymentMethods, unknownPaymentMethods]).toEqual([null, ['Abrobank']])
  })

  test.each(['Sin ser cliente de Abrobank, con Visa de crédito', 'Con Visa de crédito. Las tarjetas de Abrobank no participan.'])(
    '%s: not asked for',
    (headline) => {
      expect(promotionOfCase({ headline }).unknownPaymentMethods).toEqual([])
    },
  )
})
