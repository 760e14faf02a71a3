import { expect, test } from 'vitest'
import type { MethodName } from '#domain/catalogue/paymentMethod.ts'
import { Findings, foldCardText } from '#extraction/findings.ts'

test.each<[string, MethodName[]]>([
  ['Banco Galicia, clientes Éminent', ['Banco Galicia', 'Banco Galicia - Eminent']],
  ['Banco Macro, clientes Selecta', ['Banco Macro', 'Banco Macro - Tarjeta Selecta']],
  ['Banco Macro, segmento Preferencial', ['Banco Macro', 'Banco Macro - Tarjeta PLATINUM']],
  ['Personal Pay nivel 2', ['Personal Pay', 'Personal Pay - Nivel 2']],
  ['Banco Santander Women', ['Banco Santander', 'Banco Santander - Women']],
  ['jubilados de Banco Santander', ['Banco Santander', 'Banco Santander - Jubilados']],
  ['haberes en Banco Ciudad', ['Banco Ciudad', 'Banco Ciudad - Plan Sueldo y Jubilados']],
  ['plan sueldo de Banco Supervielle', ['Banco Supervielle', 'Banco Supervielle - Identité y Plan Sueldo']],
  ['Banco Galicia, plan sueldo', ['Banco Galicia']],
  ['todos los clientes de Banco Macro', ['Banco Macro']],
])('the methods that words stand for, with the variants of their people: %s', (text, methods) => {
  expect([...new Findings(foldCardText(text)).methods].sort()).toEqual(methods.toSorted())
})
