import clsx from 'clsx'
import styles from './Badge.module.css'

type BadgeProps = {
  of: { name: string; colours: { fill: string; ink: string }; letters?: string; icon?: string }
  small?: boolean
  isNamed?: boolean
}

export function Badge({ of: { name, colours, letters: own, icon: brand }, small = false, isNamed = false }: BadgeProps) {
  const { icon: ofName, letters, mark } = makeMonogram(name)
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

export type BrandIcon = 'visa' | 'mastercard' | 'amex' | 'mercado-pago'

/**
 * A name as shown in a badge: a brand's icon (in `public/brands.svg`) or up to four letters, and a small mark for a
 * variant or a kind of card (`SA` and `J` for Santander's offer to retired people).
 */
export type Monogram = { icon: BrandIcon | null; letters: string; mark: string }

const ICONS: [RegExp, BrandIcon][] = [
  [/^Tarjeta (de crédito|de débito|Prepaga) VISA/i, 'visa'],
  [/^Tarjeta (de crédito |de débito |Prepaga )Mastercard/i, 'mastercard'],
  [/American Express/, 'amex'],
  [/^Mercado Pago/, 'mercado-pago'],
]

const NOISE = /^(Banco|Billetera|Tarjeta de crédito|Tarjeta de débito|Tarjeta Prepaga|Tarjeta)\s+(de\s+la\s+|del\s+|de\s+|La\s+)?/i

export function makeMonogram(name: string): Monogram {
  const [main = name, variant] = name.split(' - ', 2)
  const icon = ICONS.find(([pattern]) => pattern.test(main))?.[1] ?? null
  return { icon, letters: initials(main.replace(NOISE, '')), mark: variant ? variantMark(variant) : cardMark(main) }
}

function initials(name: string): string {
  const words = name.match(/[\p{L}\d]+/gu) ?? ['?']
  const [first = '?', second] = words
  if (!second) return /^\p{Lu}{3,4}$/u.test(first) ? first : first.slice(0, 2).toUpperCase()
  return `${first[0]}${second[0]}`.toUpperCase()
}

/** Returns the distinctive letter or digit of a variant: 2 for `Nivel 2`, S for `Tarjeta Selecta`. */
function variantMark(variant: string): string {
  const telling = variant.replace(/^(Tarjeta|Cliente|Plan|Nivel|The)\s+/i, '')
  return (telling[0] ?? '').toUpperCase()
}

/** Distinguishes cards of one brand: credit, debit, prepaid, digital. */
function cardMark(name: string): string {
  const kind = /crédito|débito|prepaga|digital/i.exec(name)?.[0] ?? ''
  return /VISA|Mastercard|Cabal|Carrefour/.test(name) ? kind.charAt(0).toUpperCase() : ''
}
