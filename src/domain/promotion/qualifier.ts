/** Facts that narrow how another field is to be understood, each only where that field says what it narrows. Most promotions have none. */
export const QUALIFIERS = [
  /** Of an offer on the web alone: the days of the week are those of the delivery; one may order on any other. */
  'deliveryDays',
  /** Of an offer for any payment method: some ways to pay are banned. */
  'bannedMethods',
  /** Of one that adds up to others: the card says to which, or takes it back elsewhere. */
  'partialStacking',
  /** It comes on top of another offer of its card («5 % adicional»), whatever is said of other promotions. */
  'addition',
  /** Of money that comes back: the card says where or when for one kind of card alone, or for each kind apart. */
  'refundByCard',
  /** Of one in the shops: it is for orders by telephone alone. */
  'byPhone',
  /** Of one that asks for something beforehand: that is a coupon to get, and no registration. */
  'coupon',
  /** Of one in the shops: words of the card name the web as well, where its front or the site's icons do not. */
  'saidWeb',
  /** The card does not say where: what is taken, the shops or those and the web, is usual for the chain. */
  'unsaidPlace',
  /** The card names the shops, and does not say whether it holds on the web as well. */
  'unsaidWeb',
  /** Of one for any payment method: the card does not speak of how one pays. */
  'unsaidMethods',
  /** Of one for cards: the card names no network, and those that are most common are taken. */
  'unsaidNetworks',
  /** Of one for plans of an issuer: the card names none of them, and those that we know are taken. */
  'unsaidPlans',
  /** Of an offer for retired people: the card names those who are retired («jubilados»), and nobody with another pension. */
  'retiredAlone',
  /** Of one that is not for some goods alone: the card says that it is for the whole purchase. */
  'wholePurchase',
] as const
export type Qualifier = (typeof QUALIFIERS)[number]
