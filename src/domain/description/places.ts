import type { FactKind, WordLength } from './describeOffer.ts'

/** Which facts each place tells, in which order, how long and how many. A place chooses among them; whether a *must* is said is not its choice. */

type Item = FactKind | readonly [FactKind, WordLength]

/** A part of a place. `join` stands between its facts. `most`: where there are more, a *must* comes before the others. */
export type PlacePart = { facts: readonly Item[]; length: WordLength; join: string; most?: number }
export type PlaceRecipe = Readonly<Record<string, PlacePart>>

const BEFORE = ['enrolment', 'dayBefore', 'wallets', 'proof', 'notAtSelfCheckout', 'firstPurchase'] as const
const DOUBTS = ['doubt', 'readings', 'oneReading', 'age'] as const
const WHERE = ['place', 'region'] as const

const beside = (facts: readonly Item[], most?: number): PlacePart => ({ facts, length: 'short', join: ' · ', ...(most && { most }) })
const marks = (facts: readonly Item[]): PlacePart => ({ facts, length: 'word', join: ' · ' })
const after = (facts: readonly Item[]): PlacePart => ({ facts, length: 'short', join: ', ' })
const phrase = (facts: readonly Item[]): PlacePart => ({ facts, length: 'short', join: ' ' })
/** Drawn large by the place itself. */
const figure = (facts: readonly Item[]): PlacePart => ({ facts, length: 'word', join: ' ' })
const sentences = (facts: readonly Item[]): PlacePart => ({ facts, length: 'long', join: '. ' })

/** «20% de descuento en Día con Galicia o Nación» */
const TITLE = phrase([['gain', 'long'], ['chain', 'long'], 'methods', 'according'])

const TRIP = [
  ...(['people', 'according', 'ways', 'goods', 'excluded', 'minimum', ...WHERE, ...BEFORE, 'begins', ...DOUBTS, 'refund'] as const),
]

