import type { WhoKind } from '#domain/promotion/condition.ts'
import { phrasesIn } from './lexicon.ts'

/** Beginnings of words for members of groups that have no entry of their own, by the kind of group. */
export const GROUPS: readonly (readonly [kind: WhoKind, stems: readonly string[]])[] = [
  ['employment', phrasesIn('emplead, trabajador, personal de, bombero, camionero, taxista, periodista, judiciales')],
  ['member', phrasesIn('afiliad, asociad, socio, socia, miembro, integrante, matriculad')],
  [
    'other',
    phrasesIn(`
      abonados, abuel, alumn, celiac, cooperativista, embarazada, excombatiente, ex combatiente, familias, gente de, invitad, joven, jovenes,
      proveedor, veteran, vecin
    `),
  ],
]

/** Words that ask for who follows, and those that may stand between. */
export const ASKS = phrasesIn('solo, solamente, unicamente, exclusiv[oa]s?, exclusivamente, para, sos, seas, sean, siendo')
export const BEFORE_GROUPS = phrasesIn(
  'para, a, los, las, el, la, un, una, que, sos, seas, sean, ya, es, son, quienes, de, todos, todas, por, fueron, fue',
)

/** Behind the name of a group these begin what is said of it, or how it pays. */
export const BEHIND_GROUPS = phrasesIn(
  'con, que, pagando, abonando, pagan, comprando, en, los, las, el, un, una, por, sobre, tienen, todos, cada, desde, hasta, presentando',
)
