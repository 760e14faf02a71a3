import type { WhoKind } from '#domain/promotion/condition.ts'
import { parsePhrases } from './lexicon.ts'

/** Of groups without an entry of their own, by kind of condition. */
export const PEOPLE_GROUP_STEMS: readonly (readonly [kind: WhoKind, stems: readonly string[]])[] = [
  ['employment', parsePhrases('emplead, trabajador, personal de, bombero, camionero, taxista, periodista, judiciales')],
  ['member', parsePhrases('afiliad, asociad, socio, socia, miembro, integrante, matriculad')],
  [
    'other',
    parsePhrases(`
      abonados, abuel, alumn, celiac, cooperativista, embarazada, excombatiente, ex combatiente, familias, gente de, invitad, joven, jovenes,
      proveedor, veteran, vecin
    `),
  ],
]

/** `WORDS_BEFORE_GROUPS` may stand between them and the people. */
export const REQUIRING_WORDS = parsePhrases('solo, solamente, unicamente, exclusiv[oa]s?, exclusivamente, para, sos, seas, sean, siendo')
export const WORDS_BEFORE_GROUPS = parsePhrases(
  'para, a, los, las, el, la, un, una, que, sos, seas, sean, ya, es, son, quienes, de, todos, todas, por, fueron, fue',
)

/** They say something else about the group. */
export const WORDS_AFTER_GROUPS = parsePhrases(
  'con, que, pagando, abonando, pagan, comprando, en, los, las, el, un, una, por, sobre, tienen, todos, cada, desde, hasta, presentando',
)
