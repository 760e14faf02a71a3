import { describe, expect, test } from 'vitest'
import {
  findQuestion,
  findQuestionById,
  findQuestions,
  keysAnsweredBy,
  listQuestionsAt,
  listQuestionsFor,
} from '#domain/questions/catalogue.ts'
import type { QuestionKey } from '#domain/questions/questionKey.ts'
import { EMPTY_WALLET, withAnswers } from '#domain/wallet/wallet.ts'
import { answerTo } from '#domain/wallet/walletAnswer.ts'

describe('the question that decides', () => {
  test.each<[QuestionKey, string, string]>([
    ['province:chaco', '¿Dónde comprás?', '¿Dónde compra Ana?'],
    ['pensioner:jubilado', '¿Cobrás algo de esto?', '¿Ana cobra algo de esto?'],
    ['benefit:anses', '¿Cobrás algo de esto?', '¿Ana cobra algo de esto?'],
    ['age:60', '¿Cobrás algo de esto?', '¿Ana cobra algo de esto?'],
    ['salary:banco-icbc', '¿Cobrás en ICBC?', '¿Ana cobra en ICBC?'],
    ['pension:banco-nacion', '¿Cobrás en Nación?', '¿Ana cobra en Nación?'],
    ['benefit:anses-banco-nacion', '¿Cobrás en Nación?', '¿Ana cobra en Nación?'],
    ['tier:naranjax:turbo', '¿Qué plan tenés en Naranja X?', '¿Qué plan tiene Ana en Naranja X?'],
    ['tier:banco-nacion:estilo', '¿Qué plan tenés en Nación?', '¿Qué plan tiene Ana en Nación?'],
    ['tier:banco-nacion:nativa', '¿Tenés la Tarjeta Nativa de Nación?', '¿Ana tiene la Tarjeta Nativa de Nación?'],
    ['military', '¿A qué te dedicás?', '¿A qué se dedica Ana?'],
    ['member:clarin-365', '¿Sos socio de Clarín 365?', '¿Ana tiene la membresía de Clarín 365?'],
    ['app:modo', '¿Podés pagar con MODO?', '¿Ana puede pagar con MODO?'],
    ['qr', '¿Pagás con el celular?', '¿Ana paga con el celular?'],
    ['phone', '¿Pagás con el celular?', '¿Ana paga con el celular?'],
  ])('%s is a written one', (key, ask, askOfAna) => {
    const question = findQuestion(key)
    expect([question?.ask(null), question?.ask('Ana')]).toEqual([ask, askOfAna])
    expect(question && findQuestionById(question.id)?.ask(null)).toBe(ask)
  })

  test('of what there is at a bank is its plan, a card of its own, what is paid there', () => {
    const ids = (['banco-nacion', 'banco-supervielle', 'personal-pay', 'banco-roela'] as const).map((slug) =>
      listQuestionsAt(slug).map(({ id }) => id),
    )
    expect(ids).toEqual([
      ['plan:banco-nacion', 'tier:banco-nacion:nativa'],
      ['plan:banco-supervielle', 'cobro:banco-supervielle'],
      ['plan:personal-pay'],
      [],
    ])
  })

  test('is none where a card says what no question asks', () => {
    const told: QuestionKey[] = [
      ...(['other:prestamo-aprobado', 'app:tarjeta-quebracho', 'account:banco-galicia', 'tier:any:singular'] as const),
      ...(['tier:banco-icbc:paquete-productos', 'member:sorpresa', 'salary:any', 'new:uala', 'resident:rosario', 'age:65'] as const),
      ...(['shops:coto:abasto', 'employment:familia-militar', 'benefit:potenciar-trabajo'] as const),
    ]
    expect(told.filter((key) => findQuestion(key) !== null)).toEqual([])
    expect(['nada', 'cobro:nadie', 'plan:modo', ''].filter((id) => findQuestionById(id) !== null)).toEqual([])
  })

  test('stands once, however many of its facts are open', () => {
    expect(listQuestionsFor(['pensioner', 'salary:banco-icbc', 'benefit:anses', 'other:algo', 'age:60']).map(({ id }) => id)).toEqual([
      'ingresos',
      'cobro:banco-icbc',
    ])
  })
})

