// Lists the lexicons that cards are searched with.

import { BRANDS } from '../vocabulary/brands.ts'
import { HOLDERS, PERIODS } from '../vocabulary/calendar.ts'
import { CARD_KINDS, FOREIGN_CARDS, NETWORKS, PICTURED_NETWORKS } from '../vocabulary/cards.ts'
import { CHANNEL_WORDS } from '../vocabulary/channels.ts'
import { CLUES } from '../vocabulary/clues.ts'
import { GOODS_WORDS, OWN_BRAND } from '../vocabulary/goods.ts'
import { APPS, FUNDS_WORDS, RAIL_WORDS } from '../vocabulary/how.ts'
import { INSTITUTIONS, NICKNAMES, PICTURED_INSTITUTIONS, SHORT_NAMES } from '../vocabulary/institutions.ts'
import { BOUNDS } from '../vocabulary/limits.ts'
import { MODALITY } from '../vocabulary/modality.ts'
import { MEANS } from '../vocabulary/payment.ts'
import { PEOPLE } from '../vocabulary/people.ts'
import { PROVINCE_WORDS, TOWNS } from '../vocabulary/places.ts'
import { GIVING } from '../vocabulary/refund.ts'
import { TIERS } from '../vocabulary/tiers.ts'
import { TOPICS } from '../vocabulary/topics.ts'
import { PhraseTree } from './phraseTree.ts'

const EVERYWHERE = [
  NICKNAMES,
  CARD_KINDS,
  FOREIGN_CARDS,
  HOLDERS,
  PERIODS,
  APPS,
  FUNDS_WORDS,
  RAIL_WORDS,
  MEANS,
  PEOPLE,
  TIERS,
  TOPICS,
  BOUNDS,
  GIVING,
]

/** The lexicons for running text. */
export const TEXT_PHRASES = new PhraseTree([
  ...EVERYWHERE,
  INSTITUTIONS,
  SHORT_NAMES,
  MODALITY,
  GOODS_WORDS,
  OWN_BRAND,
  BRANDS,
  PROVINCE_WORDS,
  TOWNS,
  CHANNEL_WORDS,
  NETWORKS,
  CLUES,
])
/** The lexicons for file names and alternative texts of pictures. */
export const PICTURE_PHRASES = new PhraseTree([...EVERYWHERE, PICTURED_INSTITUTIONS, PICTURED_NETWORKS])
