import clsx from 'clsx'
import styles from './Badge.module.css'
import { monogram } from './monogram.ts'

type BadgeProps = {
  of: { name: string; colours: { fill: string; ink: string }; letters?: string; icon?: string }
  small?: boolean
  isNamed?: boolean
}

export function Badge({ of: { name, colours, letters: own, icon: brand }, small = false, isNamed = false }: BadgeProps) {
  const { icon: ofName, letters, mark } = monogram(name)
  const icon = brand ?? ofName
  return (
    <span
      className={clsx(styles.badge, isDark(colours.ink) && styles.dark, small && styles.small, isNamed && styles.named)}
      aria-hidden={isNamed ? undefined : 'true'}
      translate={isNamed ? 'no' : undefined}
    >
      {/* The colours are attributes, because the pages' policy forbids inline styles. */}
      <svg className={styles.ground} fill={colours.fill} aria-hidden="true">
        <rect width="100%" height="100%" />
      </svg>
      {icon && (
        <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
          <use href={`/brands.svg#${icon}`} />
        </svg>
      )}
      {isNamed ? name : !icon && (own ?? letters)}
      {mark && !isNamed && <small>{mark}</small>}
    </span>
  )
}

function isDark(ink: string): boolean {
  return ink !== '#ffffff'
}
