/**
 * The supermarket chains, and for each the formats and channels (`where`) on which a promotion of it can hold.
 * Names are trademarks of their owners; the colours only fill their badges.
 */
export const CHAINS = {
  carrefour: {
    name: 'Carrefour',
    where: ['Carrefour', 'Market', 'Express', 'Maxi', 'Online'],
    url: 'https://www.carrefour.com.ar/descuentos-bancarios',
    colours: { fill: '#004e9f', ink: '#ffffff' },
  },
  coto: {
    name: 'Coto',
    where: ['Coto', 'Online'],
    url: 'https://www.coto.com.ar/descuentos',
    colours: { fill: '#d5002b', ink: '#ffffff' },
  },
  dia: {
    name: 'Día',
    where: ['Dia', 'Online'],
    url: 'https://diaonline.supermercadosdia.com.ar/medios-de-pago-y-promociones',
    colours: { fill: '#c8102e', ink: '#ffffff' },
  },
  jumbo: {
    name: 'Jumbo',
    where: ['Jumbo', 'Online'],
    url: 'https://www.jumbo.com.ar/descuentos-del-dia?type=por-dia&day=1',
    colours: { fill: '#007a3d', ink: '#ffffff' },
  },
  changomas: {
    name: 'ChangoMás',
    where: ['ChangoMas', 'Online'],
    url: 'https://www.masonline.com.ar/promociones-bancarias',
    colours: { fill: '#6b1f7c', ink: '#ffffff' },
  },
  makro: {
    name: 'Makro',
    where: ['Makro', 'Online'],
    url: 'https://makro.com.ar/beneficios-bancarios/',
    colours: { fill: '#a6192e', ink: '#ffffff' },
  },
  disco: {
    name: 'Disco',
    where: ['Disco', 'Online'],
    url: 'https://www.disco.com.ar/descuentos-del-dia?type=por-dia&day=1',
    colours: { fill: '#c4122f', ink: '#ffffff' },
  },
  vea: {
    name: 'Vea',
    where: ['Vea', 'Online'],
    url: 'https://www.vea.com.ar/descuentos-del-dia?type=por-dia&day=1',
    colours: { fill: '#1f4e9e', ink: '#ffffff' },
  },
} as const satisfies Record<string, Chain>

export type Chain = {
  /** Display name. */
  name: string
  /** Formats and channels; `Online` is the web shop, everything else a kind of shop. */
  where: readonly string[]
  /** The official page of the promotions. */
  url: string
  colours: { fill: string; ink: string }
}

export type ChainSlug = keyof typeof CHAINS
/** Jumbo's sisters: read only where somebody switched them on (`YAPA_SISTER_CHAINS`), shown only where they were read. */
export const SISTER_SLUGS = ['disco', 'vea'] as const satisfies ChainSlug[]
/** Every chain that data may speak of, in their usual order. */
export const ALL_CHAIN_SLUGS = Object.keys(CHAINS) as ChainSlug[]
/** The chains that are always there. */
export const CHAIN_SLUGS = ALL_CHAIN_SLUGS.filter((slug): slug is MainChain => !(SISTER_SLUGS as readonly ChainSlug[]).includes(slug))
export type MainChain = Exclude<ChainSlug, (typeof SISTER_SLUGS)[number]>
export type Where = (typeof CHAINS)[ChainSlug]['where'][number]

export function isChainSlug(text: unknown): text is ChainSlug {
  return typeof text === 'string' && Object.hasOwn(CHAINS, text)
}

/** The chains to show: those that are always there, and of their sisters the ones that were `read`. */
export function shownChains(read: readonly ChainSlug[]): ChainSlug[] {
  return ALL_CHAIN_SLUGS.filter((slug) => (CHAIN_SLUGS as readonly ChainSlug[]).includes(slug) || read.includes(slug))
}

/** How the formats are called in front of a shopper. */
export const WHERE_LABELS: Record<Where, string> = {
  Carrefour: 'Hiper',
  Market: 'Market',
  Express: 'Express',
  Maxi: 'Maxi',
  Coto: 'Sucursales',
  Dia: 'Tiendas',
  Jumbo: 'Sucursales',
  ChangoMas: 'Sucursales',
  Makro: 'Sucursales',
  Disco: 'Sucursales',
  Vea: 'Sucursales',
  Online: 'Online',
}

/** The two channels a shopper chooses between. */
export const CHANNELS = ['presencial', 'online'] as const
export type Channel = (typeof CHANNELS)[number]

export function isChannel(text: unknown): text is Channel {
  return text === 'presencial' || text === 'online'
}

/** Whether a promotion that holds on these formats holds on the channel. */
export function holdsOn(where: readonly Where[], channel: Channel): boolean {
  return channel === 'online' ? where.includes('Online') : where.some((format) => format !== 'Online')
}