export const PLACES = {
  /** A row of a list. Beside the large figure; `name` ends the row's name for screen readers. */
  row: {
    figure: figure([['gain', 'long']]),
    name: phrase(['methods', ['chain', 'long']]),
    where: beside(WHERE),
    paying: beside(['methods', 'ways']),
    notes: beside(['according', 'saving', 'cap', 'people', 'goods', 'minimum', 'excluded', ...BEFORE, 'ends'], 6),
    marks: marks(['begins', ...DOUBTS]),
  },
  /** The row of a supermarket's best, which has little room. */
  rowOfChain: {
    figure: figure(['gain']),
    name: phrase(['methods', ['chain', 'long']]),
    where: beside([]),
    paying: beside(['methods', 'ways']),
    notes: beside(
      ['according', 'cap', 'people', ['goods', 'word'], 'minimum', 'excluded', 'place', ['region', 'word'], ...BEFORE, 'ends'],
      3,
    ),
    marks: marks(['begins', ...DOUBTS]),
  },
  /** The answer above a list: a sentence beside the large figure, and what to know before. */
  answer: {
    figure: figure(['gain', 'saving']),
    shop: phrase(['chain']),
    methods: phrase(['methods']),
    ways: after(['ways']),
    money: after(['minimum', 'cap', 'refund']),
    people: phrase([['people', 'word']]),
    notes: beside(['according', ['goods', 'word'], 'excluded', ...WHERE, ...BEFORE, 'begins', 'also', ...DOUBTS]),
  },
  /** What stands below the answer, beside its worth: another day, chain or offer. */
  alternative: {
    figure: figure(['saving', 'gain']),
    people: phrase([['people', 'word']]),
    body: phrase(['chain', 'methods']),
    notes: beside(['according', 'ways', 'goods', 'excluded', 'minimum', ...WHERE, ...BEFORE, 'begins', ...DOUBTS]),
  },
  /** The best at the till. Its steps say how to pay and what to do first. */
  till: {
    figure: figure(['gain', 'saving']),
    steps: sentences(['methods', 'ways', 'enrolment', 'dayBefore', 'minimum', 'singlePayment']),
    perhaps: phrase(['people']),
    terms: sentences(['according', 'readings', 'oneReading', 'goods', 'excluded', 'refund', 'cap', 'also']),
    spoils: sentences([
      ...([['place', 'short'], 'region', 'wallets', 'proof', 'notAtSelfCheckout', 'firstPurchase'] as const),
      ...(['uses', 'adds', 'begins', 'doubt', 'age'] as const),
    ]),
  },
  /** One line that tells an offer whole, wherever one is named beside others: second choices, news, the page's other offers. */
  line: {
    head: phrase(['gain', 'methods']),
    details: after([
      ...(['ways', ['cap', 'word'], 'goods', 'people', 'minimum', 'excluded', ...WHERE, ...BEFORE] as const),
      ...(['when', 'begins', 'ends', 'according'] as const),
      ...DOUBTS,
    ]),
    worth: phrase(['saving']),
  },
  /** A trip of the plan, which says day and amount itself; and its line, which opens to it. */
  trip: { figure: figure(['gain', 'saving']), methods: phrase(['methods']), notes: beside(TRIP, 8) },
  tripLine: { figure: figure(['gain', 'saving']), methods: phrase(['methods']), notes: beside(TRIP, 3) },
  /** A promotion's page. */
  page: {
    title: TITLE,
    figure: figure([['gain', 'long']]),
    paying: beside(['methods', 'ways']),
    money: sentences(['according', 'cap', 'saving']),
    when: beside([
      ['place', 'long'],
      ['when', 'long'],
    ]),
    what: sentences(['region', 'goods', 'excluded']),
    people: sentences(['people']),
    back: sentences(['refund', 'adds']),
    marks: sentences(['begins', ...DOUBTS]),
    facts: sentences([...BEFORE, 'minimum', 'uses', 'singlePayment', 'supposed']),
  },
  /** A message for a chat, a line each. */
  message: {
    title: phrase([['gain', 'long'], ['chain', 'long'], ['methods', 'long'], 'according']),
    paying: beside(['ways']),
    money: sentences(['cap', 'refund', 'minimum']),
    goods: sentences(['goods', 'excluded']),
    people: sentences(['people', ...BEFORE]),
    where: sentences(['place', 'region']),
    when: sentences(['when', 'begins']),
    doubts: sentences(DOUBTS),
  },
  /** An entry of a calendar, a line each. */
  calendar: {
    title: TITLE,
    paying: beside([['methods', 'long'], 'ways', 'according']),
    money: sentences(['cap', 'refund', 'minimum']),
    goods: sentences(['goods', 'excluded']),
    people: sentences(['people', ...BEFORE, 'uses', 'singlePayment']),
    where: sentences(['place', 'region']),
    when: sentences(['when', 'begins', 'adds']),
    doubts: sentences(DOUBTS),
  },
  /** What search engines and link previews show below the page's title. */
  description: {
    title: TITLE,
    body: sentences([
      ...(['cap', 'refund', 'goods', 'excluded', 'people', 'minimum', 'ways', ...WHERE, ...BEFORE] as const),
      ...(['when', 'begins', 'according', ...DOUBTS] as const),
    ]),
  },
  /** A promotion's picture, a line each; what warns comes before what there may be no room for. */
  picture: {
    title: phrase([['gain', 'long']]),
    paying: beside([['methods', 'long'], 'ways', 'according']),
    when: beside([['when', 'long']]),
    warnings: beside(['people', 'goods', 'excluded', 'minimum', ...WHERE, ...BEFORE, 'begins', ...DOUBTS]),
    money: beside([['cap', 'long'], 'refund']),
  },
  /** A cell of the map, which leads to its chain's list of the day, where all is told. */
  cell: { figure: figure(['gain', 'saving']), notes: marks(['people', 'goods', 'methods']) },
  cellOfToday: { figure: figure(['gain', 'saving']), notes: beside([['people', 'word'], 'goods', 'refund', 'methods']) },
  /** A line of the picture of a day or of a plan. */
  pictureLine: {
    worth: phrase([['saving', 'word']]),
    head: phrase([
      ['gain', 'word'],
      ['methods', 'word'],
    ]),
    notes: beside([
      ...([['cap', 'word'], 'ways', 'people', ['goods', 'word'], 'excluded', 'minimum', 'place', ['region', 'word']] as const),
      ...([...BEFORE, 'begins', 'according'] as const),
      ...DOUBTS,
    ]),
  },
} as const satisfies Record<string, PlaceRecipe>

export type PlaceName = keyof typeof PLACES
