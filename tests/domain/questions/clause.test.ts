import { describe, expect, test } from 'vitest'
import { clauseOf } from '#domain/questions/clause.ts'
import { isQuestionKey, QUESTION_KINDS, type QuestionKey } from '#domain/questions/questionKey.ts'
import { askAbout, askReader, infinitiveWords } from '#domain/text/verbPhrase.ts'

describe('a fact', () => {
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
    ['new:mercado-pago', null, '¿Hacés tu primera compra con Mercado Pago?', 'hacer tu primera compra con Mercado Pago'],
    ['new:coto', null, '¿Hacés tu primera compra con ese medio de pago?', 'hacer tu primera compra con ese medio de pago'],
    ['tier:banco-patagonia:singular', 'Singular', '¿Tenés el plan Singular de Patagonia?', 'tener el plan Singular de Patagonia'],
    ['tier:any:signature', null, '¿Tenés el plan signature de tu banco?', 'tener el plan signature de tu banco'],
    ['tier:banco-galicia:sueldo', 'Plan Sueldo', '¿Tenés Plan Sueldo de Galicia?', 'tener Plan Sueldo de Galicia'],
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
    ['employment:empleados-publicos', null, '¿Sos empleado público?', 'ser empleado público'],
    ['employment:policia-federal', 'la Policía Federal', '¿Sos de la Policía Federal?', 'ser de la Policía Federal'],
    ['resident:rosario', 'Rosario', '¿Vivís en Rosario?', 'vivir en Rosario'],
    ['member:clarin-365', 'clarin', '¿Sos socio de Clarín 365?', 'ser socio de Clarín 365'],
    ['member:anses', 'ANSES', '¿Sos socio de ANSES?', 'ser socio de ANSES'],
    ['app:clarin-365', null, '¿Podés pagar con clarin 365?', 'poder pagar con clarin 365'],
    ['app:cuenta-dni', 'Cuenta DNI', '¿Podés pagar con Cuenta DNI?', 'poder pagar con Cuenta DNI'],
    ['shops:coto:abasto', 'Abasto', '¿Comprás en Abasto?', 'comprar en Abasto'],
    ['other:celular-android', 'celular Android', '¿Tenés celular Android?', 'tener celular Android'],
  ])('of the key %s, called %s, is asked as «%s»; it takes «%s»', (key, name, ask, need) => {
    const clause = clauseOf(key, name)
    expect(askReader(clause)).toBe(ask)
    expect(infinitiveWords(clause)).toBe(need)
  })

  test.each<[QuestionKey, string | null, string]>([
    ['salary:banco-galicia', null, 'Ana cobra su sueldo en Galicia'],
    ['salary:any', null, 'Ana cobra su sueldo en el banco de su tarjeta'],
    ['pension:banco-nacion', null, 'Ana cobra su jubilación o pensión en Nación'],
    ['new:mercado-pago', null, 'Ana hace su primera compra con Mercado Pago'],
    ['tier:any:signature', null, 'Ana tiene el plan signature de su banco'],
    ['pensioner', null, 'Ana cobra una jubilación o pensión'],
    ['pensioner:jubilado', null, 'Ana cobra una jubilación'],
    ['military', null, 'Ana es de las fuerzas armadas o de seguridad, o familiar'],
    ['phone', null, 'Ana paga acercando el celular'],
    ['age:60', null, 'Ana tiene 60 años o más'],
    ['employment:empleados-publicos', null, 'Ana trabaja en el Estado'],
    ['province:cordoba', 'Córdoba', 'Ana compra en Córdoba'],
    ['member:clarin-365', null, 'Ana tiene la membresía de Clarín 365'],
    ['app:modo', 'MODO', 'Ana puede pagar con MODO'],
    ['shops:coto:abasto', 'Abasto', 'Ana compra en Abasto'],
    ['benefit:anses-mercado-pago', 'ANSES', 'Ana cobra por ANSES en Mercado Pago'],
    ['other:celular-android', 'celular Android', 'Ana tiene celular Android'],
  ])('of the key %s, called %s, is of somebody else: «%s»', (key, name, words) => {
    expect(askAbout('Ana', clauseOf(key, name))).toBe(`¿${words}?`)
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
