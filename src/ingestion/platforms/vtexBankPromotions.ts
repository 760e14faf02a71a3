import { asText, type JsonObject } from '#chains/forms/json.ts'
import { errorMessage } from '#storage/storageError.ts'
import { isFlagOff, isPublished, makeCardId, readCardDrafts } from './cardDrafts.ts'
import type { WayContext, WayResult } from './way.ts'

/**
 * One shop's settings of a bank promotions app that several chains use on VTEX. Several ways lead to its documents
 * (`vtexMasterData.ts`, `vtexGraphql.ts`); their form is defined here.
 */
export type BankPromotionsApp = {
  origin: string
  account: string
  entity: string
  /** The requested fields; the server refuses to send all. */
  fields: readonly string[]
  app: string
  assets: string
  /** The page's own queries. Their hashes change with the app's version. */
  queries: { promotions: PersistedQuery; banks: PersistedQuery; cards: PersistedQuery }
}

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

export const BANK_PROMOTION_FIELDS: readonly string[] = [
  ...['id', 'title', 'sub_title', 'discount_percentage', 'discounts_amount_installments', 'discounts_text_installments'],
  ...['discount_text_info', 'img_card', 'img_card_2', 'img_card_3', 'img_card_4', 'img_card_5', 'img_card_6', 'order'],
  ...['active', 'active_from', 'active_to', 'validText', 'hyper', 'market', 'ecommerce', 'express', 'maxi', 'legal'],
  ...WEEKDAYS,
  ...['idBank', 'idCard'],
]

export type PersistedQuery = {
  operation: string
  /** The last known SHA-256 of the query. */
  hash?: string
}

export type EntityNames = { banks: ReadonlyMap<string, string>; cards: ReadonlyMap<string, string> }

/** An entry without a value in any of these is no promotion. */
const EXPECTED = ['title', 'legal', 'discount_percentage', 'discounts_amount_installments']

/**
 * Converts documents to raw cards, with the names of bank and card added.
 * @param namesOf Only called when a document refers to names.
 * @throws LiveSourceError
 */
export async function makeBankPromotionCards(
  documents: readonly unknown[],
  { now, warn }: Pick<WayContext, 'now' | 'warn'>,
  namesOf: () => Promise<EntityNames>,
): Promise<WayResult> {
  const result = readCardDrafts(documents, {
    expected: EXPECTED,
    shown: (document) => isShown(document, now),
    draft: (document) => ({ id: makeCardId('bp', document.id, document), raw: document }),
  })
  const pointing = result.cards.some(({ raw }) => asText((raw as JsonObject).idBank) !== '' || asText((raw as JsonObject).idCard) !== '')
  const names = pointing ? await namesOf().catch((error: unknown) => withoutNames(error, warn)) : NO_NAMES
  return { ...result, cards: result.cards.map((card) => ({ ...card, raw: rawCard(card.raw as JsonObject, names) })) }
}

const NO_NAMES: EntityNames = { banks: new Map(), cards: new Map() }

/** Titles and images name the banks too, so cards without these names are still useful. */
function withoutNames(error: unknown, warn: WayContext['warn']): EntityNames {
  warn(`Faltan los nombres de bancos y tarjetas: ${errorMessage(error)}`)
  return NO_NAMES
}

function rawCard(document: JsonObject, { banks, cards }: EntityNames): JsonObject {
  return {
    vtexBankPromotion: document,
    bankName: banks.get(asText(document.idBank)) ?? null,
    cardName: cards.get(asText(document.idCard)) ?? null,
  }
}

/** The page shows documents that are active and published now; `active` may be missing when the query filtered by it. */
function isShown(document: JsonObject, now: Date): boolean {
  if (isFlagOff(document.active)) return false
  return isPublished(instantOf(document.active_from), instantOf(document.active_to), now)
}

const instantOf = (value: unknown) => (asText(value) === '' ? Number.NaN : Date.parse(asText(value)))
