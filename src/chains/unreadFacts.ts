import type { ChainFacts } from './chainFacts.ts'

/** A chain whose site nobody here reads: it is known only through what issuers say. */
const unread = <N extends string>(name: N, letters: string, fill: string) =>
  ({
    name,
    where: [name, 'Online'],
    whereLabels: { [name]: 'Sucursales' } as Readonly<Record<string, string>>,
    url: null,
    colours: { fill, ink: '#ffffff' },
    letters,
    isUnread: true,
  }) as const satisfies ChainFacts

export const UNREAD_CHAINS = {
  'la-anonima': unread('La Anónima', 'LA', '#b3001b'),
  'cooperativa-obrera': unread('Cooperativa Obrera', 'CO', '#0a5ca8'),
  toledo: unread('Toledo', 'TO', '#8a1538'),
  diarco: {
    ...unread('Diarco', 'DI', '#9a2a10'),
    where: ['Diarco Mayorista', 'Diarco Barrio', 'Diarco Pueblo', 'Online'],
    whereLabels: { 'Diarco Mayorista': 'Mayorista', 'Diarco Barrio': 'Barrio', 'Diarco Pueblo': 'Pueblo' },
    wholesale: ['Diarco Mayorista'],
  },
  maxiconsumo: unread('Maxiconsumo', 'MC', '#1b5e20'),
  libertad: unread('Libertad', 'LI', '#a01c2c'),
  nini: unread('Nini', 'NI', '#274a8c'),
  yaguar: unread('Yaguar', 'YA', '#7a4a00'),
  atomo: unread('Átomo', 'ÁT', '#8c1d40'),
  josimar: unread('Josimar', 'JO', '#00596b'),
  supercoop: unread('Supercoop', 'SC', '#2f5d1e'),
} as const satisfies Record<string, ChainFacts>
