import type { Case } from './corpus.ts'

/** On a card captured on 2026-05-11, when May's Saturdays are the 2nd, 9th, 16th, 23rd and 30th. */
export const EXCEPT_DATES_CORPUS: readonly Case<readonly string[]>[] = [
  { when: 'Sábados 2, 16 y 30 de mayo', yields: ['2026-05-09', '2026-05-23'] },
  { when: 'Sábado 2, 16 y 30', yields: ['2026-05-09', '2026-05-23'] },
  { when: 'Los días sábado 02/05, 16/05 y 30/05', yields: ['2026-05-09', '2026-05-23'] },
  { when: 'Sábados 16 y 30 de mayo y 13 de junio', yields: ['2026-05-23', '2026-06-06'] },
  { legal: 'Válido los días 8, 9 y 22 de mayo de 2026.', yields: ['2026-05-15', '2026-05-16'] },
  { legal: 'Válido los jueves 14 y 28 de mayo de 2026.', yields: ['2026-05-21'] },
  { when: '12/05/2026 y 26/05/2026', yields: ['2026-05-19'] },
  { when: 'Sábados 2, 9 y 16 de mayo', yields: [] },
  { when: 'Jueves 14 y viernes 15', yields: [] },
  { when: 'Miércoles de mayo', legal: 'Válido los días 7 y 27 de mayo de 2026.', yields: [] },
  { when: 'Todos los sábados de mayo', yields: [] },
  { legal: 'Vigente del 01/05/2026 al 31/05/2026. No válido el 25 de mayo.', yields: ['2026-05-25'] },
  { legal: 'Vigente del 01/05/2026 al 31/05/2026. No válido el lunes 25 de mayo de 2026.', yields: ['2026-05-25'] },
  { legal: 'Vigente del 01/05/2026 al 31/05/2026. Promoción no válida los días 9/5 y 25/05.', yields: ['2026-05-09', '2026-05-25'] },
  { legal: 'Vigente del 01/05/2026 al 31/05/2026, no es válida para el día 25 de mayo, sujeta a stock.', yields: ['2026-05-25'] },
  { legal: 'Vigente del 01/12/2025 al 28/02/2026. No válido el 1/1/2026.', yields: ['2026-01-01'] },
  { legal: 'Vigente del 01/05/2026 al 31/05/2026, excepto el 25 de mayo.', yields: ['2026-05-25'] },
  { legal: 'Vigente del 01/05/2026 al 31/05/2026, salvo el día 25/05/2026.', yields: ['2026-05-25'] },
  { legal: 'Vigente del 01/05/2026 al 31/05/2026. No aplica del 23 al 25 de mayo.', yields: ['2026-05-23', '2026-05-24', '2026-05-25'] },
  { when: 'Todos los días menos el domingo 17', legal: 'Vigente del 01/05/2026 al 31/05/2026.', yields: ['2026-05-17'] },
  { headline: 'Los sábados de mayo: 2, 16 y 30', yields: ['2026-05-09', '2026-05-23'] },
  { legal: 'Vigente del 01/05/2026 al 31/05/2026. El descuento no es válido el 25 de mayo.', yields: ['2026-05-25'] },
  // In one place, or on other terms.
  { legal: 'Vigente del 01/05/2026 al 31/05/2026. No válido el 25 de mayo en el local del centro.', yields: [] },
  { legal: 'Vigente del 01/05/2026 al 31/05/2026. No válido para 2 compras por día.', yields: [] },
  { legal: 'Válido los sábados del 01/05/2026 al 31/05/2026.', yields: [] },
]
