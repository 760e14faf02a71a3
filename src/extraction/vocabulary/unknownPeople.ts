import type { WhoKind } from '#domain/promotion/condition.ts'
import { parsePhrases } from './lexicon.ts'

/** Beginnings of words for members of groups without an entry of their own, by kind of condition. */
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

/** Words that require the people after them. `WORDS_BEFORE_GROUPS` has the words that may stand between. */
export const REQUIRING_WORDS = parsePhrases('solo, solamente, unicamente, exclusiv[oa]s?, exclusivamente, para, sos, seas, sean, siendo')
export const WORDS_BEFORE_GROUPS = parsePhrases(
  'para, a, los, las, el, la, un, una, que, sos, seas, sean, ya, es, son, quienes, de, todos, todas, por, fueron, fue',
)

/** Words that end the name of a group, because they say something else about it. */
export const WORDS_AFTER_GROUPS = parsePhrases(
  'con, que, pagando, abonando, pagan, comprando, en, los, las, el, un, una, por, sobre, tienen, todos, cada, desde, hasta, presentando',
)
