import { describe, expect, test } from 'vitest'
import { choiceWords } from '#domain/choiceWords.ts'
import { askedOf, isQuestionKey, needWords, QUESTION_KINDS, type QuestionKey, questionOf } from '#domain/question.ts'

describe('a question', () => {
  test.each<[QuestionKey, string | null, string, string]>([
    ['salary:banco-galicia', null, '¿Cobrás tu sueldo en Galicia?', 'cobrar tu sueldo en Galicia'],
    ['salary:any', null, '¿Cobrás tu sueldo en el banco de tu tarjeta?', 'cobrar tu sueldo en el banco de tu tarjeta'],
    ['account:banco-galicia', null, '¿Tenés cuenta en Galicia?', 'tener cuenta en Galicia'],
    ['account:any', null, '¿Tenés cuenta en el banco de tu tarjeta?', 'tener cuenta en el banco de tu tarjeta'],
    ['pension:banco-nacion', null, '¿Cobrás tu jubilación o pensión en Nación?', 'cobrar tu jubilación o pensión en Nación'],
    [
      'pension:any',
      null,
      '¿Cobrás tu jubilación o pensión en el banco de tu tarjeta?',
      'cobrar tu jubilación o pensión en el banco de tu tarjeta',
    ],
    ['new:mercado-pago', null, '¿Es tu primera compra con Mercado Pago?', 'que sea tu primera compra con Mercado Pago'],
    ['new:coto', null, '¿Es tu primera compra con ese medio de pago?', 'que sea tu primera compra con ese medio de pago'],
    ['tier:banco-patagonia:singular', 'Singular', '¿Tenés Singular de Patagonia?', 'tener Singular de Patagonia'],
    ['tier:any:signature', null, '¿Tenés signature de tu banco?', 'tener signature de tu banco'],
    ['pensioner', null, '¿Sos jubilado o pensionado?', 'ser jubilado o pensionado'],
    ['pensioner:jubilado', null, '¿Sos jubilado?', 'ser jubilado'],
    ['military', null, '¿Sos de las fuerzas armadas o de seguridad, o familiar?', 'ser de las fuerzas armadas o de seguridad, o familiar'],
    ['phone', null, '¿Pagás acercando el celular?', 'pagar acercando el celular'],
    ['qr', null, '¿Pagás con QR?', 'pagar con QR'],
    ['age:60', null, '¿Tenés 60 años o más?', 'tener 60 años o más'],
    ['province:cordoba', 'Córdoba', '¿Comprás en Córdoba?', 'comprar en Córdoba'],
    ['benefit:constructor', null, '¿Cobrás constructor?', 'cobrar constructor'],
    ['benefit:auh', 'otra cosa', '¿Cobrás la AUH?', 'cobrar la AUH'],
    ['benefit:potenciar-trabajo', null, '¿Cobrás potenciar trabajo?', 'cobrar potenciar trabajo'],
    ['employment:empleados-publicos', null, '¿Sos de este grupo: «empleados publicos»?', 'ser de este grupo: «empleados publicos»'],
    ['resident:rosario', 'Rosario', '¿Vivís en Rosario?', 'vivir en Rosario'],
    ['member:clarin-365', 'clarin', '¿Sos socio de Clarín 365?', 'ser socio de Clarín 365'],
    ['member:anses', 'ANSES', '¿Sos socio de ANSES?', 'ser socio de ANSES'],
    ['app:clarin-365', null, '¿Podés pagar con clarin 365?', 'poder pagar con clarin 365'],
    ['app:cuenta-dni', 'Cuenta DNI', '¿Podés pagar con Cuenta DNI?', 'poder pagar con Cuenta DNI'],
    ['shops:coto:abasto', 'Abasto', '¿Comprás en Abasto?', 'comprar en Abasto'],
    ['other:celular-android', 'celular Android', '¿Tenés celular Android?', 'tener celular Android'],
  ])('of the key %s, called %s, is «%s»; it takes «%s»', (key, name, ask, need) => {
    expect(questionOf(key, name).ask).toBe(ask)
    expect(needWords(key, name ?? questionOf(key).name)).toBe(need)
  })

  test.each<[QuestionKey, string | null, string]>([
    ['salary:banco-galicia', null, 'Ana cobra su sueldo en Galicia'],
    ['salary:any', null, 'Ana cobra su sueldo en el banco de su tarjeta'],
    ['pension:banco-nacion', null, 'Ana cobra su jubilación o pensión en Nación'],
    ['new:mercado-pago', null, 'es la primera compra de Ana con Mercado Pago'],
    ['tier:any:signature', null, 'Ana tiene signature de su banco'],
    ['pensioner', null, 'Ana cobra una jubilación o pensión'],
    ['pensioner:jubilado', null, 'Ana cobra una jubilación'],
    ['military', null, 'Ana es de las fuerzas armadas o de seguridad, o familiar'],
    ['phone', null, 'Ana paga acercando el celular'],
    ['age:60', null, 'Ana tiene 60 años o más'],
    ['province:cordoba', 'Córdoba', 'Ana compra en Córdoba'],
    ['member:clarin-365', null, 'Ana tiene la membresía de Clarín 365'],
    ['app:modo', 'MODO', 'Ana puede pagar con MODO'],
    ['shops:coto:abasto', 'Abasto', 'Ana compra en Abasto'],
    ['benefit:anses-mercado-pago', 'ANSES', 'Ana cobra una prestación de ANSES en Mercado Pago'],
    ['other:celular-android', 'celular Android', 'Ana tiene celular Android'],
  ])('of the key %s, called %s, is of somebody else: «%s»', (key, name, words) => {
    expect(askedOf('Ana', questionOf(key, name).ask)).toBe(words)
  })

  test('is one of several where it is about a tier or a province', () => {
    expect(questionOf('tier:banco-patagonia:singular').oneOf).toBe('tier:banco-patagonia')
    const ofSeveral = ['tier:banco-hipotecario:buho', 'tier:banco-comafi:global-classic-premium-o-unico'] as const
    expect(ofSeveral.map((key) => questionOf(key).oneOf)).toEqual([null, null])
    expect(questionOf('province:cordoba').oneOf).toBe('province')
    expect(questionOf('resident:cordoba').oneOf).toBeNull()
  })

  test('about several together names the issuer, or asks for the province', () => {
    expect(choiceWords('tier:banco-patagonia')).toBe('¿Qué plan o nivel tenés en Patagonia?')
    expect(choiceWords('tier:any')).toBe('¿Qué plan o nivel tenés en tu banco?')
    expect(choiceWords('province')).toBe('¿En qué provincia comprás?')
  })
})

describe('a key', () => {
  test('is a kind with up to two parts, of 80 characters at the most', () => {
    const long = `other:${'x'.repeat(74)}`
    const good = [...QUESTION_KINDS, 'age:60', 'tier:banco-patagonia:singular', 'other:4x4', long]
    expect(good.filter((key) => !isQuestionKey(key))).toEqual([])
    const bad = [`${long}x`, 'nonsense', 'age:', 'Age:60', 'age:60:a:b', ' age:60', 'age:60 ', 'age:6_0', 'toString', '']
    expect(bad.filter(isQuestionKey)).toEqual([])
  })
})
