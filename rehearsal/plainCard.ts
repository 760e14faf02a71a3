import { FEED_DAYS } from '#chains/forms/marks.ts'
import { cardWordsOf } from '#chains/readCard.ts'
import { WEEKDAYS, type Weekday } from '#domain/calendar/calendar.ts'
import type { BlockRole, CapturedCard } from '#domain/promotion/capture.ts'
import { Findings, foldCardText } from '#extraction/findings.ts'

/** A card's parts as feeds have fields for them, extracted by the readers' own adapters from any raw form. */
export type PlainCard = {
  id: string
  when: string
  value: string
  percentage: string
  instalments: string
  headline: string
  subtitle: string
  body: string
  legal: string
  images: string[]
  /** Names of icons and flags, without those for days. */
  marks: string[]
  days: Weekday[]
}

export function toPlainCard({ legalText: _shared, ...card }: CapturedCard): PlainCard {
  const { text, blocks } = cardWordsOf(card)
  const partsOf = (role: BlockRole) => blocks.filter((block) => block.role === role).map(({ start, end }) => text.slice(start, end))
  const words = (role: BlockRole) => partsOf(role).join('\n')
  const marks = partsOf('mark')
  const value = partsOf('value').join(' ')
  const marked = WEEKDAYS.filter((day) => marks.includes(`day:${day}`))
  return {
    id: card.id,
    when: words('when'),
    value,
    percentage: /(\d{1,3}) ?%/.exec(value)?.[1] ?? '',
    instalments: /(\d{1,2})[ \n]*(?:cuotas|csi)/i.exec(value)?.[1] ?? '',
    headline: words('headline'),
    subtitle: words('subtitle'),
    body: words('body'),
    legal: words('legal'),
    images: partsOf('image'),
    marks: marks.filter((mark) => !mark.startsWith('day:')),
    days: marked.length > 0 ? marked : daysIn(words('when')),
  }
}

function daysIn(when: string): Weekday[] {
  const folded = foldCardText(when)
  return [...new Findings(folded).weekdays]
}

/** Returns the days as a feed's flags. */
export function dayFlags<T>(days: readonly Weekday[], write: (on: boolean) => T): Record<(typeof FEED_DAYS)[number], T> {
  const flags = WEEKDAYS.map((day, index) => [FEED_DAYS[index], write(days.includes(day))])
  return Object.fromEntries(flags) as Record<(typeof FEED_DAYS)[number], T>
}
