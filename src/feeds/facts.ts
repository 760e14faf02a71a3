/** The facts of an issuer's feed that every room needs, including the browser: plain data. */
type FeedFacts = {
  name: string
  /** The page of its promotions for people. */
  url: string
  /** The method or club by which promotions name the issuer, of whose own offers the list has all. Absent where it depends on a place, or is of a network. */
  silenceIsOf?: string
}

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
  'banco-galicia': {
    name: 'Banco Galicia',
    url: 'https://beneficios.galicia.ar',
    silenceIsOf: 'banco-galicia',
  },
} as const satisfies Record<string, FeedFacts>
