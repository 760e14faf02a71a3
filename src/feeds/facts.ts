import type { FeedFacts } from './feedFacts.ts'

/**
 * The issuers' feeds in the order of their worth: the only list. Other rooms find a feed's parts by the name of its folder.
 * A feed is read only where it is switched on (`YAPA_FEEDS`).
 */
export const FEED_FACTS = {
  'cuenta-dni': {
    name: 'Cuenta DNI',
    url: 'https://www.bancoprovincia.com.ar/cuentadni/contenidos/cdniBeneficios',
    letters: 'DNI',
    colours: { fill: '#00875a', ink: '#ffffff' },
  },
  modo: {
    name: 'MODO',
    url: 'https://www.modo.com.ar/promos',
    letters: 'MO',
    colours: { fill: '#0a6b4f', ink: '#ffffff' },
    isFormOnly: true,
  },
  'club-la-nacion': {
    name: 'Club La Nación',
    url: 'https://club.lanacion.com.ar',
    letters: 'LN',
    colours: { fill: '#006998', ink: '#ffffff' },
  },
  'personal-pay': {
    name: 'Personal Pay',
    url: 'https://www.personal.com.ar/pay/beneficios',
    letters: 'PP',
    colours: { fill: '#4b2a8c', ink: '#ffffff' },
  },
  'banco-patagonia': {
    name: 'Banco Patagonia',
    url: 'https://ahorrosybeneficios.bancopatagonia.com.ar/ahorrosybeneficios/supermercados.html',
    letters: 'PA',
    colours: { fill: '#00693c', ink: '#ffffff' },
  },
  'naranja-x': {
    name: 'Naranja X',
    url: 'https://www.naranjax.com/promociones',
    letters: 'NX',
    colours: { fill: '#b53b00', ink: '#ffffff' },
    isFormOnly: true,
  },
  'banco-nacion': {
    name: 'Banco Nación',
    url: 'https://www.bna.com.ar',
    letters: 'BN',
    colours: { fill: '#00607a', ink: '#ffffff' },
    isFormOnly: true,
  },
  'banco-galicia': {
    name: 'Banco Galicia',
    url: 'https://beneficios.galicia.ar',
    letters: 'GA',
    colours: { fill: '#a84300', ink: '#ffffff' },
  },
} as const satisfies Record<string, FeedFacts>
