import { expect, test } from 'vitest'
import { ifWords, missingWords, openWords } from '#domain/missingWords.ts'

const SALARY = { name: 'sueldo', ask: '¿Cobrás tu sueldo en Galicia?' }
const CARD = { name: 'Visa Crédito' }

test('a headline has the first thing that a maybe depends on, and a sign that there are more', () => {
  expect(ifWords([SALARY])).toBe('si cobrás tu sueldo en Galicia')
  expect(ifWords([SALARY, CARD])).toBe('si cobrás tu sueldo en Galicia…')
})

test('elsewhere all of them are said', () => {
  expect(openWords([SALARY, CARD])).toMatch(/^si cobrás tu sueldo en Galicia y si tenés .*Visa/)
})

test('what is missing is said in words', () => {
  expect(missingWords([{ kind: 'rail', name: 'pagoConQR' }])).toBe('pagar con QR')
  expect(
    missingWords([
      { kind: 'condition', name: 'jubilado' },
      { kind: 'rail', name: 'telefonoContactless' },
    ]),
  ).toBe('ser jubilado y pagar con el celular por contactless')
  expect(missingWords([{ kind: 'condition', name: 'otra cosa' }])).toBe('otra cosa')
})
