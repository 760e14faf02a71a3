import type { CardSlug, MethodSlug } from '#domain/catalogue/paymentMethod.ts'
import { slugOf } from '#domain/catalogue/tiers.ts'
import type { NewAnswers } from '#domain/questions/catalogue.ts'
import { fold } from '#domain/text/fold.ts'
import { type Household, MAX_NAME, MAX_PEOPLE, NOBODY_YET, type Person, readName } from '#domain/wallet/household.ts'
import { homePlace, isEmptyWallet, normaliseWallet, type Wallet, withAnswer, withAnswers, withInstrument } from '#domain/wallet/wallet.ts'

/** A person's id; undefined means the first person. */
export type Whose = string | undefined

export function makeSameAnswers(keys: readonly string[], answer: boolean | null): NewAnswers {
  return Object.fromEntries(keys.map((key) => [key, answer]))
}

/** What one press says about the person of its form. */
export type PersonChange =
  | { kind: 'method'; method: MethodSlug; held: boolean }
  | { kind: 'card'; method: MethodSlug; card: CardSlug; held: boolean }
  /** `cards` is null when the shopper does not know which, and empty for none. */
  | { kind: 'cards'; method: MethodSlug; cards: null | [] }
  | { kind: 'answers'; answers: NewAnswers }

/**
 * Every change that a shopper can make. It applies to the wallets as stored at that moment, so that two tabs, or a page rendered long
 * ago, do not undo each other's changes. Sending it twice has the effect of once.
 */
export type WalletChange =
  | (PersonChange & { whose: Whose })
  | { kind: 'replace' | 'add'; whose: Whose; wallet: Wallet }
  /** Adds people, with their ids if these are free. A person whose name is known gets the new wallet instead. */
  | { kind: 'join'; people: readonly Person[] }
  | { kind: 'rename'; who: Whose; name: string }
  | { kind: 'leave'; who: string }
  /** Puts a person who left back at their place. */
  | { kind: 'return'; person: Person; place: number }
  /** Makes the person the first, the holder of the device. */
  | { kind: 'first'; who: Whose }
  | { kind: 'replaceAll'; people: Household }
  | { kind: 'erase' }

/**
 * Returns the people after a change; they are the same where the change is refused. Who comes, and who said no other place, buys where
 * the first says.
 */
export function applyChange(people: Household, change: WalletChange): Household {
  const changed = changedPeople(people, change)
  const [before, place] = [people[0], changed[0]].map(({ wallet }) => homePlace(wallet.answers))
  if (place === undefined || (change.kind !== 'join' && (change.kind !== 'answers' || before === place))) return changed
  return mapped(changed, (one) => {
    const own = homePlace(one.wallet.answers)
    return own !== place && (own === undefined || own === before) ? { ...one, wallet: withAnswer(one.wallet, place, true) } : one
  })
}

function changedPeople(people: Household, change: WalletChange): Household {
  switch (change.kind) {
    case 'join':
      return change.people.reduce(withPerson, people)
    case 'rename':
      return renamed(people, change.who, readName(change.name))
    case 'leave':
      return without(people, change.who)
    case 'return':
      return withReturned(people, change.person, change.place)
    case 'first':
      return withFirst(people, change.who)
    case 'replaceAll':
      return change.people
    case 'erase':
      return NOBODY_YET
    default:
      return withWallet(people, change.whose, (wallet) => changedWallet(wallet, change))
  }
}

type OfOneWallet = PersonChange | { kind: 'replace' | 'add'; wallet: Wallet }

function changedWallet(wallet: Wallet, change: OfOneWallet): Wallet {
  switch (change.kind) {
    case 'method':
      return change.held ? withInstrument(wallet, { method: change.method, cards: null }) : withoutMethod(wallet, change.method)
    case 'card':
      return withCard(wallet, change.method, change.card, change.held)
    case 'cards':
      return withCards(wallet, change.method, change.cards)
    case 'answers':
      return withAnswers(wallet, change.answers)
    case 'replace':
      return normaliseWallet(change.wallet)
    case 'add':
      return addWallets(wallet, change.wallet)
  }
}

/** Finds the person of a change: without an id the first, and nobody when another tab has removed the person. */
function findPerson(people: Household, who: Whose): Person | undefined {
  return who === undefined ? people[0] : people.find(({ id }) => id === who)
}

