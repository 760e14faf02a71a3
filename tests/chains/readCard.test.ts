import { describe, expect, it } from 'vitest'
import { readCard } from '#chains/readCard.ts'
import { CHAIN_SLUGS } from '#domain/catalogue/chain.ts'
import type { CapturedCard, CardWords } from '#domain/promotion/capture.ts'
import { captured } from '../extraction/cards.ts'

function blocks(one: CapturedCard): Record<string, string[]> {
  const { card } = readCard(one)
  const out: Record<string, string[]> = {}
  for (const { role, start, end } of card.blocks) out[role] = [...(out[role] ?? []), card.text.slice(start, end)]
  return out
}

describe('Carrefour', () => {
  const notation =
    '<div><span> "Todos los lunes de Mayo"<p> "Comprando en:"<div class="v-0-x-logoIcon v-0-x-logoMain"><div class="v-0-x-logoIcon v-0-x-logoOnline">' +
    '<div><span> "15"<span> "%"<div><span> "de descuento"<img alt="galicia.png" src="/a/galicia.png"><span> "15% con tarjetas del Banco Galicia"' +
    '<span> "Sin tope"<div> "Ver legal"<div><p> "Válido con "tarjetas" Visa.\r\nNo acumulable."'

  it('reads the collector’s notation', () => {
    expect(blocks(captured('carrefour', { domDescription: notation }))).toEqual({
      when: ['Todos los lunes de Mayo'],
      mark: ['logoMain', 'logoOnline'],
      value: ['15 % de descuento'],
      image: ['galicia.png'],
      headline: ['15% con tarjetas del Banco Galicia'],
      subtitle: ['Sin tope'],
      legal: ['Válido con "tarjetas" Visa.\nNo acumulable.'],
    })
  })
})

describe('Coto', () => {
  const page = `OFERTAS DE LA SEMANA **

Ofertas del 04/05/2026 al 10/05/2026.

 BANCO COMAFI - JUEVES **

25% DE DESCUENTO. VÁLIDO LOS JUEVES DESDE EL 01/05/2026 AL 31/05/2026 CON VISA DÉBITO DE BANCO COMAFI.
**PRODUCT EXCLUSIONS:** NO APLICA A PAGOS CON NFC
. TOPE DE DEVOLUCIÓN $9.000 POR TRANSACCIÓN.

 BANCO ICBC - JUEVES **

20% DE DESCUENTO LOS JUEVES DE MAYO DE 2026 CON DÉBITO VISA DE ICBC.`
  const notation =
    '<p> "Todos los Jueves"<p> "25"<span> "% descuento"<p> "con tarjeta VISA débito"<img src="https://x/logo_comafi.png"><div> "Aplican exclusiones. Ver legal."'

  it('finds the section of the legal page and joins its parts', () => {
    const one = captured('coto', { txt: '', domDescription: notation }, '2026-05-11', { legalText: page })
    expect(blocks(one).legal?.[0]).toContain('NO APLICA A PAGOS CON NFC. TOPE DE DEVOLUCIÓN')
    expect(readCard(one).promotions[0]).toMatchObject({
      validFrom: '2026-05-01',
      paymentMethods: [['Banco Comafi', 'Tarjeta de débito VISA']],
      limits: { maxDiscount: 9000, period: 'compra' },
    })
  })

  it('adds the exclusions that the page has with another text of the same offer, where the card announces some', () => {
    const weekend = `${page}

 OFERTAS DEL FIN DE SEMANA **

(1) 10% DE DESCUENTO EN FIAMBRES. (2) 25% DE DESCUENTO LOS JUEVES 14 DE MAYO CON VISA DÉBITO DE BANCO COMAFI.
EXCLUSIONES: DESCUENTOS NO VÁLIDOS SOBRE ELECTRODOMÉSTICOS NI NEUMÁTICOS.`
    const dated = notation.replace('Todos los Jueves', 'Jueves 14/05')
    const read = (domDescription: string) =>
      readCard(captured('coto', { txt: '', domDescription }, '2026-05-11', { legalText: weekend })).promotions[0]
    expect(read(dated)?.conditions.excludes).toEqual(['electro', 'neumaticos-auto'])
    expect(read(dated.replace('Aplican exclusiones. ', ''))?.conditions.excludes).toEqual([])
    expect(read(dated.replace('14/05', '21/05'))?.conditions.excludes).toEqual([])
  })

  it('leaves out the section of another bank, which names the card’s wallet only to ban it', () => {
    const wallet =
      '<p> "Todos los Jueves"<p> "25"<span> "% descuento"<p> "con Mercado Pago"<img src="https://x/logo-mercadopago.jpg"><div> "Ver legal."'
    const banned = page.replace('PAGOS CON NFC', 'PAGOS CON MERCADO PAGO')
    expect(blocks(captured('coto', { txt: '', domDescription: wallet }, '2026-05-11', { legalText: banned })).legal).toBeUndefined()
  })
})

