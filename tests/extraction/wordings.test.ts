import { describe, expect, it } from 'vitest'
import { getHouseWordings, SeenWordings } from '#extraction/wordings.ts'

const said = (text: string) => ({ text, blocks: [{ role: 'legal' as const, start: 0, end: text.length }] })
const PRINT = 'Tope de reintegro $ 8.000 por mes y por cuenta con tarjetas de crédito Visa'

describe('the wordings of earlier cards', () => {
  it('make the same words known, whatever their figures, capitals and accents', () => {
    const seen = new SeenWordings().add(said(PRINT))
    expect(seen.noveltyOf(said(PRINT))).toBe(0)
    expect(seen.noveltyOf(said(PRINT.toUpperCase().replace('8.000', '12.500').replace('É', 'E')))).toBe(0)
  })

  it('leave what nobody said new, as a share of the card', () => {
    const seen = new SeenWordings().add(said(PRINT))
    expect(seen.noveltyOf(said('Te devolvemos hasta ocho lucas si pagás con la de plástico'))).toBe(1)
    const half = seen.noveltyOf(said(`${PRINT} siempre que no hayas usado antes este beneficio en otra cadena`))
    expect(half).toBeGreaterThan(0.3)
    expect(half).toBeLessThan(0.7)
  })

  it('call a card with hardly any words new', () => expect(new SeenWordings().add(said('20 % Visa')).noveltyOf(said('20 % Visa'))).toBe(1))

  it('are the same in any order, and however often a card comes', () => {
    const [a, b] = [said(PRINT), said('Válido todos los jueves de mayo en sucursales adheridas')]
    expect(new SeenWordings().add(a).add(b).add(a).bits).toEqual(new SeenWordings().add(b).add(a).bits)
  })

  it('come with the house, which is left as it is when some are added', () => {
    const card = said('zxqv wkjh plmn bvcx')
    expect(getHouseWordings().noveltyOf(said('no acumulable con otras promociones'))).toBe(0)
    expect(new SeenWordings(getHouseWordings().bits).add(card).noveltyOf(card)).toBe(0)
    expect(getHouseWordings().noveltyOf(card)).toBe(1)
  })
})