function mapped(people: Household, change: (person: Person) => Person): Household {
  const [first, ...others] = people
  return [change(first), ...others.map(change)]
}

function withWallet(people: Household, whose: Whose, change: (wallet: Wallet) => Wallet): Household {
  const person = findPerson(people, whose)
  if (!person) return people
  return mapped(people, (one) => (one === person ? { ...one, wallet: change(one.wallet) } : one))
}

/** The name of a person who joins without one. */
const UNNAMED = 'Otra persona'

function withPerson(people: Household, { id, name: given, wallet }: Person): Household {
  const name = readName(given) || UNNAMED
  const known = personNamed(people, name)
  if (known && isEmptyWallet(wallet)) return people
  if (known) return mapped(people, (one) => (one === known ? { ...one, wallet } : one))
  if (people.length === MAX_PEOPLE) return people
  return [...people, { id: newId(people, id || name), name, wallet }]
}

/** Finds a person by name, ignoring case and accents. It never returns a holder without a name. */
export function personNamed(people: Household, name: string): Person | undefined {
  return people.find((one) => fold(one.name) === fold(readName(name) || UNNAMED))
}

/** Makes an id from the first name, so that a person who returns under it finds their recorded uses. */
function newId(people: Household, name: string): string {
  // The cut may leave a dash at the end.
  const slug = slugOf(name).slice(0, MAX_NAME).replace(/-$/, '') || 'persona'
  const ids = [slug, ...people.map((_, at) => `${slug}-${at + 2}`)]
  return ids.find((id) => people.every((one) => one.id !== id)) as string
}

/** Renames a person. It refuses a name that another person has, and an empty name except for the holder. */
function renamed(people: Household, who: Whose, name: string): Household {
  const person = findPerson(people, who)
  if (!person) return people
  const isTaken = name !== '' && (personNamed(people, name) ?? person) !== person
  if (isTaken || (name === '' && person !== people[0])) return people
  return mapped(people, (one) => (one === person ? { ...one, name } : one))
}

/** Removes a person, unless nobody would remain. */
function without(people: Household, who: string): Household {
  const [first, ...others] = people.filter(({ id }) => id !== who)
  return first ? [first, ...others] : people
}

/** Moves a person to the first place. It does nothing while the first has no name, because the screens need the names of all others. */
function withFirst(people: Household, who: Whose): Household {
  const person = findPerson(people, who)
  return !person || people[0].name === '' ? people : [person, ...people.filter((one) => one !== person)]
}

/** Puts a removed person back at their place, unless there is no room or the id or name is taken. */
function withReturned(people: Household, person: Person, place: number): Household {
  const isTaken = people.some(({ id, name }) => id === person.id || (name !== '' && fold(name) === fold(person.name)))
  if (isTaken || people.length === MAX_PEOPLE) return people
  return [...people.slice(0, place), person, ...people.slice(place)] as unknown as Household
}

/** Merges two wallets. On different answers the added one wins, if it has one. */
function addWallets(wallet: Wallet, added: Wallet): Wallet {
  const instruments = [...wallet.instruments, ...added.instruments]
  return withAnswers(normaliseWallet({ ...wallet, instruments }), added.answers)
}

/** Removes a method, and what was said of its plans. */
function withoutMethod(wallet: Wallet, slug: MethodSlug): Wallet {
  const others = Object.entries(wallet.answers).filter(([key]) => !key.startsWith(`tier:${slug}:`))
  return { ...wallet, instruments: wallet.instruments.filter(({ method }) => method !== slug), answers: Object.fromEntries(others) }
}

/** Sets the cards of an institution and adds it if necessary. */
function withCards(wallet: Wallet, slug: MethodSlug, cards: CardSlug[] | null): Wallet {
  const others = wallet.instruments.filter(({ method }) => method !== slug)
  return normaliseWallet({ ...wallet, instruments: [...others, { method: slug, cards }] })
}

/** Adds or removes a card. Removing the last one makes the cards unknown again. */
function withCard(wallet: Wallet, slug: MethodSlug, card: CardSlug, held: boolean): Wallet {
  const before = wallet.instruments.find(({ method }) => method === slug)?.cards ?? []
  const others = before.filter((one) => one !== card)
  const cards = held ? [...others, card] : others
  return withCards(wallet, slug, cards.length > 0 ? cards : null)
}
