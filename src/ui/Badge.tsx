import clsx from 'clsx'
import styles from './Badge.module.css'
import { monogram } from './monogram.ts'

type BadgeProps = {
  /** A chain or payment method: its display name, colours, and optionally its own letters. */
  of: { name: string; colours: { fill: string; ink: string }; letters?: string }
  /** Whether the badge is lower, for a row of chips. */
  small?: boolean
}

/** Shows a chain or payment method as an icon or monogram in its colours. Decorative: its name is next to it. */
export function Badge({ of: { name, colours, letters: own }, small = false }: BadgeProps) {
  const { icon, letters, mark } = monogram(name)
  return (
    <span className={clsx(styles.badge, isDark(colours.ink) && styles.dark, small && styles.small)} aria-hidden="true">
      {/* The colours are attributes, because the pages' policy forbids inline styles. */}
      <svg className={styles.ground} fill={colours.fill} aria-hidden="true">
        <rect width="100%" height="100%" />
      </svg>
      {icon ? (
        <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
          <use href={`/brands.svg#${icon}`} />
        </svg>
      ) : (
        (own ?? letters)
      )}
      {mark && <small>{mark}</small>}
    </span>
  )
}

/** Badge inks are white, or dark (`#171717`). */
function isDark(ink: string): boolean {
  return ink !== '#ffffff'
}
