import { describe, expect, test } from 'vitest'
import { readCard } from '#chains/readCard.ts'
import { captured, card } from '../cards.ts'
import { promotionOfCase, words, wordsAt } from './conditionsOfCase.ts'
import { WHERE_CORPUS } from './where.corpus.ts'

describe('the shops and the web', () => {
  test.each(WHERE_CORPUS.map((one) => [words(one), one] as const))('%s', (_, one) => {
    const { where, conflicts } = promotionOfCase(one)
    expect(where).toEqual(one.yields.where)
    expect(wordsAt(one, conflicts.where)).toEqual(one.yields.conflicts ?? [])
  })

  test.each([
    ['an icon of shops and the web', { icons: ['logoExpress'] }, ['ChangoMas', 'Online']],
    ['an icon of the web alone', { icons: ['logoOnline'] }, ['Online']],
    ['an icon of the shops alone', { icons: ['logoMain'] }, ['ChangoMas']],
    [
      'words that open the web next to that icon',
      { icons: ['logoMain'], legal: 'Válido en compras presenciales y online.' },
      ['ChangoMas', 'Online'],
    ],
    [
      'the address of the web shop next to that icon',
      { icons: ['logoMain'], legal: 'Sucursales y www.masonline.com.ar.' },
      ['ChangoMas', 'Online'],
    ],
    ['an address of another', { icons: ['logoMain'], legal: 'Sucursales y www.ejemplo.com.ar.' }, ['ChangoMas']],
    ['a ban that leaves nothing of what the icon shows', { icons: ['logoOnline'], legal: 'No válido para compras online.' }, ['Online']],
    ['words for the web alone against that icon', { icons: ['logoMain'], legal: 'Exclusivo para compras online.' }, ['Online']],
  ] as const)('%s', (_, parts, where) => {
    const icons = [...parts.icons]
    expect(readCard(card({ value: '20 % de descuento', ...parts, icons })).promotions.map((one) => one.where)).toEqual([where])
  })

  test.each([
    ['Válido en todas las sucursales.', ['Jumbo', 'Online']],
    ['Válido en todas las sucursales Disco, Jumbo y Vea del país.', ['Jumbo', 'Online']],
    ['Válido en todas las sucursales Disco Los Aromos (SM 12) y todos los Vea del país.', ['Online']],
  ])('the shops of the group that are named: %s', (legal, where) => {
    const text = `<li><img src="/galicia.png"><h4> "20% Dto."<h6> "con tarjetas de crédito Visa"<p> "Aplica para venta online. ${legal}"`
    expect(readCard(captured('jumbo', { text })).promotions.map((one) => one.where)).toEqual([where])
  })

  test.each([
    ['Express, nada más.', ['Express']],
    ['Market y Express; hiper, Maxi y la web no participan.', ['Market', 'Express']],
    ['No válido en Carrefour Maxi ni en comerciante.carrefour.com.ar.', ['Carrefour', 'Market', 'Express', 'Online']],
    ['No válido para American Express.', ['Carrefour', 'Market', 'Express', 'Maxi', 'Online']],
  ])('the formats that words name: %s', (legal, where) => {
    const logos = ['Main', 'Market', 'Express', 'Maxi', 'Online']
      .map((logo) => `<div class="x-0-x-logoIcon x-0-x-logo${logo}"><div>`)
      .join('')
    const domDescription = `<div><div><span> "Lunes"<div><p> "Comprando en:"<div>${logos}<span> "20"<span> "%"<div><span> "de descuento"<div> "Ver legal"<div><p> "${legal}"`
    expect(readCard(captured('carrefour', { domDescription })).promotions.map((one) => one.where)).toEqual([where])
  })
})
