import type { AppliesOnlyTo } from '#domain/promotion.ts'
import { type Found, findAll, type Stretch } from '../text/search.ts'
import type { Reader, Scope } from './reader.ts'

type Group = { key: keyof AppliesOnlyTo; header: RegExp; legal: RegExp }

const GROUPS: readonly Group[] = [
  {
    key: 'jubilados',
    header: /(?<![a-z])(?:jubilad[oa]s?|pensionad[oa]s|previsional)/g,
    legal:
      /(?:exclusiv[oa]s?(?:mente)? (?:para |de )?(?:clientes? )?(?:que sean )?|unicamente (?:para )?(?:el |los )?(?:clientes? )?[a-z ]{0,40}|solo para |clientes? |destinad[oa] a |beneficio (?:exclusivo )?para )(?:[a-z]{1,12} ){0,8}(?:jubilad[oa]s|jubilatori[oa]s?|pensionad[oa]s)/g,
  },
  {
    key: 'anses',
    header: /(?<![a-z])anses(?![a-z])|(?<=-)anses/g,
    legal: /(?:beneficiari[oa]s?|titulares|perceptores|programa)(?: [a-z]{1,12}){0,6} anses|anses (?:limitara|pondra)/g,
  },
  { key: 'programaCiudadaniaPorteña', header: /ciudadania porten|logo_portena|portena/g, legal: /ciudadania porten/g },
]

/** People the offer is only for: pensioners, beneficiaries of ANSES or of Ciudadanía Porteña. */
export const audienceReader: Reader = {
  fields: ['appliesOnlyTo'],
  read(scope) {
    const hits = GROUPS.map((group) => ({ key: group.key, found: mention(scope, group) })).filter((hit) => hit.found !== null)
    if (hits.length === 0) return {}
    const value: AppliesOnlyTo = { anses: false, jubilados: false, programaCiudadaniaPorteña: false }
    for (const { key } of hits) value[key] = true
    const spans = hits.map(({ found }) => ({ start: (found as Found).start, end: (found as Found).end }))
    return {
      appliesOnlyTo: {
        value,
        spans,
        role: hits[0]?.found?.role ?? null,
        doubt: hits.some(({ found }) => found?.role === 'legal') ? 0.05 : 0.01,
      },
    }
  },
}

/** A segment among several ("plan sueldo y jubilados", "Búho Jubilado") does not shut others out. */
const AMONG_OTHERS =
  /plan sueldo y $|haberes y $|sueldo,? (?:y|o|e) $|buho[a-z, ]{0,40}$|emprendedor[a-z ]{0,8}$|app supervielle $|identite[a-z, ]{0,20}$|one,? $/
const AMONG_OTHERS_AFTER = /^ ?(?:y|,|o) (?:emprendedor|plan sueldo|haberes|identite)/

function mention(scope: Scope, group: Group): Found | null {
  const { affirmed, card } = scope.text
  const pictures = card.blocks.filter(({ role }) => role === 'image')
  const announced = scope.offer.bonus ? scope.ownHeader : [...scope.header, ...pictures]
  const header = findAll(affirmed, announced, group.header).find((found) => isAlone(affirmed, found))
  if (header) return header
  if (scope.offer.bonus && scope.ownHeader.length > 0) return null
  return findAll(affirmed, legalOf(scope), group.legal).find((found) => isAlone(affirmed, found)) ?? null
}

const legalOf = ({ own, common, tiered }: Scope): Stretch[] => (tiered ? own : [...own, ...common])

function isAlone(affirmed: string, { start, end, stretch }: Found): boolean {
  const lead = affirmed.slice(Math.max(stretch.start, start - 50), start)
  const match = affirmed.slice(start, end)
  return (
    !AMONG_OTHERS.test(lead) &&
    !AMONG_OTHERS_AFTER.test(affirmed.slice(end, end + 20)) &&
    !/sueldo y jubil|haberes y jubil|buho/.test(match)
  )
}
