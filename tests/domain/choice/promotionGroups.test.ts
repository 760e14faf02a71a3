import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Groupable, groupRanked, numberPromotionGroups } from '#domain/choice/promotionGroups.ts'
import { makeSingleShopper, rankPromotions } from '#domain/choice/ranking.ts'
import { NO_CONDITIONS } from '#domain/promotion/condition.ts'
import { EMPTY_WALLET } from '#domain/wallet/wallet.ts'
import { plainPromotion, promotions, wallets } from '../arbitraries.ts'

let made = 0
const offer = (change: Partial<Groupable>): Groupable => ({ ...plainPromotion, id: `p${++made}`, cardId: `card ${made}`, ...change })
const percent = (value: number) => ({ type: 'porcentaje' as const, value })
const instalments = (value: number) => ({ type: 'cuotas sin intereses' as const, value })
const tier = (value: string) => ({
  ...NO_CONDITIONS,
  who: [{ kind: 'segment' as const, value, alternatives: null, quote: '', start: 0, end: 1 }],
})
const GALICIA: Groupable['paymentMethods'] = [['Banco Galicia', 'Tarjeta de crédito VISA']]
const EMINENT: Groupable['paymentMethods'] = [['Banco Galicia - Eminent', 'Tarjeta de crédito VISA']]

/** The ids that are together, where there are several. */
function together(all: Groupable[]): string[][] {
  const groups = numberPromotionGroups(all)
  const sets = [...Map.groupBy(all, ({ id }) => groups[all.findIndex((one) => one.id === id)]).values()]
  return sets.filter(({ length }) => length > 1).map((set) => set.map(({ id }) => id))
}

describe('one entry are', () => {
  it('all that one card offers, its instalments as well; and not what a card of the same name says elsewhere', () => {
    const [a, b] = [offer({ cardId: 'x' }), offer({ cardId: 'x', discount: percent(35) })]
    const [later, more] = [offer({ cardId: 'x', discount: instalments(3) }), offer({ cardId: 'x', discount: instalments(6) })]
    const elsewhere = offer({ cardId: 'x', supermarket: 'makro', where: ['Makro'] })
    expect(together([a, later, b, more, elsewhere])).toEqual([[a.id, later.id, b.id, more.id]])
  })

  it('the same offer for several tiers, on cards of their own', () => {
    const [all, eminent] = [offer({ paymentMethods: GALICIA }), offer({ paymentMethods: EMINENT, discount: percent(30) })]
    const segment = offer({ paymentMethods: GALICIA, discount: percent(35), conditions: tier('Black') })
    expect(together([all, eminent, segment])).toEqual([[all.id, eminent.id, segment.id]])
  })

  it('not what is on another day, in another place, on other products, with another bank, or without any tier', () => {
    const base = offer({ paymentMethods: EMINENT })
    const others = [
      offer({ paymentMethods: GALICIA, weekdays: ['Jueves'] }),
      offer({ paymentMethods: GALICIA, where: ['Online'] }),
      offer({ paymentMethods: GALICIA, onlyForProducts: 'Electro' }),
      offer({ paymentMethods: [['Banco Galicia', 'MODO']] }),
      offer({ paymentMethods: [['Banco Nación']] }),
      offer({ paymentMethods: null, conditions: tier('Black') }),
      offer({ paymentMethods: [['Tarjeta de crédito VISA']], conditions: tier('Black') }),
    ]
    expect(together([base, ...others])).toEqual([])
    const onMonday = offer({ paymentMethods: EMINENT, weekdays: ['Lunes'] })
    expect(together([onMonday, offer({ paymentMethods: GALICIA, weekdays: ['Jueves'] })])).toEqual([])
    expect(together([offer({ paymentMethods: GALICIA }), offer({ paymentMethods: GALICIA })])).toEqual([])
  })

  it('the instalments of a chain with one issuer, on whatever products', () => {
    const three = offer({ paymentMethods: GALICIA, discount: instalments(3) })
    const twelve = offer({ paymentMethods: GALICIA, discount: instalments(12), onlyForProducts: 'Electro' })
    const anybody = [offer({ discount: instalments(3) }), offer({ discount: instalments(6) })]
    expect(together([three, twelve, ...anybody])).toEqual([[three.id, twelve.id]])
  })

  it('not the instalments of a card that also gives money back with those of another card', () => {
    const [back, three] = [{ discount: percent(20) }, { discount: instalments(3) }].map((change) =>
      offer({ ...change, cardId: 'x', paymentMethods: GALICIA }),
    ) as [Groupable, Groupable]
    expect(together([back, three, offer({ paymentMethods: GALICIA, discount: instalments(6) })])).toEqual([[back.id, three.id]])
  })

  it('not the instalments of another chain, or with another issuer, or with one more', () => {
    const base = offer({ paymentMethods: GALICIA, discount: instalments(3) })
    const others = [
      offer({ paymentMethods: GALICIA, discount: instalments(3), supermarket: 'makro', where: ['Makro'] }),
      offer({ paymentMethods: [['Banco Nación']], discount: instalments(3) }),
      offer({ paymentMethods: [['Banco Galicia'], ['Banco Nación', 'MODO']], discount: instalments(3) }),
      offer({ paymentMethods: [['Banco Galicia'], ['MODO']], discount: instalments(3) }),
    ]
    expect(together([base, ...others])).toEqual([])
  })

  it('the instalments with the same issuers, in whatever order the cards name them', () => {
    const one = offer({ paymentMethods: [['Banco Galicia'], ['Banco Nación']], discount: instalments(3) })
    const other = offer({ paymentMethods: [['Banco Nación'], ['Banco Galicia'], ['Banco Nación', 'MODO']], discount: instalments(6) })
    expect(together([one, other])).toEqual([[one.id, other.id]])
  })

  it('tiers also where formats, days and products are written in another order or other capitals', () => {
    const one = offer({ paymentMethods: GALICIA, where: ['Coto', 'Online'], weekdays: ['Lunes', 'Martes'], onlyForProducts: 'ELECTRO' })
    const other = offer({ paymentMethods: EMINENT, where: ['Online', 'Coto'], weekdays: ['Martes', 'Lunes'], onlyForProducts: 'Electro' })
    expect(together([one, other])).toEqual([[one.id, other.id]])
  })

  it('tiers apart from the instalments of other cards, and never what anybody can use', () => {
    const three = offer({ paymentMethods: EMINENT, discount: instalments(3) })
    expect(together([offer({ paymentMethods: GALICIA }), three])).toEqual([])
    const anybody = ['Black', 'Gold'].map((name) => offer({ paymentMethods: null, conditions: tier(name) }))
    expect(together(anybody)).toEqual([])
    const anyCard = ['Black', 'Gold'].map((name) => offer({ paymentMethods: [['MODO']], conditions: tier(name) }))
    expect(together(anyCard)).toEqual([])
  })

  it('by MODO where one of the ways to pay is', () => {
    const withModo = offer({
      paymentMethods: [
        ['Banco Galicia', 'MODO'],
        ['Banco Galicia', 'Tarjeta de crédito VISA'],
      ],
    })
    const eminent = offer({ paymentMethods: [['Banco Galicia - Eminent', 'MODO']] })
    expect(together([withModo, eminent])).toEqual([[withModo.id, eminent.id]])
  })

  it.each(['segment', 'salary'] as const)('what one of them has for a %s', (kind) => {
    const conditions = { ...NO_CONDITIONS, who: [{ kind, value: null, alternatives: null, quote: '', start: 0, end: 1 }] }
    const [some, all] = [offer({ paymentMethods: GALICIA, conditions }), offer({ paymentMethods: GALICIA, discount: percent(10) })]
    expect(together([some, all])).toEqual([[some.id, all.id]])
  })

  it('not what one of them has for the retired, which is no tier', () => {
    const conditions = {
      ...NO_CONDITIONS,
      who: [{ kind: 'pensioner' as const, value: null, alternatives: null, quote: '', start: 0, end: 1 }],
    }
    expect(together([offer({ paymentMethods: GALICIA, conditions }), offer({ paymentMethods: GALICIA })])).toEqual([])
  })
})

