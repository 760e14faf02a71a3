import type { ReactNode } from 'react'
import link from '#ui/link.module.css'
import styles from './detail.module.css'

type PartProps = { heading: 'h2' | 'h3'; title: string; children: ReactNode }

export function DetailPart({ heading: Heading, title, children }: PartProps) {
  return (
    <section className={styles.part} aria-label={title}>
      <Heading>{title}</Heading>
      {children}
    </section>
  )
}

export function DetailFold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary className={link.disclosure}>{title}</summary>
      {children}
    </details>
  )
}
