import type { ChainFacts } from './chainFacts.ts'

/** Known only through what issuers say. */
const unread = <N extends string>(name: N) =>
  ({
    name,
    where: [name, 'Online'],
    whereLabels: { [name]: 'Sucursales' } as Readonly<Record<string, string>>,
    url: null,
    colours: { fill: '#565d6b', ink: '#ffffff' },
    isUnread: true,
  }) as const satisfies ChainFacts

export const UNREAD_CHAINS = {
  'la-anonima': unread('La Anónima'),
  'cooperativa-obrera': { ...unread('Cooperativa Obrera'), letters: 'COOP' },
  toledo: unread('Toledo'),
  diarco: {
    ...unread('Diarco'),
    letters: 'DIAR',
    where: ['Diarco Mayorista', 'Diarco Barrio', 'Diarco Pueblo', 'Online'],
    whereLabels: { 'Diarco Mayorista': 'Mayorista', 'Diarco Barrio': 'Barrio', 'Diarco Pueblo': 'Pueblo' },
    wholesale: ['Diarco Mayorista'],
  },
  maxiconsumo: { ...unread('Maxiconsumo'), letters: 'MAXI' },
  libertad: unread('Libertad'),
  nini: unread('Nini'),
  yaguar: unread('Yaguar'),
  atomo: unread('Átomo'),
  josimar: unread('Josimar'),
  supercoop: { ...unread('Supercoop'), letters: 'SCO' },
} as const satisfies Record<string, ChainFacts>