/** Few cards and issuers, so that groups occur. */
const groupables = fc
  .array(
    fc.record({
      promotion: promotions,
      cardId: fc.constantFrom('a', 'b', 'c', 'd'),
      methods: fc.constantFrom(GALICIA, EMINENT, null, undefined),
    }),
    { maxLength: 14 },
  )
  .map((all) =>
    all.map(({ promotion, cardId, methods }, at) => ({
      ...promotion,
      ...(methods === undefined ? {} : { paymentMethods: methods }),
      ...{ id: `p${at}`, cardId },
    })),
  )

it('groups do not depend on the order, and each is named by its first', () => {
  const asSets = (all: Groupable[]) =>
    together(all)
      .map((ids) => ids.sort().join())
      .sort()
  fc.assert(
    fc.property(groupables, (all) => {
      const groups = numberPromotionGroups(all)
      expect(groups.map((head) => groups[head])).toEqual(groups)
      expect(groups.every((head, at) => head <= at)).toBe(true)
      expect(asSets(all.toReversed())).toEqual(asSets(all))
    }),
  )
})

it('grouping loses nothing, has each promotion once, and keeps the order of the best and within each group', () => {
  fc.assert(
    fc.property(groupables, wallets, (all, wallet) => {
      const heads = new Map(numberPromotionGroups(all).map((head, at) => [all[at]?.id, head]))
      const order = rankPromotions(all, makeSingleShopper(wallet))
      const places = new Map(order.map((one, at) => [one, at]))
      const groups = groupRanked(order, ({ id }) => heads.get(id))
      const rowsIn = ({ best, others }: (typeof groups)[number]) => [best, ...others]
      const place = (one: (typeof order)[number]) => places.get(one) ?? -1
      const ascending = (numbers: number[]) => numbers.toSorted((a, b) => a - b)

      expect(ascending(groups.flatMap(rowsIn).map(place))).toEqual(order.map(place))
      expect(groups.length).toBe(new Set(heads.values()).size)
      const best = groups.map((group) => place(group.best))
      expect(best).toEqual(ascending(best))
      const sets = groups.map((group) => rowsIn(group))
      expect(sets.map((set) => new Set(set.map(({ promotion }) => heads.get(promotion.id))).size)).toEqual(sets.map(() => 1))
      expect(sets.map((set) => set.map(place))).toEqual(sets.map((set) => ascending(set.map(place))))
    }),
  )
})

it('an entry of one promotion has the same list of no others as every such entry', () => {
  const ranking = rankPromotions(
    ['a', 'b'].map((id) => ({ ...plainPromotion, id })),
    makeSingleShopper(EMPTY_WALLET),
  )
  const [one, two] = groupRanked(ranking, ({ id }) => id)
  expect(one?.others).toEqual([])
  expect(two?.others).toBe(one?.others)
})
