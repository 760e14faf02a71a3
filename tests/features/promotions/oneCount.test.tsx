import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { addDays } from '#domain/calendar/calendar.ts'
import { foundWords } from '#domain/phrases/list.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { householdOf } from '#domain/wallet/household.ts'
import { buildCompareData } from '#features/compare/compareData.ts'
import type { HomeData } from '#features/promotions/homeData.ts'
import { buildHomeView, countPromotions, listShownGroups } from '#features/promotions/homeView.ts'
import { PromotionList } from '#features/promotions/PromotionList.tsx'
import { listedPromotions, wallets } from '../../domain/arbitraries.ts'

const TODAY = '2026-03-27'

it('heading, filters, announced and shared text, rows and the map of supermarkets count a list alike', () => {
  const offers = fc.array(fc.tuple(listedPromotions, fc.nat(4), fc.boolean()), { maxLength: 12 })
  fc.assert(
    fc.property(offers, wallets, (drawn, wallet) => {
      const promotions = drawn.flatMap(([one, , isTwice], at) => {
        const promotion = { ...one, id: `p${at}`, weekdays: null, validFrom: null, validUntil: addDays(TODAY, 9), exceptDates: [] }
        return (isTwice ? [promotion, { ...promotion, id: `q${at}` }] : [promotion]) as unknown as ListedPromotion[]
      })
      const groupOf = ([{ supermarket }, group]: (typeof drawn)[number]) =>
        drawn.findIndex((one) => one[0].supermarket === supermarket && one[1] === group)
      const groups = drawn.flatMap((one) => (one[2] ? [groupOf(one), groupOf(one)] : [groupOf(one)]))
      const base = {
        kind: 'real' as const,
        version: 1,
        today: TODAY,
        untilTomorrow: 1,
        captures: [],
        glossary: [],
        issuerOnly: [],
        news: [],
      }
      const data: HomeData = { ...base, people: householdOf(wallet), promotions, groups }
      const view = buildHomeView(data, {})
      const list = (
        <PromotionList
          {...{ view, search: {}, today: TODAY, captures: [], beside: undefined }}
          choose={() => {}}
          open={() => {}}
          ask={() => null}
        />
      )
      const html = renderToStaticMarkup(list)
      const heading = html.match(/<h2[^>]*>(.*?)<\/h2>/)?.[1] ?? '0'
      const counted = [...heading.matchAll(/\d+/g)].reduce((sum, [figure]) => sum + Number(figure), 0)
      const rows = listShownGroups(view.sections)
      expect([counted, countPromotions(data, {}), html.split('data-promotion').length - 1, rows.length]).toEqual(Array(4).fill(view.count))
      // A row a supermarket: each with the number of its others.
      const led = view.leads.reduce((sum, { count }) => sum + count, 0)
      expect([led, foundWords(view)]).toEqual([
        view.count,
        `${view.count === 1 ? '1 promoción' : `${view.count} promociones`}${view.leads.length > 1 ? ` en ${view.leads.length} súper` : ''}`,
      ])
      const { rows: chains, personal } = buildCompareData(data, undefined)
      const usable = view.sections.flatMap((section) => (section.kind === 'no' ? [] : section.groups))
      const isCounted = ({ best }: (typeof usable)[number]) => !personal || best.eligibility.status === 'yes'
      const ofChain = chains.map(({ chain }) => usable.filter((row) => row.best.promotion.supermarket === chain && isCounted(row)).length)
      expect(chains.map(({ today }) => (personal ? today.mine : today.all))).toEqual(ofChain)
    }),
  )
})
