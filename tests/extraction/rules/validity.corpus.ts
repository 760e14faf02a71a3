import type { Case } from './corpus.ts'

/** On a card captured on 2026-05-11. `conflicts`: the words that name another time. */
export const VALIDITY_CORPUS: readonly Case<{ days: readonly [string | null, string | null]; conflicts?: readonly string[] }>[] = [
  { legal: 'Vigente del 01/05/2026 al 30/06/2026.', yields: { days: ['2026-05-01', '2026-06-30'] } },
  { headline: 'Hasta fines de junio', yields: { days: ['2026-05-01', '2026-06-30'] } },
  { headline: 'Hasta fin de junio', yields: { days: ['2026-05-01', '2026-06-30'] } },
  { headline: 'Se acaba el 20 de junio', yields: { days: ['2026-05-01', '2026-06-20'] } },
  { headline: 'Último jueves: 28 de mayo', yields: { days: ['2026-05-01', '2026-05-28'] } },
  { headline: 'con débito', yields: { days: ['2026-05-01', '2026-05-31'] } },
  { headline: 'Todos los jueves de mayo', yields: { days: ['2026-05-01', '2026-05-31'] } },
  { legal: 'Válido hasta el 20/06/2026.', yields: { days: ['2026-05-01', '2026-06-20'] } },
  { headline: 'Todos los jueves de mayo', legal: 'Válido hasta el 28/05/2026.', yields: { days: ['2026-05-01', '2026-05-28'] } },
  { when: 'Viernes 15/05', legal: 'Vigente del 01/05/2026 al 30/06/2026.', yields: { days: ['2026-05-15', '2026-05-15'] } },
  { when: 'Jueves 14 y viernes 15', yields: { days: ['2026-05-14', '2026-05-15'] } },
  { legal: 'Válido los días 8, 9 y 22 de mayo de 2026.', yields: { days: ['2026-05-08', '2026-05-22'] } },
  { headline: '31/07/2026', legal: 'Vigente del 01/05/2026 al 31/07/2026.', yields: { days: ['2026-05-01', '2026-07-31'] } },
  // An end that was moved on, over small print that was left standing.
  { headline: '31/05/2026 pagando con saldo', legal: 'Vigente del 01/03/2026 al 30/04/2026.', yields: { days: ['2026-05-01', '2026-05-31'], conflicts: ['01/03/2026 al 30/04/2026'] } },
  { headline: '20/05/2026', legal: 'Vigente del 01/03/2026 al 30/04/2026.', yields: { days: ['2026-05-20', '2026-05-20'], conflicts: ['01/03/2026 al 30/04/2026'] } },
  { headline: 'Todos los jueves de mayo', legal: 'Vigente del 01/02/2026 al 28/02/2026.', yields: { days: ['2026-05-01', '2026-05-31'], conflicts: ['01/02/2026 al 28/02/2026'] } },
  { headline: 'Todos los jueves de mayo', legal: 'Válido hasta el 30/04/2026.', yields: { days: ['2026-05-01', '2026-05-31'], conflicts: ['30/04/2026'] } },
  { headline: 'Todos los jueves de mayo', legal: 'Válido el jueves 7 de mayo de 2026.', yields: { days: ['2026-05-07', '2026-05-07'] } },
  // A range or a month that is announced and over sooner, or a range that goes on; by some days a weekly offer's last day may differ.
  { headline: 'Del 01/05/2026 al 30/06/2026', legal: 'Vigente del 01/05/2026 al 31/05/2026.', yields: { days: ['2026-05-01', '2026-05-31'], conflicts: ['01/05/2026 al 30/06/2026'] } },
  { headline: 'Todos los jueves de mayo', legal: 'Vigente del 01/05/2026 al 30/06/2026.', yields: { days: ['2026-05-01', '2026-06-30'], conflicts: ['de mayo'] } },
  { headline: 'Del 01/05/2026 al 31/05/2026, los jueves', legal: 'Vigente del 07/05/2026 al 28/05/2026.', yields: { days: ['2026-05-07', '2026-05-28'] } },
  { headline: '01/05/2026 al 31/05/2026, los jueves', legal: 'Válido los jueves de mayo y junio de 2026.', yields: { days: ['2026-05-01', '2026-06-30'], conflicts: ['01/05/2026 al 31/05/2026'] } },
  // An end that was left standing where the months went on.
  { headline: 'Todos los jueves de abril y mayo de 2026', legal: 'Válidos hasta el 30 de abril de 2026.', yields: { days: ['2026-04-01', '2026-05-31'], conflicts: ['30 de abril de 2026'] } },
  { headline: 'Todos los jueves de abril y mayo de 2026', legal: 'Válidos hasta el 20 de mayo de 2026.', yields: { days: ['2026-04-01', '2026-05-20'] } },
  // A month that is still to come is no word on small print that has ended.
  { headline: 'Todos los jueves de junio', legal: 'Vigente del 01/04/2026 al 30/04/2026.', yields: { days: ['2026-04-01', '2026-04-30'], conflicts: ['de junio'] } },
  // Small print that was left standing: the newer of the two holds, and both are told.
  { headline: 'Todos los jueves de mayo', legal: 'Válido hasta el 31/05/2025.', yields: { days: ['2026-05-01', '2026-05-31'], conflicts: ['31/05/2025'] } },
  { headline: 'Del 01/05/2026 al 31/07/2026', legal: 'Vigente del 01/01/2026 al 30/04/2026.', yields: { days: ['2026-05-01', '2026-07-31'], conflicts: ['01/01/2026 al 30/04/2026'] } },
  { legal: 'Vigente del 1 de mayo de 2026 al 31 de mayo de 2025.', yields: { days: ['2026-05-01', '2026-05-31'] } },
  { legal: 'Vigente del 20 de junio de 2026 al 10 de mayo de 2026.', yields: { days: [null, null] } },
  { legal: 'Promoción del banco, CUIT 30-12345678-9 (Banco Ejemplo) los días lunes desde el 01/02/2026 al 30/06/2026.', yields: { days: ['2026-02-01', '2026-06-30'] } },
  { legal: 'Banco Ejemplo, CUIT 30-12345678-9, contrato del 14/07/1998.', yields: { days: ['2026-05-01', '2026-05-31'] } },
  { legal: 'Banco Ejemplo, inscripto el 14/07/1998.', yields: { days: ['2026-05-01', '2026-05-31'] } },
  // The start stands behind the end, or beside it.
  { when: 'Lunes a viernes, hasta el 31/5/26 (empieza el lunes 18)', yields: { days: ['2026-05-18', '2026-05-31'] } },
  { legal: 'Arranca el 4 de mayo y termina el 29 de mayo de 2026.', yields: { days: ['2026-05-04', '2026-05-29'] } },
  { legal: 'Vence el 29/05/2026. Comienza el 04/05/2026.', yields: { days: ['2026-05-04', '2026-05-29'] } },
  { headline: 'Desde el 18 de mayo', yields: { days: ['2026-05-18', '2026-05-31'] } },
  // The month comes first.
  { headline: 'Los miércoles de mayo 2026 (del 6 al 27)', yields: { days: ['2026-05-06', '2026-05-27'] } },
  { headline: 'En mayo: del 6 al 27', yields: { days: ['2026-05-06', '2026-05-27'] } },
  { legal: 'Los miércoles comprendidos entre el 6 y el 27 de mayo.', yields: { days: ['2026-05-06', '2026-05-27'] } },
  // A date that is found and not understood is never replaced by the month of capture.
  { headline: 'Todos los jueves de mayo de 2.026', yields: { days: ['2026-05-01', '2026-05-31'] } },
  { legal: 'Vigente del 01/05/2.026 al 31/05/2.026.', yields: { days: ['2026-05-01', '2026-05-31'] } },
  { legal: 'Válido hasta el 31 de febrero.', yields: { days: [null, null] } },
  { headline: 'Del 01/05/2026 al 31/05/2026', legal: 'Válido hasta el 31 de febrero.', yields: { days: ['2026-05-01', '2026-05-31'], conflicts: ['31 de febrero'] } },
  // A ban on something else, with the offer's own days behind it.
  { legal: 'Las compras online quedan aparte del 6 al 27 de mayo de 2026', yields: { days: ['2026-05-06', '2026-05-27'] } },
  { legal: 'Vigente del 01/05/2026 al 31/05/2026. No válido del 24 al 26 de mayo.', yields: { days: ['2026-05-01', '2026-05-31'] } },
  { legal: 'Ejemplo: una compra de $ 1000 el 20/04/2026.', yields: { days: ['2026-05-01', '2026-05-31'] } },
  // Two ends in the small print.
  { legal: '20 % los martes del 01/05/2026 al 30/06/2026. Vigencia: del 01/05/2026 al 31/05/2026.', yields: { days: ['2026-05-01', '2026-06-30'], conflicts: ['01/05/2026 al 31/05/2026'] } },
  { legal: 'Válido desde el 2 de mayo hasta el 31 de julio de 2026. (*) Ahorro vigente del 2 al 29 de mayo de 2026.', yields: { days: ['2026-05-02', '2026-07-31'], conflicts: ['2 al 29 de mayo de 2026'] } },
  { legal: 'Vigente entre el 01/05/2026 y el 31/05/2026. Nota: la promoción corre del 01/05/2026 al 15/05/2026.', yields: { days: ['2026-05-01', '2026-05-31'], conflicts: ['01/05/2026 al 15/05/2026'] } },
  // The old year's slip, a card that is over, and a year of which no month is named.
  { when: 'Sábado 16 y 30 de mayo', legal: 'Válido los días sábado 16 y 30 de mayo de 2025.', yields: { days: ['2026-05-16', '2026-05-30'], conflicts: ['16 y 30 de mayo de 2025'] } },
  { when: 'Todos los lunes', legal: 'Válido todos los lunes hasta el 31/05/2025.', yields: { days: ['2025-05-01', '2025-05-31'] } },
  { when: 'Todos los Martes', legal: 'Vigente del 01/02/2026 al 28/02/2026.', yields: { days: ['2026-02-01', '2026-02-28'] } },
  { when: 'Sábado 16 y 30 de mayo', legal: 'Últimos sábados del mes desde el 01/04/2026 hasta el 30/06/2026.', yields: { days: ['2026-05-16', '2026-05-30'] } },
]
