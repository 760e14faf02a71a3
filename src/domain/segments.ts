import type { MethodName } from './paymentMethod.ts'

/** A segment of an institution that has its own entry, with the words that ask for it (folded). */
export type Segment = { institution: MethodName; variant: MethodName; words: string }

const SALARY =
  '(?:plan(?:es)? sueldo|cuenta sueldo|cuentas sueldo|clientes sueldo|haberes|payroll|asalariad|acredit[a-z]{1,5} (?:su )?sueldo)'
const RETIRED = '(?:jubilad|pensionad|jubilatori|previsional)'

export const SEGMENTS: readonly Segment[] = [
  { institution: 'Banco Credicoop', variant: 'Banco Credicoop - Plan Sueldo', words: SALARY },
  { institution: 'Banco ICBC', variant: 'Banco ICBC - Cliente Payroll', words: SALARY },
  { institution: 'Banco Supervielle', variant: 'Banco Supervielle - Identité y Plan Sueldo', words: `(?:identite|${SALARY})` },
  { institution: 'Banco Supervielle', variant: 'Banco Supervielle - Jubilados', words: RETIRED },
  { institution: 'Banco Santander', variant: 'Banco Santander - Jubilados', words: RETIRED },
  { institution: 'Banco Santander', variant: 'Banco Santander - Women', words: '(?:santander women|cuenta women|clientas? women|women)' },
  { institution: 'Banco Ciudad', variant: 'Banco Ciudad - Plan Sueldo y Jubilados', words: `(?:${SALARY}|${RETIRED})` },
  { institution: 'Banco Hipotecario', variant: 'Banco Hipotecario - Búho/Plan Sueldo', words: `(?:buho|${SALARY})` },
  { institution: 'Banco Galicia', variant: 'Banco Galicia - Eminent', words: 'eminent' },
  { institution: 'Banco Macro', variant: 'Banco Macro - Tarjeta Selecta', words: 'selecta' },
  { institution: 'Banco Macro', variant: 'Banco Macro - Tarjeta PLATINUM', words: '(?:platinum|preferencial)' },
  { institution: 'Banco Nación', variant: 'Banco Nación - Tarjeta Nativa', words: 'nativa' },
  { institution: 'NaranjaX', variant: 'NaranjaX - Plan Turbo', words: 'turbo' },
  { institution: 'NaranjaX', variant: 'NaranjaX - Plan Épico', words: 'plan epico' },
  { institution: 'Personal Pay', variant: 'Personal Pay - Nivel 1', words: 'nivel(?:es)? 1' },
  { institution: 'Personal Pay', variant: 'Personal Pay - Nivel 2', words: 'nivel(?:es)? 2' },
  { institution: 'Personal Pay', variant: 'Personal Pay - Nivel 3', words: 'nivel(?:es)? 3' },
  { institution: '.Reba', variant: '.Reba - Black', words: 'reba black' },
]
