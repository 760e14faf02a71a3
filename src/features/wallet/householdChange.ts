import { slugOf } from '#domain/catalogue/tiers.ts'
import { fold } from '#domain/text/fold.ts'
import type { Use } from '#domain/uses/use.ts'
import { decodeHousehold } from '#domain/wallet/codec/cookie.ts'
import { isEmptyWallet } from '#domain/wallet/emptyWallet.ts'
import { type Household, MAX_NAME, MAX_PEOPLE, NOBODY_YET, type Person, readName } from '#domain/wallet/household.ts'
import { personOf } from '#domain/wallet/personOf.ts'
import { EMPTY_WALLET } from '#domain/wallet/wallet.ts'
import { applyChange, type Fields, readChange, type WalletChange } from './walletChange.ts'

/** A person's id; undefined means the first person. */
type Whose = string | undefined

/**
 * A change that a form asks for: of one person's wallet, or of the people. It applies to the cookie of that moment. Sending it
 * twice has the effect of once, because a person whose name is known does not join again.
 */
export type HouseholdChange =
  | { kind: 'wallet'; whose: Whose; change: WalletChange }
  | { kind: 'join'; people: readonly Joining[] }
  | { kind: 'rename'; whose: Whose; name: string }
  | { kind: 'leave'; whose: string }
  /** Puts a person who left back at their place. */
  | { kind: 'return'; person: Person; place: number }
  /** Makes the person the first, the holder of the device. */
  | { kind: 'first'; whose: Whose }
  /** Replaces everyone by the people of a link, code or file. */
  | { kind: 'replaceAll'; people: Household }

/** A person who joins. Their id is kept if it is free. */
export type Joining = Pick<Person, 'name' | 'wallet'> & { id?: string }

export function applyHouseholdChange(people: Household, change: HouseholdChange): Household {
  switch (change.kind) {
    case 'wallet':
      return change.change.kind === 'erase' ? NOBODY_YET : withChange(people, change.whose, change.change)
    case 'join':
      return change.people.reduce(withPerson, people)
    case 'rename':
      return renamed(people, change.whose, readName(change.name))
    case 'leave':
      return without(people, change.whose)
    case 'return':
      return withReturned(people, change.person, change.place)
    case 'first':
      return withFirst(people, change.whose)
    case 'replaceAll':
      return change.people
  }
}

/** Finds the person of a change: without an id the first, and nobody when another tab has removed the person. */
function findPerson(people: Household, whose: Whose): Person | undefined {
  return whose === undefined ? people[0] : people.find(({ id }) => id === whose)
}

/** Changes one person's wallet. The monthly rate is shared by everyone at home. */
function withChange(people: Household, whose: Whose, change: WalletChange): Household {
  const person = findPerson(people, whose)
  if (!person) return people
  const wallet = applyChange(person.wallet, change)
  const { monthlyRate } = wallet
  return mapped(people, (one) => ({ ...one, wallet: one === person ? wallet : { ...one.wallet, monthlyRate } }))
}

function mapped(people: Household, change: (person: Person) => Person): Household {
  const [first, ...others] = people
  return [change(first), ...others.map(change)]
}

/** The name of a person who joins without one. */
const UNNAMED = 'Otra persona'

