import { BRAND_LEXICON } from '../vocabulary/brands.ts'
import { HOLDER_LEXICON, PERIOD_LEXICON } from '../vocabulary/calendar.ts'
import { CARD_KIND_LEXICON, FOREIGN_CARD_LEXICON, NETWORK_LEXICON, PICTURE_NETWORK_LEXICON } from '../vocabulary/cards.ts'
import { CHANNEL_LEXICON } from '../vocabulary/channels.ts'
import { CLUE_LEXICON } from '../vocabulary/clues.ts'
import { GOODS_LEXICON, OWN_BRAND_LEXICON } from '../vocabulary/goods.ts'
import { APP_LEXICON, FUNDS_LEXICON, RAIL_LEXICON } from '../vocabulary/how.ts'
import { INSTITUTION_LEXICON, NICKNAME_LEXICON, PICTURE_INSTITUTION_LEXICON, SHORT_NAME_LEXICON } from '../vocabulary/institutions.ts'
import { BOUND_LEXICON } from '../vocabulary/limits.ts'
import { OPENER_LEXICON } from '../vocabulary/modality.ts'
import { MEANS_LEXICON } from '../vocabulary/payment.ts'
import { PEOPLE_LEXICON } from '../vocabulary/people.ts'
import { PROVINCE_LEXICON, TOWN_LEXICON } from '../vocabulary/places.ts'
import { GIVING_LEXICON } from '../vocabulary/refund.ts'
import { TIER_LEXICON } from '../vocabulary/tiers.ts'
import { TOPIC_LEXICON } from '../vocabulary/topics.ts'
import { PhraseTree } from './phraseTree.ts'

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
