import type { MentionValues } from '../mentions/mention.ts'
import { ISSUERS_OWN_CARDS } from './issuers.ts'
import type { Lexicon } from './lexicon.ts'

export const CARD_KIND_LEXICON: Lexicon<'cardKind', MentionValues['cardKind']> = {
  kind: 'cardKind',
  isTolerant: true,
  entries: [
    { value: 'credit', phrases: ['credito', 'cred'] },
    { value: 'debit', phrases: ['debito', 'deb'] },
    { value: 'prepaid', phrases: ['prepaga|prepagas|prepago'] },
  ],
}

export const NETWORK_LEXICON: Lexicon<'network', MentionValues['network']> = {
  kind: 'network',
  isTolerant: true,
  entries: [
    { value: 'visa', phrases: ['visa'] },
    { value: 'mastercard', phrases: ['master card', 'master'] },
    { value: 'amex', phrases: ['american express', 'amex'] },
    { value: 'cabal', phrases: ['cabal'] },
    { value: 'maestro', phrases: ['maestro'] },
  ],
}

/** "mc" is specific enough in the file name of a picture. */
export const PICTURE_NETWORK_LEXICON: Lexicon<'network', MentionValues['network']> = {
  kind: 'network',
  entries: [...NETWORK_LEXICON.entries, { value: 'mastercard', phrases: ['mc'] }],
}

/** Outside the networks and the catalogue. */
export const FOREIGN_CARD_LEXICON: Lexicon<'foreignCard', string> = {
  kind: 'foreignCard',
  entries: [
    ...ISSUERS_OWN_CARDS.map(({ name, phrases }) => ({ value: name, phrases })),
    {
      value: 'Tarjeta precargada social (Programa Ciudadanía Porteña)',
      phrases: ['tarjeta|tarjetas precargada|precargadas social|sociales', 'tarjeta ciudadania portena'],
    },
  ],
}
