import { asList, asObject, asText } from '#chains/forms/json.ts'
import type { CivilDate } from '#domain/calendar/calendar.ts'
import { wallTime } from '#domain/calendar/clock.ts'
import { fold } from '#domain/text/fold.ts'
import { chainNamed } from '../chainNames.ts'
import { FEED_FACTS } from '../facts.ts'
import { percentWords, pesosOf, stateChannels, weekdaysOf } from '../fieldWords.ts'
import { RecordBuilder, type RecordReader } from '../record.ts'
import { addUnsaid, printText } from '../unsaid.ts'

/** Reads a promotion of the bank's site for one of its brands. The field for the cap is often older than the print. */
export const readRecord: RecordReader = ({ raw }) => {
  const { bna, brand } = asObject(raw) ?? {}
  const promotion = asObject(bna)
  const name = asText(brand)
  const named = chainNamed(name)
  if (promotion === null || named === null) return null
  const { discount, installment, custom } = asObject(promotion.incentive) ?? {}
  const { value: percentage, cashbackLimit: limit } = asObject(discount) ?? {}
  const instalments = Math.max(
    0,
    ...asList(asObject(installment)?.value)
      .map((count) => Number(asText(count)))
      .filter(Number.isInteger),
  )
  const print = printText(asText(promotion.termsAndConditions))
  const builder = new RecordBuilder(named.chain, FEED_FACTS['banco-nacion'].url)
    .add('value', percentWords(percentage, 'de reintegro'))
    .add('value', instalments > 1 ? `${instalments} cuotas sin interés` : '')
    .add('headline', `${name} con Banco Nación`)
    .add('subtitle', printText(asText(asObject(custom)?.value)))
  addUnsaid(builder, print, {
    weekdays: weekdaysOf(asList(promotion.activeDays), 'en'),
    cap: { amount: pesosOf(limit) ?? 0, scope: '' },
  })
  builder.add('legal', print)
  const [from, until] = [promotion.startDate, promotion.endDate].map(dayOf)
  builder.state('validFrom', from, `Desde el ${from}`).state('validUntil', until, `Hasta el ${until}`)
  const channel = asText(promotion.channel)
  stateChannels(builder, named, { shop: channel === 'physical', online: channel === 'online' })
  const products = asList(promotion.promotionProducts).map(asText).join(' ')
  const cards = [/credit/.test(products) ? 'crédito' : [], /debit/.test(products) ? 'débito' : []].flat()
  builder.state('issuer', ['Banco Nación'], `Banco Nación${cards.length > 0 ? `: tarjetas de ${cards.join(' y ')}` : ''}`)
  const titles = [promotion.name, promotion.promotionTitle].map(asText)
  const isFor = (pattern: RegExp) => titles.find((title) => pattern.test(fold(title)))
  const [payroll, pension] = [isFor(/sueldo|haberes|payroll/), isFor(/jubilad|pensionad/)]
  if (payroll !== undefined) builder.stateWho('salary', null, `El banco la nombra «${payroll}»`)
  if (pension !== undefined) builder.stateWho('pensioner', null, `El banco la nombra «${pension}»`)
  return builder.build()
}

/** An instant of midnight in UTC is meant as a day; any other is one of Argentina. */
function dayOf(value: unknown): CivilDate | null {
  const text = asText(value)
  if (!/^\d{4}-\d{2}-\d{2}T/.test(text) || Number.isNaN(Date.parse(text))) return null
  return /T00:00:00/.test(text) ? text.slice(0, 10) : wallTime(new Date(text)).slice(0, 10)
}
