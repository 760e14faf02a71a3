import { expect, test } from 'vitest'
import { firstConditionWords, forWhomWords, missingWords, openConditionsWords } from '#domain/description/words/people.ts'
import { clauseOf } from '#domain/questions/clause.ts'
import type { QuestionKey } from '#domain/questions/questionKey.ts'

const SALARY = { name: 'sueldo', clause: clauseOf('salary:banco-galicia') }
const asking = (question: QuestionKey, name: string | null = null) => ({ question, clause: clauseOf(question, name) })
const CARD = { name: 'Visa Crédito' }

test('of more than two things that a maybe depends on the first is said, and how many more there are; the place is another fact', () => {
  const [first, chaco, club] = ['si cobrás tu sueldo en Galicia', asking('province:chaco', 'Chaco'), asking('member:mi-club', 'Mi Club')]
  const place = { name: 'comprar en Chaco', ...chaco }
  expect(firstConditionWords([SALARY, place])).toEqual({ words: first, rest: 0 })
  expect(firstConditionWords([SALARY, CARD])).toEqual({ words: `${first} y si tenés Visa Crédito`, rest: 0 })
  expect(firstConditionWords([SALARY, CARD, { name: 'club', ...club }, place])).toEqual({ words: first, rest: 2 })
  expect(firstConditionWords([place])).toBeNull()
})

test('what stands for each other is joined by «o»', () => {
  const places = ['Chaco', 'Salta', 'Jujuy', 'Formosa', 'Corrientes', 'Misiones', 'San Juan'].map((name) => ({
    kind: 'condition' as const,
    name: `comprar en ${name}`,
    clause: clauseOf('province:chaco', name),
    anyOf: 'province:chaco' as const,
  }))
  expect(openConditionsWords(places.slice(0, 3))).toBe('si comprás en Chaco, Salta o Jujuy')
  expect(openConditionsWords([...places, CARD])).toBe(
    'si comprás en Chaco, Salta, Jujuy, Formosa, Corrientes u otras 2 opciones y si tenés Visa Crédito',
  )
  const anses = { kind: 'condition', name: 'anses', question: 'benefit:anses', anyOf: 'pensioner' } as const
  expect(missingWords([{ ...anses, name: 'jubilado', question: 'pensioner' }, anses])).toBe(
    'es solo para jubilados y pensionados o es solo para quienes cobran por ANSES',
  )
})

test('of several institutions any of which would do two are named, and of more the rest is counted', () => {
  const account = (...also: QuestionKey[]) =>
    openConditionsWords([{ name: 'tener cuenta en Nación', clause: clauseOf('account:banco-nacion'), also }])
  expect(account('account:banco-galicia')).toBe('si tenés cuenta en Nación o Galicia')
  expect(account('account:banco-galicia', 'account:banco-macro')).toBe('si tenés cuenta en Nación, Galicia o Macro')
  expect(account('account:banco-galicia', 'account:banco-macro', 'account:uala')).toBe(
    'si tenés cuenta en Nación, Galicia u otros 2 bancos o billeteras',
  )
})

test('for whom it is names every condition, once by whom', () => {
  const jubilado = { name: 'jubilado', clause: clauseOf('pensioner') }
  expect(forWhomWords([SALARY, CARD])).toBe('vos si cobrás tu sueldo en Galicia y tenés Visa Crédito')
  expect(forWhomWords([SALARY, jubilado], { name: 'Ana' })).toBe('Ana si cobra su sueldo en Galicia y cobra una jubilación o pensión')
})

test('for whom it is leaves the place to its own line, and says of one institution only once which', () => {
  const chaco = { name: 'comprar', clause: clauseOf('province:chaco', 'Chaco') }
  expect(forWhomWords([chaco])).toBeNull()
  const plan = { name: 'plan', clause: clauseOf('tier:banco-galicia:eminent', 'Eminent') }
  expect(forWhomWords([chaco, SALARY, plan])).toBe('vos si cobrás tu sueldo en Galicia y tenés el plan Eminent')
  expect(forWhomWords([{ ...plan, clause: clauseOf('tier:banco-galicia:paquete-de-productos', 'paquete de productos') }])).toBe(
    'vos si tenés un paquete de productos de Galicia',
  )
  expect(forWhomWords([plan])).toBe('vos si tenés el plan Eminent de Galicia')
  const named = ['Paquete Previsional', 'Packs', 'Segmento Oro'].map((name) => clauseOf('tier:banco-galicia:x', name).object[0])
  expect(named).toEqual(['el Paquete Previsional', 'Packs', 'el Segmento Oro'])
})

