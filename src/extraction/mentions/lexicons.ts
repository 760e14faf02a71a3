import { BRAND_LEXICON } from '../vocabulary/brands.ts'
import { HOLDER_LEXICON, PERIOD_LEXICON } from '../vocabulary/calendar.ts'
import { CHANNEL_LEXICON } from '../vocabulary/channels.ts'
import { CLUE_LEXICON } from '../vocabulary/clues.ts'
import { GOODS_LEXICON, OWN_BRAND_LEXICON } from '../vocabulary/goods.ts'
import { APP_LEXICON, FUNDS_LEXICON, RAIL_LEXICON } from '../vocabulary/how.ts'
import { INSTITUTION_LEXICON, NICKNAME_LEXICON, PICTURE_INSTITUTION_LEXICON, SHORT_NAME_LEXICON } from '../vocabulary/institutions.ts'
import { ISSUERS_OWN_CARDS } from '../vocabulary/issuers.ts'
import type { Lexicon } from '../vocabulary/lexicon.ts'
import { BOUND_LEXICON } from '../vocabulary/limits.ts'
import { OPENER_LEXICON } from '../vocabulary/modality.ts'
import { MEANS_LEXICON } from '../vocabulary/payment.ts'
import { PEOPLE_LEXICON } from '../vocabulary/people.ts'
import { PROVINCE_LEXICON, TOWN_LEXICON } from '../vocabulary/places.ts'
import { GIVING_LEXICON } from '../vocabulary/refund.ts'
import { TIER_LEXICON } from '../vocabulary/tiers.ts'
import { TOPIC_LEXICON } from '../vocabulary/topics.ts'
import type { MentionValues } from './mention.ts'
import { PhraseTree } from './phraseTree.ts'

const CARD_KIND_LEXICON: Lexicon<'cardKind', MentionValues['cardKind']> = {
  kind: 'cardKind',
  isTolerant: true,
  entries: [
    { value: 'credit', phrases: ['credito', 'cred'] },
    { value: 'debit', phrases: ['debito', 'deb'] },
    { value: 'prepaid', phrases: ['prepaga|prepagas|prepago'] },
  ],
}

const NETWORK_LEXICON: Lexicon<'network', MentionValues['network']> = {
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
const PICTURE_NETWORK_LEXICON: Lexicon<'network', MentionValues['network']> = {
  kind: 'network',
  entries: [...NETWORK_LEXICON.entries, { value: 'mastercard', phrases: ['mc'] }],
}

/** Outside the networks and the catalogue. */
const FOREIGN_CARD_LEXICON: Lexicon<'foreignCard', string> = {
  kind: 'foreignCard',
  entries: [
    ...ISSUERS_OWN_CARDS.map(({ name, phrases }) => ({ value: name, phrases })),
    {
      value: 'Tarjeta precargada social (Programa Ciudadanía Porteña)',
      phrases: ['tarjeta|tarjetas precargada|precargadas social|sociales', 'tarjeta ciudadania portena'],
    },
  ],
}

const EVERYWHERE = [
  NICKNAME_LEXICON,
  CARD_KIND_LEXICON,
  FOREIGN_CARD_LEXICON,
  HOLDER_LEXICON,
  PERIOD_LEXICON,
  APP_LEXICON,
  FUNDS_LEXICON,
  RAIL_LEXICON,
  MEANS_LEXICON,
  PEOPLE_LEXICON,
  TIER_LEXICON,
  TOPIC_LEXICON,
  BOUND_LEXICON,
  GIVING_LEXICON,
]

export const TEXT_PHRASE_TREE = new PhraseTree([
  ...EVERYWHERE,
  INSTITUTION_LEXICON,
  SHORT_NAME_LEXICON,
  OPENER_LEXICON,
  GOODS_LEXICON,
  OWN_BRAND_LEXICON,
  BRAND_LEXICON,
  PROVINCE_LEXICON,
  TOWN_LEXICON,
  CHANNEL_LEXICON,
  NETWORK_LEXICON,
  CLUE_LEXICON,
])
export const PICTURE_PHRASE_TREE = new PhraseTree([...EVERYWHERE, PICTURE_INSTITUTION_LEXICON, PICTURE_NETWORK_LEXICON])
