/** They narrow another field; each comment begins with the offers that can have it. */
export const QUALIFIERS = [
  /** Web only: the weekdays are the delivery's; the order can be placed on any day. */
  'deliveryDays',
  /** Any payment method: some ways to pay are banned. */
  'bannedMethods',
  /** Adds up to others: the card limits which, or contradicts it elsewhere. */
  'partialStacking',
  /** Any: it comes on top of another offer of its card («5 % adicional»). */
  'addition',
  /** Refund later: place or time only for one kind of card, or separately for each. */
  'refundByCard',
  /** Registration: at least a day before the purchase. */
  'dayBefore',
  /** Cards: of wallets they pay through MODO alone. */
  'modoAlone',
  /** Cards: of wallets they pay through MODO and those of phones alone. */
  'modoAndPhones',
  /** In the shop: not at tills without a cashier, or not in one way to pay. */
  'notAtSelfCheckout',
  /** Any: the field has the chain's usual places. */
  'unsaidPlace',
  /** In the shop: nothing says whether the web too. */
  'unsaidWeb',
  /** Any payment method: the card does not mention payment at all. */
  'unsaidMethods',
  /** Cards: no network is named; the field has the most common ones. */
  'unsaidNetworks',
  /** Last day: none is named; the field has the last of the month in which it was seen. */
  'unsaidEnd',
  /** Retired people: «jubilados», and no other pensions. */
  'retiredAlone',
  /** People who prove it at the till: the card asks for the DNI. */
  'showsId',
] as const
export type Qualifier = (typeof QUALIFIERS)[number]

/** Of earlier versions: now the card's own words say it. */
export const RETIRED_QUALIFIERS: ReadonlySet<unknown> = new Set(
  'together byPhone coupon noWallets saidWeb anyNetwork unsaidPlans wholePurchase'.split(' '),
)

const UNSAID_OF: { readonly [field: string]: readonly Qualifier[] | undefined } = {
  where: ['unsaidPlace', 'unsaidWeb'],
  paymentMethods: ['unsaidMethods', 'unsaidNetworks'],
  validUntil: ['unsaidEnd'],
}

/** Once a person or a second reader has said it. */
export function qualifiersOnceSaid(qualifiers: readonly Qualifier[], field: string): Qualifier[] {
  return qualifiers.filter((one) => !UNSAID_OF[field]?.includes(one))
}