/** Adds a person; for a known name it updates that person's wallet instead. */
function withPerson(people: Household, { id = '', name: given, wallet }: Joining): Household {
  const { monthlyRate } = people[0].wallet
  const name = readName(given) || UNNAMED
  const known = personNamed(people, name)
  if (known && isEmptyWallet(wallet)) return people
  if (known) return mapped(people, (one) => (one === known ? { ...one, wallet: { ...wallet, monthlyRate } } : one))
  if (people.length === MAX_PEOPLE) return people
  return [...people, { id: newId(people, id || name), name, wallet: { ...wallet, monthlyRate } }]
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
function renamed(people: Household, whose: Whose, name: string): Household {
  const person = findPerson(people, whose)
  if (!person) return people
  const isTaken = name !== '' && (personNamed(people, name) ?? person) !== person
  if (isTaken || (name === '' && person !== people[0])) return people
  return mapped(people, (one) => (one === person ? { ...one, name } : one))
}

/** Removes a person, unless nobody would remain. */
function without(people: Household, whose: string): Household {
  const [first, ...others] = people.filter(({ id }) => id !== whose)
  return first ? [first, ...others] : people
}

/** Moves a person to the first place. It does nothing while the first has no name, because the screens need the names of all others. */
function withFirst(people: Household, whose: Whose): Household {
  const person = findPerson(people, whose)
  return !person || people[0].name === '' ? people : [person, ...people.filter((one) => one !== person)]
}

/** Puts a removed person back at their place, unless there is no room or the id or name is taken. */
function withReturned(people: Household, person: Person, place: number): Household {
  const isTaken = people.some(({ id, name }) => id === person.id || (name !== '' && fold(name) === fold(person.name)))
  if (isTaken || people.length === MAX_PEOPLE) return people
  return [...people.slice(0, place), person, ...people.slice(place)] as unknown as Household
}

/** Reads the change from a form: `change` names it, and `whose` the person (without it the first). Returns null for an invalid form. */
export function readHouseholdChange(fields: Fields): HouseholdChange | null {
  const whose = fields.get('whose')?.toString()
  const name = String(fields.get('name') ?? '')
  const verb = String(fields.get('change') ?? '')
  switch (verb) {
    case 'person:join':
      return { kind: 'join', people: [{ name, wallet: EMPTY_WALLET }] }
    case 'person:rename':
      return { kind: 'rename', whose, name }
    case 'person:leave':
      return whose === undefined ? null : { kind: 'leave', whose }
    case 'person:first':
      return { kind: 'first', whose }
    case 'people:join':
    case 'people:replace':
    case 'replace':
    case 'add':
      return readIncoming(verb, whose, name, decodeHousehold(String(fields.get('gente') ?? '')))
    default: {
      const change = readChange(fields)
      return change && { kind: 'wallet', whose, change }
    }
  }
}

/**
 * Reads what to do with the people in the field `gente`, which has the cookie's format.
 * @param name The typed name, if only one person came.
 */
function readIncoming(verb: string, whose: Whose, name: string, incoming: Household | null): HouseholdChange | null {
  if (!incoming) return null
  const [{ wallet }, ...others] = incoming
  if (verb === 'people:replace') return { kind: 'replaceAll', people: incoming }
  if (verb === 'people:join')
    return { kind: 'join', people: others.length === 0 ? [{ ...incoming[0], name: name || incoming[0].name }] : incoming }
  return { kind: 'wallet', whose, change: { kind: verb === 'add' ? 'add' : 'replace', wallet } }
}

/** A change with the people before and after it; they are the same where the change was refused. */
export type KeptChange = { change: HouseholdChange; before: Household; after: Household }

/**
 * Returns whose page to show after a change: that of a person who joined alone, or else of the one whose page was shown, while they
 * are here. undefined means the first.
 * @param shown The person in the page's address.
 */
export function whoseAfter({ change, before, after }: KeptChange, shown: Whose): Whose {
  const joined = change.kind === 'join' && change.people.length === 1 ? personNamed(after, change.people[0]?.name ?? '') : undefined
  const person = joined ?? personOf(after, personOf(before, shown).id)
  return person === after[0] ? undefined : person.id
}

/**
 * Assigns uses that came with people to the ids which these people have here after the change.
 * @param people The household after the change.
 */
export function usesAfter(uses: readonly Use[], change: HouseholdChange, incoming: Household, people: Household): Use[] {
  const idOf = ({ id, name }: Person): string => {
    if (change.kind === 'wallet') return personOf(people, change.whose).id
    if (change.kind !== 'join') return id
    const given = incoming.length === 1 ? change.people[0]?.name : name
    return personNamed(people, given ?? '')?.id ?? id
  }
  const ids = new Map(incoming.map((person) => [person.id, idOf(person)]))
  return uses.map((use) => ({ ...use, whose: ids.get(use.whose) ?? use.whose }))
}
