import { describe, expect, it } from 'vitest'
import type { BlockRole, CardWords } from '#domain/promotion/capture.ts'
import { prepareCardText } from '#extraction/text/cardText.ts'

function affirmed(text: string, role: BlockRole = 'legal'): string {
  const card: CardWords = {
    id: 'one',
    source: 'dia',
    chain: 'dia',
    capturedAt: '2026-05-11',
    url: 'https://example.org',
    text,
    blocks: [{ role, start: 0, end: text.length }],
  }
  return prepareCardText(card).affirmed.replaceAll('\u0001', '')
}

describe('what is denied', () => {
  it('runs to the end of its sentence', () => {
    expect(affirmed('Paga con Visa. No aplica a Mercado Pago, Ualá ni Prex. Tope $ 10.')).toBe('paga con visa.  tope $ 10.')
  })

  it('ends with its bracket', () => {
    expect(affirmed('Tarjetas Cabal (excepto Agrocabal) con el QR de MODO')).toBe('tarjetas cabal ( con el qr de modo')
  })

  it('ends at the dash of a headline', () => {
    expect(affirmed('No aplica online - 10% con Cuenta DNI', 'subtitle')).toBe('- 10% con cuenta dni')
  })

  it('is not "no adheridos"', () => {
    expect(affirmed('Clientes no adheridos a planes')).toBe('clientes no adheridos a planes')
  })
})

describe('what only illustrates', () => {
  it('is left out with its amounts', () => {
    expect(affirmed('Tope $ 5.000. Ejemplo: por una compra de $ 40.000 se reintegran $ 8.000.')).toBe('tope $ 5.000. ')
  })
})

describe('companies', () => {
  it('are left out with their sentence', () => {
    expect(affirmed('20% con Visa. El Banco Nación no se responsabiliza por los productos.')).toBe('20% con visa. ')
  })

  it('do not mask an offer in their own sentence', () => {
    const words = affirmed('Ofrecida por el Banco Ciudad, CUIT 30-99903208-3, válida desde el 01/05/2026 al 31/05/2026')
    expect(words).toContain('desde el 01/05/2026 al 31/05/2026')
  })
})