test('for whom it is ends with what has alternatives, so that «o» binds nothing else', () => {
  const either = ['pensioner', 'age:60'] as const
  const open = either.map((question) => ({ name: question, ...asking(question, '60'), anyOf: 'pensioner' as const }))
  const member = { name: 'club', ...asking('member:mi-club', 'Mi Club') }
  expect(forWhomWords([...open, member])).toBe('vos si sos socio de Mi Club y además sos jubilado o pensionado o tenés 60 años o más')
})

test('elsewhere all of them are said, and of whom', () => {
  expect(openConditionsWords([SALARY, CARD], { name: 'Ana' })).toBe('si Ana cobra su sueldo en Galicia y si Ana tiene Visa Crédito')
  expect(openConditionsWords([SALARY, CARD])).toMatch(/^si cobrás tu sueldo en Galicia y si tenés .*Visa/)
})

test('what a no lacks is said as people say it', () => {
  const salary = { kind: 'condition', name: 'sueldo', ...asking('salary:banco-galicia') } as const
  expect(missingWords([{ kind: 'rail', name: 'pagoConQR', ...asking('qr') }])).toBe('hay que pagar con QR')
  expect(missingWords([{ kind: 'condition', name: 'constructor' }])).toBe('hay que constructor')
  expect(missingWords([{ kind: 'condition', name: 'jubilado', question: 'pensioner' }])).toBe('es solo para jubilados y pensionados')
  expect(missingWords([{ kind: 'method', name: 'Banco Galicia' }, { kind: 'card', name: 'Tarjeta de crédito VISA' }, salary])).toBe(
    'te falta Galicia y Visa crédito y hay que cobrar tu sueldo en Galicia',
  )
  expect(missingWords([{ kind: 'membership', name: 'Club La Nacion', ...asking('member:club-la-nacion') }])).toBe(
    'hay que ser socio de Club La Nación',
  )
  expect(missingWords([{ kind: 'condition', name: 'compra', ...asking('new:banco-galicia') }])).toBe(
    'hay que hacer tu primera compra con Galicia',
  )
  expect(missingWords([{ kind: 'unknown', name: 'Tarjeta Plata' }])).toBe('te falta Tarjeta Plata')
  const shops = (...names: string[]) => names.map((name) => ({ kind: 'condition', name, ...asking('province:chaco', name) }) as const)
  expect(missingWords(shops('Chaco', 'Salta'))).toBe('hay que comprar en Chaco o Salta')
  expect(missingWords(shops('Chaco', 'Salta', 'Jujuy', 'Formosa'))).toBe('hay que comprar en Chaco, Salta o 2 lugares más')
})

test('a club without a question is called by its name, a variant by its own', () => {
  expect(missingWords([{ kind: 'membership', name: 'Mi Club', ...asking('member:mi-club', 'Mi Club') }])).toBe(
    'hay que ser socio de Mi Club',
  )
  expect(missingWords([{ kind: 'membership', name: 'Mi Club' }])).toBe('te falta Mi Club')
  expect(missingWords([{ kind: 'method', name: 'Banco Galicia - Eminent', question: 'tier:banco-galicia:eminent' }])).toBe(
    'te falta Galicia - Eminent',
  )
})

test('methods and cards that are missing are called as in a sentence, those that nobody knows as the source calls them', () => {
  expect(
    missingWords([
      { kind: 'method', name: 'Banco Galicia' },
      { kind: 'card', name: 'Tarjeta de crédito VISA' },
      { kind: 'unknown', name: 'Banco Fantasma' },
    ]),
  ).toBe('te falta Galicia, Visa crédito y Banco Fantasma')
})

test.each([
  ['jubilado', 'es solo para jubilados y pensionados'],
  ['anses', 'es solo para quienes cobran por ANSES'],
  ['ciudadania-portena', 'es solo para quienes tienen Ciudadanía Porteña'],
])('who is none of «%s» reads «%s»', (name, words) => {
  expect(missingWords([{ kind: 'condition', name }])).toBe(words)
})

test('an app to pay with is missing as its question says', () => {
  expect(missingWords([{ kind: 'rail', name: 'app', ...asking('app:cuenta-dni', 'Cuenta DNI') }])).toBe(
    'hay que poder pagar con Cuenta DNI',
  )
})
