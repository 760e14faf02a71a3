/** Facts that narrow another field; each comment names the offers that can have it. Most promotions have none. */
export const QUALIFIERS = [
  /** Web only: the weekdays are those of the delivery; the order can be placed on any day. */
  'deliveryDays',
  /** Any payment method: the card bans some ways to pay. */
  'bannedMethods',
  /** Adds up to others: the card limits which, or contradicts it elsewhere. */
  'partialStacking',
  /** Any: it comes on top of another offer of its card («5 % adicional»). */
  'addition',
  /** Refund later: the card gives place or time only for one kind of card, or separately for each kind. */
  'refundByCard',
  /** Needs a registration: it has to be made a day before the purchase at least. */
  'dayBefore',
  /** For cards: of wallets they pay through MODO alone. */
  'modoAlone',
  /** For cards: of wallets they pay through MODO and those of phones alone. */
  'modoAndPhones',
  /** In the shop: it does not hold at tills without a cashier, or one way to pay does not. */
  'notAtSelfCheckout',
  /** The card does not say where; the field has the chain's usual places. */
  'unsaidPlace',
  /** The card names the shops, and does not say whether it holds on the web. */
  'unsaidWeb',
  /** Any payment method: the card does not mention payment at all. */
  'unsaidMethods',
  /** For cards: the card names no network; the field has the most common ones. */
  'unsaidNetworks',
  /** Has a last day: the card names none; the field has the last of the month in which it was seen. */
  'unsaidEnd',
  /** For retired people: the card says «jubilados», and does not mention other pensions. */
  'retiredAlone',
  /** For people who prove it at the till: the card asks for the DNI. */
  'showsId',
  /** Whole purchase: the card says so explicitly. */
  'wholePurchase',
] as const
export type Qualifier = (typeof QUALIFIERS)[number]

/** What earlier versions said of promotions: now the card's own words say it. */
export const RETIRED_QUALIFIERS: ReadonlySet<unknown> = new Set(
  'together byPhone coupon noWallets saidWeb anyNetwork unsaidPlans'.split(' '),
)

const UNSAID_OF: { readonly [field: string]: readonly Qualifier[] | undefined } = {
  where: ['unsaidPlace', 'unsaidWeb'],
  paymentMethods: ['unsaidMethods', 'unsaidNetworks'],
  validUntil: ['unsaidEnd'],
}

/** Drops what a field leaves unsaid, once a person or a second reader has said it. */
export function qualifiersOnceSaid(qualifiers: readonly Qualifier[], field: string): Qualifier[] {
  return qualifiers.filter((one) => !UNSAID_OF[field]?.includes(one))
}