describe('Día', () => {
  const promotion = {
    promotionFirstText: '30% Dto',
    promotionSecondText: 'Tope: $16.000 por semana',
    promotionThirdText: 'Del 01/05/2026 al 31/05/2026',
    ModalText: 'Con tarjeta de crédito Visa del Banco Macro.',
    ModalBankText: 'Con tarjeta de crédito Visa del Banco Macro.',
    DarkFlag: 'APLICA ONLINE',
    LightFlag: '',
    daysToShow: { all: true, monday: false, tuesday: 'true' },
    logo: 'https://x/images/0___476c4d814c318c5f.png',
  }

  it('reads the page’s JSON, a repeated legal text once', () => {
    expect(blocks(captured('dia', { apiPromotion: promotion }))).toEqual({
      value: ['30% Dto'],
      headline: ['Tope: $16.000 por semana'],
      subtitle: ['Del 01/05/2026 al 31/05/2026'],
      mark: ['APLICA ONLINE', 'day:Martes'],
      image: ['Naranja X'],
      legal: ['Con tarjeta de crédito Visa del Banco Macro.'],
    })
  })

  it('reads the collector’s notation', () => {
    const notation =
      '<p> "APLICA TIENDA"<img src="x.png"><h3> "10% Dto"<p> "Sin tope"<p> "Del 01/05/2026 al 31/05/2026"<button> "Ver Legales"'
    const old = readCard(captured('dia', { domDescription: notation, legalesText: 'Con Cuenta DNI.' })).promotions[0]
    expect(old).toMatchObject({ where: ['Dia'], paymentMethods: [['Cuenta DNI']], limits: { explicitlyHasNoLimit: true } })
  })
})

describe('Jumbo', () => {
  it('reads the collector’s notation; tabs count when no word names a day', () => {
    const notation =
      '<li><img src="http://x/banco-macro.png"><h4> "20% Dto."<h6> "con tarjetas de crédito"<p> "Exclusivo"<b> "Online"<p> "Ver menos"<div><p> "Del 01/05/2026 al 31/05/2026."'
    const [promotion] = readCard(captured('jumbo', { text: notation }, '2026-05-11', { tabs: [2] })).promotions
    expect(promotion).toMatchObject({ where: ['Online'], weekdays: ['Miercoles'], validUntil: '2026-05-31' })
  })

  it('takes five of the six tabs for all of them, where they are not Monday to Friday', () => {
    const notation = '<li><h4> "20% Dto."<h6> "con tarjetas de crédito"<p> "Ver menos"<p> "En los locales."'
    const daysOf = (tabs: number[]) => readCard(captured('jumbo', { text: notation }, '2026-05-11', { tabs })).promotions[0]?.weekdays
    expect(daysOf([1, 2, 3, 4, 5])).toBeNull()
    expect(daysOf([0, 1, 2, 3, 4])).toEqual(['Lunes', 'Martes', 'Miercoles', 'Jueves', 'Viernes'])
  })

  it('is both shops and web where only shops that take part are named', () => {
    const whereOf = (legal: string) =>
      readCard(captured('jumbo', { text: `<li><h4> "20% Dto."<h6> "con Visa"<p> "Ver menos"<p> "${legal}"` })).promotions[0]?.where
    expect(whereOf('Válido en locales adheridos.')).toEqual(['Jumbo', 'Online'])
    expect(whereOf('Válido en los locales.')).toEqual(['Jumbo'])
    expect(whereOf('Beneficio exclusivo para compras telefónicas.')).toEqual(['Jumbo'])
  })
})

describe('Makro', () => {
  it('reads plain text with the words of its picture', () => {
    const raw = { text: 'Jueves\nPagando con Banco Macro\nEN UN PAGOTOPE DE REINTEGRO $9.000 POR MES', transcribedImageText: 'Macro\n20%' }
    expect(readCard(captured('makro', raw)).promotions[0]).toMatchObject({
      discount: { value: 20 },
      weekdays: ['Jueves'],
      limits: { maxDiscount: 9000, period: 'mes' },
    })
  })
})

describe('a source that sends something else', () => {
  const odd: unknown[] = [
    null,
    undefined,
    1,
    'text',
    [],
    {},
    { domDescription: 5, text: {}, html: [], apiPromotion: 'x', vtexBankPromotion: [] },
    { txt: null },
  ]

  it.each(CHAIN_SLUGS)('gives %s a card of no promotions', (source) => {
    for (const raw of odd) {
      const { card, promotions }: { card: CardWords; promotions: unknown[] } = readCard(captured(source, raw))
      expect(promotions).toEqual([])
      expect(card.source).toBe(source)
    }
  })
})
