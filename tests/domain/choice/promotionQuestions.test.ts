import { describe, expect, test } from 'vitest'
import type { Eligible } from '#domain/choice/eligibility.ts'
import { firstOfEachKey, possibleQuestions } from '#domain/choice/promotionQuestions.ts'
import { NO_CONDITIONS, type WhoCondition } from '#domain/promotion/condition.ts'
import { makeQuestion } from '#domain/questions/question.ts'
import { askReader as askedWords } from '#domain/text/verbPhrase.ts'
import { plainPromotion } from '../arbitraries.ts'

const who = (kind: WhoCondition['kind'], value: string | null = null): WhoCondition => {
  return { kind, value, alternatives: null, quote: kind, start: 0, end: 1 }
}
const asked = (change: Partial<Eligible>) => possibleQuestions({ ...plainPromotion, ...change }).map(({ clause }) => askedWords(clause))
const how = (change: Partial<typeof NO_CONDITIONS.how>) => ({ ...NO_CONDITIONS, how: { ...NO_CONDITIONS.how, ...change } })

describe('a promotion asks', () => {
  test('nothing where anybody can use it', () => {
    expect(asked({})).toEqual([])
    expect(asked({ paymentMethods: [['Banco Galicia', 'MODO']] })).toEqual([])
  })

  test('what it takes of a person, of every issuer that it names', () => {
    const conditions = { ...NO_CONDITIONS, who: [who('salary')] }
    expect(asked({ conditions, paymentMethods: [['Banco Galicia'], ['Banco Macro']] })).toEqual([
      '¿Cobrás tu sueldo en el banco de tu tarjeta?',
      '¿Cobrás tu sueldo en Galicia?',
      '¿Cobrás tu sueldo en Macro?',
    ])
  })

  test('for a variant of an institution, as the catalogue calls a tier', () => {
    expect(possibleQuestions({ ...plainPromotion, paymentMethods: [['Banco Galicia - Eminent', 'MODO']] })).toEqual([
      {
        key: 'tier:banco-galicia:eminent',
        clause: { verb: 'tener', object: ['el plan', 'Eminent', 'de', 'Galicia'] },
        name: 'Eminent',
        oneOf: 'tier:banco-galicia',
      },
    ])
    expect(possibleQuestions({ ...plainPromotion, paymentMethods: [['Banco ICBC - Cliente Payroll']] })).toEqual([
      makeQuestion('salary:banco-icbc'),
    ])
  })

  test.each<[string, Partial<Eligible>, string[]]>([
    ['to be paid by QR', { conditions: how({ rails: ['qr'] }) }, ['¿Pagás con QR?']],
    ['to be paid with the telephone', { conditions: how({ rails: ['nfc'] }) }, ['¿Pagás acercando el celular?']],
    ['to be paid by card', { conditions: how({ rails: ['card', 'web'] }) }, []],
    [
      'that accepts QR, by the field of its own',
      { paymentRails: { pagoConQR: true, telefonoContactless: false, contactless: false } },
      ['¿Pagás con QR?'],
    ],
    [
      'that accepts the telephone, by the field of its own',
      { paymentRails: { pagoConQR: false, telefonoContactless: true, contactless: true } },
      ['¿Pagás acercando el celular?'],
    ],
    ['to be paid through an app', { conditions: how({ app: ['Cuenta DNI'] }) }, ['¿Podés pagar con Cuenta DNI?']],
  ])('for the way to pay, of one %s', (_, change, questions) => {
    expect(asked(change)).toEqual(questions)
  })

  test('each question once, whichever fields lead to it', () => {
    const rails = { pagoConQR: true, telefonoContactless: true, contactless: false }
    const paymentMethods: Eligible['paymentMethods'] = [['Banco Galicia - Eminent'], ['Banco Galicia - Eminent', 'MODO']]
    expect(asked({ paymentMethods, paymentRails: rails, conditions: how({ rails: ['nfc', 'qr'] }) })).toEqual([
      '¿Tenés el plan Eminent de Galicia?',
      '¿Pagás acercando el celular?',
      '¿Pagás con QR?',
    ])
  })
})

test('of several questions of one key the first words stand', () => {
  const [first, second] = [makeQuestion('tier:any:gold', 'Gold'), makeQuestion('tier:any:gold', 'GOLD')]
  expect([...firstOfEachKey([first, makeQuestion('qr'), second])]).toEqual([
    ['tier:any:gold', first],
    ['qr', makeQuestion('qr')],
  ])
})
