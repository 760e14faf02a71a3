import styles from './Badge.module.css'
import { monogram } from './monogram.ts'

type BadgeProps = {
  /** The display name of the chain or payment method. */
  name: string
  colours: { fill: string; ink: string }
  /** In place of those that the name gives. */
  letters?: string
  /** Height in CSS pixels at the normal text size. */
  size?: number
}

/** A chain or payment method at a glance: its icon or monogram in its colours. Decorative: the name is next to it in words. */
export function Badge({ name, colours, letters: own, size = 28 }: BadgeProps) {
  const { icon, letters, mark } = monogram(name)
  return (
    <span
      className={styles.badge}
      style={{ background: colours.fill, color: colours.ink, ...(size !== 28 && { fontSize: `${size / 28 / 1.3333}rem` }) }}
      aria-hidden="true"
    >
      {icon ? (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <use href={`/brands.svg#${icon}`} />
        </svg>
      ) : (
        (own ?? letters)
      )}
      {mark && <small>{mark}</small>}
    </span>
  )
}
