import { slugOf } from '#domain/catalogue/tiers.ts'
import { fold } from '#domain/text/fold.ts'
import type { Use } from '#domain/uses/use.ts'
import { decodeHousehold } from '#domain/wallet/codec/cookie.ts'
import { isEmptyWallet } from '#domain/wallet/emptyWallet.ts'
import { type Household, MAX_NAME, MAX_PEOPLE, NOBODY_YET, type Person, readName } from '#domain/wallet/household.ts'
import { personOf } from '#domain/wallet/personOf.ts'
import { EMPTY_WALLET } from '#domain/wallet/wallet.ts'
import { applyChange, type Fields, readChange, type WalletChange } from './walletChange.ts'

/** An id; of nobody in particular it is the first's. */
type Whose = string | undefined

/**
 * One change of a form: of one person's wallet, or of who lives there. As with a wallet's, it is applied to what is stored at that moment, and sent
 * twice it does no more than once: names are told apart, so nobody joins twice.
 */
export type HouseholdChange =
  | { kind: 'wallet'; whose: Whose; change: WalletChange }
  | { kind: 'join'; people: readonly Joining[] }
  | { kind: 'rename'; whose: Whose; name: string }
  | { kind: 'leave'; whose: string }
  /** Becomes the first: the holder of the device. */
  | { kind: 'first'; whose: Whose }
  /** Those that came by link, code or file, in place of all that are there. */
  | { kind: 'replaceAll'; people: Household }

/** Somebody to come; who had an id keeps it where it is free. */
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
    case 'first':
      return withFirst(people, change.whose)
    case 'replaceAll':
      return change.people
  }
}

/** What instalments are worth is the same for all at home; everything else of a wallet is a person's own. */
function withChange(people: Household, whose: Whose, change: WalletChange): Household {
  const person = personOf(people, whose)
  const wallet = applyChange(person.wallet, change)
  const { monthlyRate } = wallet
  return mapped(people, (one) => ({ ...one, wallet: one === person ? wallet : { ...one.wallet, monthlyRate } }))
}

function mapped(people: Household, change: (person: Person) => Person): Household {
  const [first, ...others] = people
  return [change(first), ...others.map(change)]
}

/** Who comes without a name. */
const UNNAMED = 'Otra persona'

/** Of a name that is there already the wallet is brought up to date. */
function withPerson(people: Household, { id = '', name: given, wallet }: Joining): Household {
  const { monthlyRate } = people[0].wallet
  const name = readName(given) || UNNAMED
  const known = personNamed(people, name)
  if (known && isEmptyWallet(wallet)) return people
  if (known) return mapped(people, (one) => (one === known ? { ...one, wallet: { ...wallet, monthlyRate } } : one))
  if (people.length === MAX_PEOPLE) return people
  return [...people, { id: newId(people, id || name), name, wallet: { ...wallet, monthlyRate } }]
}

/** Who is called so, however it is written; never the holder without a name. */
export function personNamed(people: Household, name: string): Person | undefined {
  return people.find((one) => fold(one.name) === fold(readName(name) || UNNAMED))
}

/** By the first name: who comes back under it finds their uses again. */
function newId(people: Household, name: string): string {
  // Cut short, a slug may end in the one dash behind a word.
  const slug = slugOf(name).slice(0, MAX_NAME).replace(/-$/, '') || 'persona'
  const ids = [slug, ...people.map((_, at) => `${slug}-${at + 2}`)]
  return ids.find((id) => people.every((one) => one.id !== id)) as string
}

/** Not to a name that another has; only the holder of the device needs none. */
function renamed(people: Household, whose: Whose, name: string): Household {
  const person = personOf(people, whose)
  const isTaken = name !== '' && (personNamed(people, name) ?? person) !== person
  if (isTaken || (name === '' && person !== people[0])) return people
  return mapped(people, (one) => (one === person ? { ...one, name } : one))
}

/** Somebody always stays. */
function without(people: Household, whose: string): Household {
  const [first, ...others] = people.filter(({ id }) => id !== whose)
  return first ? [first, ...others] : people
}

/** Behind another one needs a name, by which the screens tell whose it is; so who has none stays the first. */
function withFirst(people: Household, whose: Whose): Household {
  const person = personOf(people, whose)
  return people[0].name === '' ? people : [person, ...people.filter((one) => one !== person)]
}

/** The household with somebody back at their place, where there is still room and nobody is called so. */
export function withReturned(people: Household, person: Person, place: number): Household {
  const isTaken = people.some(({ id, name }) => id === person.id || (name !== '' && fold(name) === fold(person.name)))
  if (isTaken || people.length === MAX_PEOPLE) return people
  return [...people.slice(0, place), person, ...people.slice(place)] as unknown as Household
}

/** The change that a form asks for (field `change`), of the person in its field `whose`, or of the first; null when it makes no sense. */
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

/** What to do with those that came (field `gente`, as in the cookie). @param name For one that comes alone. */
function readIncoming(verb: string, whose: Whose, name: string, incoming: Household | null): HouseholdChange | null {
  if (!incoming) return null
  const [{ wallet }, ...others] = incoming
  if (verb === 'people:replace') return { kind: 'replaceAll', people: incoming }
  if (verb === 'people:join')
    return { kind: 'join', people: others.length === 0 ? [{ ...incoming[0], name: name || incoming[0].name }] : incoming }
  return { kind: 'wallet', whose, change: { kind: verb === 'add' ? 'add' : 'replace', wallet } }
}

/**
 * Uses that came with people, as their own at home after the change by which they came: who took another id here takes their uses along.
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
