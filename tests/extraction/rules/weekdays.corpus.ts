import type { Case } from './corpus.ts'

/** On a card captured on 2026-05-11. The days of each of its offers; null: every day. */
export const WEEKDAYS_CORPUS: readonly Case<readonly (string | null)[]>[] = [
  { when: 'De lunes a miércoles', yields: ['Lunes Martes Miercoles'] },
  { when: 'En cada jueves', yields: ['Jueves'] },
  { when: 'Entre semana', yields: ['Lunes Martes Miercoles Jueves Viernes'] },
  { when: 'Lunes + jueves', yields: ['Lunes Jueves'] },
  { when: '• Martes • Viernes', yields: ['Martes Viernes'] },
  { when: 'De lunes a lunes', yields: [null] },
  { when: 'Del sábado 9 al sábado 23 de mayo, sin excepción de días', yields: [null] },
  { headline: 'Los lunes, los martes y los viernes', yields: ['Lunes Martes Viernes'] },
  { legal: 'Los miércoles comprendidos entre el 6 y el 27 de mayo de 2026.', yields: ['Miercoles'] },
  { when: 'Fines de semana', yields: ['Sabado Domingo'] },
  { when: 'Todos los días', yields: [null] },
  { when: 'Todos los días, salvo los feriados', yields: [null] },
  { when: 'Los martes, salvo feriados', yields: ['Martes'] },
  // Bans take days out.
  { when: 'Todos los días menos los domingos', yields: ['Lunes Martes Miercoles Jueves Viernes Sabado'] },
  { when: 'De lunes a viernes, excepto los miércoles', yields: ['Lunes Martes Jueves Viernes'] },
  { headline: 'De lunes a viernes salvo el martes', yields: ['Lunes Miercoles Jueves Viernes'] },
  { when: 'Todos los días menos el domingo 17', yields: [null] },
  { headline: 'Los martes no aplica', yields: [null] },
  // The days on which it begins and ends are no days of every week.
  { when: 'Lunes a viernes, hasta el 31/5/26 (empieza el lunes 18)', yields: ['Lunes Martes Miercoles Jueves Viernes'] },
  { when: 'Los jueves, hasta el domingo 31 de mayo', yields: ['Jueves'] },
  { headline: 'Los viernes, desde el lunes 11/05', yields: ['Viernes'] },
  // Single days.
  { headline: '02/05, 16/05 y 30/05', yields: ['Sabado'] },
  { legal: 'Válido los días 8, 9 y 22 de mayo de 2026.', yields: ['Viernes Sabado'] },
  { headline: '14 y 15 de mayo', yields: [null] },
  // Each offer its own days.
  { value: 'Los VIERNES: 15% de descuento.', headline: 'Los DOMINGOS: 6 cuotas sin interés en bazar.', yields: ['Viernes', 'Domingo'] },
  { value: '30% los lunes. 20% los jueves.', yields: ['Lunes', 'Jueves'] },
  // In a range of a few days others are left over from another month.
  { headline: 'Los martes', legal: 'Vigente del 14/05/2026 al 17/05/2026.', yields: [null] },
  { headline: 'Viernes', legal: 'Vigente del 14/05/2026 al 17/05/2026.', yields: ['Viernes'] },
  { when: 'De lunes a domingo', yields: [null] },
  { when: 'De jueves a domingos', yields: ['Jueves Viernes Sabado Domingo'] },
  { when: 'Los martes no aplica', yields: [null] },
]
