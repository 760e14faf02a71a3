import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { NewsWeek } from '#domain/choice/week.ts'
import link from '#ui/link.module.css'
import { type NewsMark, updateNewsMark, useKeptNewsMark, useNewsMark } from './newsMark.ts'
import { countOwnNews } from './newsView.ts'

/**
 * Leads to the news when there are some for the shopper's methods. Who comes for the first time has seen what there is.
 * @param ofRequest See `useNewsMark`.
 */
export function NewsHint({ week, ofRequest }: { week: NewsWeek; ofRequest: NewsMark | null | undefined }) {
  const mark = useNewsMark(ofRequest)
  useKeptNewsMark(useMemo(() => (mark === null ? updateNewsMark(null, week.news) : null), [mark, week]))
  const count = useMemo(() => (mark === null ? 0 : countOwnNews(week, mark.seen)), [week, mark])
  return count === 0 ? null : (
    <Link className={`${link.touch} ${link.underlined}`} to="/semana" search={{}} hash="novedades">
      {count === 1 ? '1 novedad para vos' : `${count} novedades para vos`}
    </Link>
  )
}
