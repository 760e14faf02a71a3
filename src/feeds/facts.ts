import type { FeedFacts } from './feedFacts.ts'

/**
 * The issuers' feeds in the order of their worth: the only list. Other rooms find a feed's parts by the name of its folder.
 * A feed is read only where it is switched on (`YAPA_FEEDS`).
 */
export const FEED_FACTS = {
  'cuenta-dni': {
    name: 'Cuenta DNI',
    url: 'https://www.bancoprovincia.com.ar/cuentadni/contenidos/cdniBeneficios',
    silenceIsOf: 'cuenta-dni',
  },
  modo: {
    name: 'MODO',
    url: 'https://www.modo.com.ar/promos',
    isFormOnly: true,
  },
  'club-la-nacion': {
    name: 'Club La Nación',
    url: 'https://club.lanacion.com.ar',
    silenceIsOf: 'Club La Nacion',
  },
  'personal-pay': {
    name: 'Personal Pay',
    url: 'https://www.personal.com.ar/pay/beneficios',
    silenceIsOf: 'personal-pay',
  },
  'banco-patagonia': {
    name: 'Banco Patagonia',
    url: 'https://ahorrosybeneficios.bancopatagonia.com.ar/ahorrosybeneficios/supermercados.html',
    silenceIsOf: 'banco-patagonia',
    isFormOnly: true,
  },
  'naranja-x': {
    name: 'Naranja X',
    url: 'https://www.naranjax.com/promociones',
    isFormOnly: true,
  },
  'banco-nacion': {
    name: 'Banco Nación',
    url: 'https://www.bna.com.ar',
    silenceIsOf: 'banco-nacion',
    isFormOnly: true,
  },
  'banco-galicia': {
    name: 'Banco Galicia',
    url: 'https://beneficios.galicia.ar',
    silenceIsOf: 'banco-galicia',
  },
} as const satisfies Record<string, FeedFacts>
