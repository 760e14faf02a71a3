import clsx from 'clsx'
import type { Said } from '#domain/description/toText.ts'
import dots from '#ui/dotList.module.css'
import type { Around } from '../offer/Offer.tsx'
import { Part } from './DetailPart.tsx'
import styles from './PromotionDetail.module.css'
import type { DetailProps } from './PromotionDetail.tsx'

/** Lists what to know before going; each fact links to the words it was read from. */
export function DetailFacts({ said, heading, around }: Pick<DetailProps, 'heading'> & { said: readonly Said[]; around: Around }) {
  if (said.length === 0) return null
  return (
    <Part heading={heading} title="Para tener en cuenta">
      <ul className={clsx(dots.list, styles.facts)}>
        {said.map(({ kind, words }) => (
          <li key={kind}>{around(kind, words.join(' '))}</li>
        ))}
      </ul>
    </Part>
  )
}
