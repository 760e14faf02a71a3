import type { ChainSlug, Where } from '#domain/catalogue/chain.ts'
import { fold } from '#domain/text/fold.ts'

/** A chain that a record names. `where`: the name stands for these formats or channels alone. */
export type NamedChain = { chain: ChainSlug; where?: Where[] }

/**
 * The names of the chains in the issuers' lists, folded. Only whole names count: parts of them («Diarco», «Alvear», «Melocotón») stand
 * in the names of others. «MasGo» and «Punto Mayorista» name nobody: they have offers of their own, and ChangoMás no such formats here.
 */
const NAMES: Record<ChainSlug, readonly string[]> = {
  carrefour: [
    'carrefour',
    'carrefour hiper market y express',
    'carrefour hiper market express maxi',
    'carrefour hiper market express y maxi',
  ],
  jumbo: ['jumbo'],
  disco: ['disco'],
  vea: ['vea'],
  coto: ['coto', 'coto nfc'],
  dia: ['dia', 'dia%'],
  changomas: [
    ...['changomas', 'chango mas', 'hiperchangomas', 'hiper changomas', 'superchangomas', 'super changomas'],
    'hiper changomas changomas y punto mayorista',
  ],
  makro: ['makro'],
  'la-anonima': ['la anonima'],
  'cooperativa-obrera': ['cooperativa obrera'],
  toledo: ['toledo', 'toledo y mini toledo'],
  diarco: ['diarco'],
  maxiconsumo: ['maxiconsumo'],
  libertad: ['libertad', 'hiper libertad'],
  nini: ['nini'],
  yaguar: ['yaguar'],
  atomo: ['atomo'],
  josimar: ['josimar'],
  supercoop: ['supercoop', 'super coop'],
}

const PARTS: Readonly<Record<string, NamedChain>> = {
  'coto digital': { chain: 'coto', where: ['Online'] },
  masonline: { chain: 'changomas', where: ['Online'] },
  'mas online': { chain: 'changomas', where: ['Online'] },
  'diarco mayorista': { chain: 'diarco', where: ['Diarco Mayorista'] },
  'diarco barrio': { chain: 'diarco', where: ['Diarco Barrio'] },
  'diarco pueblo': { chain: 'diarco', where: ['Diarco Pueblo'] },
}

const BY_NAME: ReadonlyMap<string, NamedChain> = new Map([
  ...(Object.entries(NAMES) as [ChainSlug, readonly string[]][]).flatMap(([chain, names]) =>
    names.map((name): [string, NamedChain] => [name, { chain }]),
  ),
  ...Object.entries(PARTS),
])

/** Longer texts are no name. */
const MAX_NAME = 80

/** Returns the chain that a shop's name in an issuer's list stands for; null for any other shop. */
export function chainNamed(name: string): NamedChain | null {
  if (name.length > MAX_NAME) return null
  const whole = fold(name)
    .replace(/[(),.:¡!"]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const bare = whole
    .replace(/ con modo$/, '')
    .replace(/^(?:supermercados?|mayorista) /, '')
    .replace(/ mayorista$/, '')
  return BY_NAME.get(whole) ?? BY_NAME.get(whole.replace(/ con modo$/, '')) ?? BY_NAME.get(bare) ?? null
}
