// Finds readings that are wider than their label: more people, cards, places or goods. A label that is silent or
// doubtful cannot be exceeded.

const listOf = (value) => (value == null ? [] : [value].flat())
const isSome = (value) => listOf(value).length > 0
/** Returns a field's label with its accepted alternatives. */
const readingsOf = (label, field) => [label[field], ...(label.also?.[field] ?? [])]

const isCard = (name) => name.startsWith('Tarjeta')
/** Makes wallets that distinguish groups of methods: with or without an institution, a network's card, and MODO. */
function walletsOf(names) {
  const cards = [null, ...names.filter(isCard)]
  const institutions = [null, ...names.filter((name) => !isCard(name) && name !== 'MODO')]
  return institutions.flatMap((institution) =>
    cards.flatMap((card) => [
      [institution, card],
      [institution, card, 'MODO'],
    ]),
  )
}
const takes = (groups, wallet) => groups.some((group) => listOf(group).every((name) => wallet.includes(name)))

function hasMoreCards(label, read) {
  const groups = label.paymentMethods
  if (readingsOf(label, 'paymentMethods').some((one) => !isSome(one) && !isSome(label.unknownPaymentMethods))) return false
  if (!isSome(read.paymentMethods)) return !isSome(read.unknownPaymentMethods)
  const wanted = [...listOf(groups), ...listOf(label.also?.paymentMethods).flat()]
  const names = [...new Set([...read.paymentMethods, ...listOf(groups)].flat())]
  return walletsOf(names).some((wallet) => takes(read.paymentMethods, wallet) && !takes(wanted, wallet))
}

/** A plan or a level is in the name of its method: «Banco – Plan». */
const isForHolders = (groups) => isSome(groups) && groups.every((group) => listOf(group).some((name) => name.includes(' - ')))

const peopleOf = ({ membership, appliesOnlyTo, unknownPaymentMethods }, who) => [
  ...listOf(membership),
  ...Object.values(appliesOnlyTo ?? {}).filter(Boolean),
  ...listOf(unknownPaymentMethods),
  ...listOf(who),
]
const excludesOf = (conditions) => isSome(conditions?.excludes) || conditions?.excludesBrands === true

const WIDER = {
  people: ({ wanted, read }) =>
    !wanted.doubt && isSome(wanted.who) && !isForHolders(read.paymentMethods) && peopleOf(read, read.conditions?.who).length === 0,
  cards: ({ label, read }) => hasMoreCards(label, read),
  places: ({ label, wanted, read }) =>
    (isSome(label.where) && readingsOf(label, 'where').every((where) => listOf(read.where).some((one) => !listOf(where).includes(one)))) ||
    (wanted.region !== null && read.conditions?.region == null),
  goods: ({ wanted, read }) =>
    (!wanted.doubt && wanted.onlyFor !== null && read.conditions?.onlyFor == null && !read.onlyForProducts) ||
    (excludesOf(wanted) && !excludesOf(read.conditions) && !read.excludesProducts && read.conditions?.onlyFor == null),
}

/** @returns The aspects in which a reading is wider than the label with its conditions: names of `WIDER`. */
export function widenedIn(label, wanted, read) {
  return Object.keys(WIDER).filter((side) => WIDER[side]({ label, wanted, read }))
}
