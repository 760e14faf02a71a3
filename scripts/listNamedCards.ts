// `npm run yapa -- cards` writes the cards that offers have named with each institution, from all captured cards beside the project.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readCard } from '#chains/readCard.ts'
import { CARD_SLUGS, type CardSlug, isCardSlug, type MethodName, methodNamed, parentOrOwnName } from '#domain/catalogue/paymentMethod.ts'
import type { CapturedCard } from '#domain/promotion/capture.ts'
import { REAL_CARDS, ROOT } from './environment.mjs'

const FILE = path.join(ROOT, 'src/domain/catalogue/namedCards.ts')

/** Who has a network's credit card may have its debit card; prepaid cards stand alone. */
const networkOf = (card: CardSlug) => (card === 'mastercard-prepaga' ? card : card.replace(/-(credito|debito)$/, ''))

function* capturedCards(): Generator<CapturedCard> {
  const folders = ['archive', 'archive-2026'].map((name) => path.join(REAL_CARDS, name)).filter((folder) => existsSync(folder))
  if (folders.length === 0) throw new Error(`No hay tarjetas capturadas en ${REAL_CARDS}`)
  const files = folders.flatMap((folder) => readdirSync(folder).map((file) => path.join(folder, file)))
  for (const file of files.filter((name) => name.endsWith('.jsonl')))
    for (const line of readFileSync(file, 'utf8').split('\n')) if (line.trim() !== '') yield JSON.parse(line)
}

function namedWith(group: readonly MethodName[]): [institution: string, card: CardSlug][] {
  const methods = group.map((name) => methodNamed(name))
  const institutions = methods.filter(({ kind }) => kind !== 'generic').map((method) => methodNamed(parentOrOwnName(method)).slug)
  const cards = methods.map(({ slug }) => slug).filter(isCardSlug)
  return institutions.flatMap((institution) => cards.map((card) => [institution, card] as [string, CardSlug]))
}

const networks = new Map<string, Set<string>>()
for (const card of capturedCards())
  for (const { paymentMethods } of readCard(card).promotions)
    for (const [institution, named] of (paymentMethods ?? []).flatMap(namedWith))
      networks.set(institution, (networks.get(institution) ?? new Set()).add(networkOf(named)))

const rows = [...networks].sort().map(([institution, named]) => {
  const cards = CARD_SLUGS.filter((card) => named.has(networkOf(card)))
  return `  ${/\W/.test(institution) ? `'${institution}'` : institution}: [${cards.map((card) => `'${card}'`).join(', ')}],`
})
writeFileSync(
  FILE,
  `import type { CardSlug, MethodSlug } from './paymentMethod.ts'

/** The cards of the networks that offers have named with an institution. \`npm run yapa -- cards\` writes this file. */
export const NAMED_CARDS: Partial<Record<MethodSlug, readonly CardSlug[]>> = {
${rows.join('\n')}
}
`,
)
