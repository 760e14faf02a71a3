import { describe, expect, it } from 'vitest'
import type { Block } from '#domain/promotion/capture.ts'
import { NO_CONDITIONS } from '#domain/promotion/condition.ts'
import { markWords } from '#features/promotions/evidenceMarks.ts'

const TEXT = 'Hoy 20% los lunes\n  \nTope $ 5.000'
const block = (words: string, role: Block['role'] = 'headline'): Block => {
  const start = TEXT.indexOf(words)
  return { role, start, end: start + words.length }
}
const BLOCKS = [block('Hoy 20% los lunes'), block('  ', 'image'), block('Tope $ 5.000', 'legal')]
const span = (words: string) => ({ start: TEXT.indexOf(words), end: TEXT.indexOf(words) + words.length })

describe('the words of a card', () => {
  it('are cut where evidence begins and ends, and lose no letter; blocks without words are left out', () => {
    const { blocks } = markWords(
      { text: TEXT, blocks: BLOCKS },
      {
        evidence: { discount: [span('20%')], weekdays: [span('20% los lunes')] },
        conflicts: {},
        notUnderstood: [],
        conditions: NO_CONDITIONS,
      },
    )
    expect(blocks.map(({ role, parts }) => [role, parts.map(({ text }) => text).join('')])).toEqual([
      ['headline', 'Hoy 20% los lunes'],
      ['legal', 'Tope $ 5.000'],
    ])
    expect(blocks[0]?.parts).toEqual([
      { start: 0, text: 'Hoy ', fields: [] },
      { start: 4, text: '20%', fields: ['discount', 'weekdays'] },
      { start: 7, text: ' los lunes', fields: ['weekdays'] },
    ])
  })

  it('come with the names of the fields that were read from them, in the usual order, and the clauses that were not understood', () => {
    const { fields, notUnderstood } = markWords(
      { text: TEXT, blocks: BLOCKS },
      {
        evidence: { limits: [span('Tope $ 5.000')], discount: [span('20%')] },
        conflicts: {},
        notUnderstood: [span('Hoy')],
        conditions: NO_CONDITIONS,
      },
    )
    expect(fields).toEqual([
      { name: 'discount', label: 'Descuento' },
      { name: 'limits', label: 'Tope' },
    ])
    expect(notUnderstood).toEqual(['Hoy'])
  })

  it('say what contradicts a field, once for fields that the same words contradict, and not what it was read from', () => {
    const evidence = { validFrom: [span('los lunes')], validUntil: [span('los lunes')], limits: [span('5.000')] }
    const conflicts = { validFrom: [span('Hoy')], validUntil: [span('Hoy'), span('Hoy')], limits: [span('5.000')], weekdays: [span('20%')] }
    const words = markWords({ text: TEXT, blocks: BLOCKS }, { evidence, conflicts, notUnderstood: [], conditions: NO_CONDITIONS })
    expect(words.conflicts).toEqual([
      { about: 'la fecha de inicio', read: ['los lunes'], said: ['Hoy'] },
      { about: 'los días', read: [], said: ['20%'] },
    ])
  })

  it('are marked for conditions under the field that says the same, and by a name of their own where none does', () => {
    const quoted = (words: string) => ({ quote: words, ...span(words) })
    const conditions = {
      ...NO_CONDITIONS,
      who: [{ kind: 'salary' as const, value: null, alternatives: null, ...quoted('Hoy') }],
      evidence: { refund: [quoted('Tope')], how: [quoted('20%')] },
    }
    const { blocks, fields } = markWords({ text: TEXT, blocks: BLOCKS }, { evidence: {}, conflicts: {}, notUnderstood: [], conditions })
    expect(fields).toEqual([
      { name: 'paymentRails', label: 'Cómo pagar' },
      { name: 'appliesOnlyTo', label: 'Para quiénes' },
      { name: 'refund', label: 'Cómo vuelve la plata' },
    ])
    expect(blocks.flatMap(({ parts }) => parts.filter((part) => part.fields.length > 0).map(({ text, fields: of }) => [text, of]))).toEqual(
      [
        ['Hoy', ['appliesOnlyTo']],
        ['20%', ['paymentRails']],
        ['Tope', ['refund']],
      ],
    )
  })

  it('that say which purchase counts are no matter of who it is for', () => {
    const who = [{ kind: 'firstPurchase' as const, value: null, alternatives: null, quote: 'Hoy', ...span('Hoy') }]
    const { fields } = markWords(
      { text: TEXT, blocks: BLOCKS },
      { evidence: {}, conflicts: {}, notUnderstood: [], conditions: { ...NO_CONDITIONS, who } },
    )
    expect(fields).toEqual([{ name: 'uses', label: 'Cuántas veces' }])
  })

  it('are marked by no evidence outside of them', () => {
    const { blocks, fields } = markWords(
      { text: TEXT, blocks: BLOCKS },
      { evidence: { discount: [{ start: 1_000, end: 1_010 }] }, conflicts: {}, notUnderstood: [], conditions: NO_CONDITIONS },
    )
    expect(fields).toEqual([])
    expect(blocks.every(({ parts }) => parts.length === 1)).toBe(true)
  })

  it('call an image by what it shows, not by its file', () => {
    const names = ['logo-mercadopago-2.png', 'macroo.png', 'logoExpress', 'Ahorro de verdad', 'BANCO GALICIA']
    const text = names.join('\n')
    const blocks = names.map((name, at) => {
      const start = text.indexOf(name)
      return { role: at < 2 ? ('image' as const) : ('mark' as const), start, end: start + name.length }
    })
    const read = { evidence: {}, conflicts: {}, notUnderstood: [], conditions: NO_CONDITIONS, paymentMethods: [['Mercado Pago' as const]] }
    expect(markWords({ text, blocks }, read).blocks.map(({ called }) => called)).toEqual([
      'logo de Mercado Pago',
      'imagen «macroo»',
      'ícono «Express»',
      undefined,
      undefined,
    ])
  })

  it('say what an icon stands for where its chain gives it another meaning', () => {
    const text = 'logoExpress'
    const blocks = [{ role: 'mark' as const, start: 0, end: text.length }]
    const read = { evidence: {}, conflicts: {}, notUnderstood: [], conditions: NO_CONDITIONS }
    const called = (supermarket: 'changomas' | 'carrefour') => markWords({ text, blocks }, { ...read, supermarket }).blocks[0]?.called
    expect(called('changomas')).toBe('ícono de locales y online')
    expect(called('carrefour')).toBe('ícono «Express»')
  })

  it('name all that an image shows', () => {
    const text = 'modocredicoop.jpg'
    const read = {
      evidence: {},
      conflicts: {},
      notUnderstood: [],
      conditions: NO_CONDITIONS,
      paymentMethods: [['Banco Credicoop' as const, 'MODO' as const]],
    }
    const blocks = [{ role: 'image' as const, start: 0, end: text.length }]
    expect(markWords({ text, blocks }, read).blocks[0]?.called).toBe('logo de Credicoop y MODO')
  })
})

it('goods that do not enter are told whole, with the names that the list of a page counts', () => {
  const excludesProducts = 'Bodegas Altaland, Bruma, Cerro, Duna y Estela'
  const read = { evidence: {}, conflicts: {}, notUnderstood: [], conditions: NO_CONDITIONS, excludesProducts }
  expect(markWords({ text: TEXT, blocks: BLOCKS }, read).excludesProducts).toBe(excludesProducts)
})
