import type { MentionValues } from '../mentions/mention.ts'
import { ISSUERS_CARDS } from './issuers.ts'
import type { Lexicon } from './lexicon.ts'

export const CARD_KINDS: Lexicon<'cardKind', MentionValues['cardKind']> = {
  kind: 'cardKind',
  tolerant: true,
  entries: [
    { value: 'credit', phrases: ['credito', 'cred'] },
    { value: 'debit', phrases: ['debito', 'deb'] },
    { value: 'prepaid', phrases: ['prepaga|prepagas|prepago'] },
  ],
}

export const NETWORKS: Lexicon<'network', MentionValues['network']> = {
  kind: 'network',
  tolerant: true,
  entries: [
    { value: 'visa', phrases: ['visa'] },
    { value: 'mastercard', phrases: ['master card', 'master'] },
    { value: 'amex', phrases: ['american express', 'amex'] },
    { value: 'cabal', phrases: ['cabal'] },
    { value: 'maestro', phrases: ['maestro'] },
  ],
}

/** In the name of a picture's file two letters are enough. */
export const PICTURED_NETWORKS: Lexicon<'network', MentionValues['network']> = {
  kind: 'network',
  entries: [...NETWORKS.entries, { value: 'mastercard', phrases: ['mc'] }],
}

/** Cards outside the networks and the catalogue. */
export const FOREIGN_CARDS: Lexicon<'foreignCard', string> = {
  kind: 'foreignCard',
  entries: [
    ...ISSUERS_CARDS.map(({ name, phrases }) => ({ value: name, phrases })),
    {
      value: 'Tarjeta precargada social (Programa Ciudadanía Porteña)',
      phrases: ['tarjeta|tarjetas precargada|precargadas social|sociales', 'tarjeta ciudadania portena'],
    },
  ],
}
