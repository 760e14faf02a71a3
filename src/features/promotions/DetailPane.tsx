import { useEffect, useRef } from 'react'
import { CHAINS } from '#domain/catalogue/chain.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import styles from './detail.module.css'
import { HomeDetail, HomeDetailActions, type HomeDetailProps } from './HomeDetail.tsx'

type Props = HomeDetailProps & { promotion: ListedPromotion }

/**
 * Shows the detail beside the list on wide screens. Opening a row by keyboard moves the focus here, and Escape returns
 * it; opening by pointer leaves the focus.
 */
export function DetailPane({ promotion, ...shown }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { id, supermarket } = promotion
  // biome-ignore lint/correctness/useExhaustiveDependencies: another promotion begins at its top.
  useEffect(() => {
    heading.current?.parentElement?.scrollTo({ top: 0 })
    if (document.activeElement?.matches(`${rowLink(id)}:focus-visible`)) heading.current?.focus({ preventScroll: true })
  }, [id, shown.search.promo])
  return (
    <section
      className={styles.pane}
      aria-labelledby="detalle"
      onKeyDown={(event) => {
        if (event.key === 'Escape') document.querySelector<HTMLElement>(rowLink(id))?.focus()
      }}
    >
      <div className={styles.body}>
        <h2 id="detalle" ref={heading} className={styles.title} tabIndex={-1}>
          Promoción de {CHAINS[supermarket].name}
        </h2>
        <HomeDetail key={id} promotion={promotion} {...shown} />
      </div>
      <footer className={styles.foot} data-actions>
        <HomeDetailActions promotion={promotion} data={shown.data} />
      </footer>
    </section>
  )
}

function rowLink(id: string): string {
  return `[data-promotion="${CSS.escape(id)}"] h3 a`
}
