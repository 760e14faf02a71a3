import type { MentionValues } from '../mentions/mention.ts'
import type { Lexicon } from './lexicon.ts'

/** People that a promotion may be for. Tiers and plans of an issuer stand in the lexicon of tiers; clubs with the chains. */
export const PEOPLE: Lexicon<'people', MentionValues['people']> = {
  kind: 'people',
  tolerant: true,
  entries: [
    {
      value: { kind: 'salary', value: null },
      phrases: [
        'plan|planes sueldo|sueldos',
        'cuenta|cuentas sueldo|sueldos',
        'cliente|clientes sueldo',
        'haberes',
        'payroll',
        'acredit* su? sueldo|sueldos|haberes',
        'cobr* su? sueldo',
        'asalariad*',
      ],
    },
    {
      value: { kind: 'pensioner', value: null },
      phrases: [
        'jubilad*',
        'pensionad*',
        'jubilacion|jubilaciones',
        'pension|pensiones',
        'previsional|previsionales',
        'haberes previsionales|jubilatorios',
      ],
    },
    { value: { kind: 'benefit', value: 'ANSES' }, phrases: ['anses'] },
    { value: { kind: 'benefit', value: 'AUH' }, phrases: ['auh', 'asignacion universal por? hij*?'] },
    { value: { kind: 'benefit', value: 'Ciudadanía Porteña' }, phrases: ['ciudadania portena', 'programa ciudadania portena'] },
    {
      value: { kind: 'employment', value: 'público' },
      phrases: ['emplead* public*', 'personal publico', 'agente|agentes public*', 'administracion publica'],
    },
    { value: { kind: 'employment', value: 'municipal' }, phrases: ['emplead* municipal*', 'municipal|municipales'] },
    { value: { kind: 'employment', value: 'salud' }, phrases: ['personal de? la? salud', 'trabajador* de la salud'] },
    { value: { kind: 'employment', value: 'docente' }, phrases: ['docente|docentes', 'universitari*'] },
    {
      value: { kind: 'military', value: null },
      phrases: ['familia militar', 'fuerzas armadas', 'fuerzas de seguridad', 'militar|militares', 'policia*', 'gendarm*', 'prefectura'],
    },
    {
      value: { kind: 'newCustomer', value: null },
      phrases: ['primera compra con', 'cliente|clientes nuevos', 'nuevo|nuevos cliente|clientes', 'nuevas altas', 'primera vez'],
    },
    {
      value: { kind: 'enrolment', value: null },
      phrases: ['inscrib*', 'registr* en|previamente', 'cargar el cupon', 'previa adhesion|inscripcion|registracion'],
    },
  ],
}
