import { HOLDERS, PERIODS } from './calendar.ts'
import { CARD_KINDS, FOREIGN_CARDS, NETWORKS, PICTURED_NETWORKS } from './cards.ts'
import { CHANNELS } from './channels.ts'
import { BRANDS, GOODS_WORDS, OWN_BRAND } from './goods.ts'
import { APPS, FUNDS_WORDS, RAIL_WORDS } from './how.ts'
import { INSTITUTIONS, NICKNAMES, PICTURED_INSTITUTIONS, SHORT_NAMES } from './institutions.ts'
import { LIMITING } from './limiting.ts'
import { BOUNDS } from './limits.ts'
import { MODALITY } from './modality.ts'
import { MEANS } from './payment.ts'
import { PEOPLE } from './people.ts'
import { PhraseTree } from './phraseTree.ts'
import { PROVINCES, TOWNS } from './places.ts'
import { GIVING } from './refund.ts'
import { TIERS } from './tiers.ts'
import { TOPICS } from './topics.ts'

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

/** What running text is searched for. */
export const WORDS = new PhraseTree([
  ...EVERYWHERE,
  INSTITUTIONS,
  SHORT_NAMES,
  MODALITY,
  LIMITING,
  GOODS_WORDS,
  OWN_BRAND,
  BRANDS,
  PROVINCES,
  TOWNS,
  CHANNELS,
  NETWORKS,
])
/** What file names and alternative texts of pictures are searched for. */
export const PICTURES = new PhraseTree([...EVERYWHERE, PICTURED_INSTITUTIONS, PICTURED_NETWORKS])
