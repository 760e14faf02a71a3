import { memo, type ReactNode } from 'react'
import { type MethodSlug, methodBySlug } from '#domain/catalogue/paymentMethod.ts'
import { Badge } from '#ui/Badge.tsx'
import { changeValue } from './changeForm.ts'
import styles from './wallet.module.css'
import type { PersonChange } from './walletChange.ts'
import { shortName } from './walletWords.ts'

/** Shows an answer as a submit button of the surrounding form, so that it works before scripts load. */
export function PickButton({
  change,
  pressed,
  id,
  children,
}: {
  change: PersonChange
  pressed: boolean
  id?: string | undefined
  children: ReactNode
}) {
  return (
    <button className={styles.pick} type="submit" name="change" value={changeValue(change)} aria-pressed={pressed} id={id}>
      {children}
      <svg className={styles.seal} viewBox="0 0 16 16" aria-hidden="true">
        <path d="m3 8.5 3.2 3.2L13 4.8" />
      </svg>
    </button>
  )
}

export function PickList({ label, isSmall = false, children }: { label?: string | undefined; isSmall?: boolean; children: ReactNode }) {
  return (
    <ul className={isSmall ? styles.chips : styles.picks} aria-label={label}>
      {children}
    </ul>
  )
}

export function SmallPicks({ children }: { children: ReactNode }) {
  return <div className={styles.small}>{children}</div>
}

type MethodPickProps = {
  slug: MethodSlug
  held: boolean
  id?: string
  /** What a press says; that one has the method, or no longer, unless given. */
  change?: PersonChange
}

export const MethodPick = memo(function MethodPick({ slug, held, id, change }: MethodPickProps) {
  return (
    <PickButton change={change ?? { kind: 'method', method: slug, held: !held }} pressed={held} id={id}>
      <Badge of={{ ...methodBySlug(slug), name: shortName(slug) }} isNamed />
    </PickButton>
  )
})