describe('a choice', () => {
  const said = (id: string, label: string) => {
    const choice = findQuestionById(id)?.choices.find((one) => one.label === label)
    return withAnswers(EMPTY_WALLET, choice?.answers ?? {})
  }
  test.each<[string, string, Partial<Record<QuestionKey, boolean | null>>]>([
    ['ingresos', 'Jubilación de ANSES', { pensioner: true, 'pensioner:jubilado': true, 'benefit:anses': true, 'age:60': true }],
    ['ingresos', 'Jubilación de otra caja', { 'pensioner:jubilado': true, 'benefit:anses': false, 'age:60': null }],
    ['ingresos', 'Pensión de ANSES', { pensioner: true, 'pensioner:jubilado': false, 'benefit:anses': true, 'age:60': null }],
    ['ingresos', 'Pensión de otra caja', { pensioner: true, 'benefit:anses': false }],
    ['ingresos', 'Nada de esto', { pensioner: false, 'pension:banco-nacion': false, 'benefit:anses-banco-nacion': false, 'age:65': false }],
    ['cobro:banco-icbc', 'Sí, la jubilación o pensión', { pensioner: true, 'salary:banco-icbc': false, 'account:banco-icbc': true }],
    ['plan:naranjax', 'Turbo', { 'tier:naranjax:epico': false, 'tier:naranjax:planes-suscripcion': true }],
    ['plan:naranjax', 'Inicial', { 'tier:naranjax:turbo': false, 'tier:naranjax:planes-suscripcion': false }],
    ['celular', 'Solo con QR', { qr: true, phone: false }],
    ['celular', 'No', { qr: false, phone: false }],
    ['plan:banco-nacion', 'Estilo', { 'tier:banco-nacion:insignia': false, 'tier:banco-nacion:nativa': null }],
    ['plan:banco-hipotecario', 'Búho Gold', { 'tier:banco-hipotecario:buho': true, 'tier:banco-hipotecario:one': false }],
    ['lugar', 'Gran Buenos Aires', { 'province:buenos-aires': true, 'province:cordoba': false, 'resident:quilmes': null }],
    ['lugar', 'Resto de Buenos Aires', { 'province:buenos-aires': true, 'province:gran-buenos-aires': false }],
    ['trabajo', 'Municipio o provincia', { 'employment:empleados-publicos': true, military: false }],
  ])('of %s, «%s», answers what follows from it', (id, label, answers) => {
    const wallet = said(id, label)
    expect(Object.fromEntries(Object.keys(answers).map((key) => [key, answerTo(wallet, key as QuestionKey)]))).toEqual(answers)
  })

  test('of a plan is one of all that there are', () => {
    expect(findQuestionById('plan:naranjax')?.choices.map(({ label }) => label)).toEqual(['Inicial', 'Turbo', 'Épico'])
    expect(findQuestionById('plan:reba')?.choices.map(({ label }) => label)).toEqual(['Black', 'Ninguno de estos'])
  })

  test('says nothing of what another question decides', () => {
    const ids = ['lugar', 'ingresos', 'trabajo', 'plan:naranjax', 'cobro:banco-icbc', 'qr']
    const keys = ids.flatMap((id) => keysAnsweredBy(findQuestionById(id) as NonNullable<ReturnType<typeof findQuestionById>>))
    expect(new Set(keys).size).toBe(keys.length)
  })
})

test.each([
  ['anses', ['ingresos']],
  ['Jubilada', ['ingresos']],
  ['policía', ['trabajo']],
  ['clarin', ['member:clarin-365']],
  ['barrio', ['lugar']],
  ['zzz', []],
  ['¿?', []],
])('who looks for «%s» is asked %j', (query, ids) => {
  expect(findQuestions(query).map(({ id }) => id)).toEqual(ids)
})
