export type BrandIcon = 'visa' | 'mastercard' | 'amex' | 'mercado-pago'

/**
 * How a name looks in a badge: a brand's icon (in `public/brands.svg`) or up to four letters, and for a variant or a kind of card a small
 * mark after it (`SA` and `J` for Santander's offer to the retired).
 */
export type Monogram = { icon: BrandIcon | null; letters: string; mark: string }

const ICONS: [RegExp, BrandIcon][] = [
  [/^Tarjeta (de crédito|de débito|Prepaga) VISA/i, 'visa'],
  [/^Tarjeta (de crédito |de débito |Prepaga )Mastercard/i, 'mastercard'],
  [/American Express/, 'amex'],
  [/^Mercado Pago/, 'mercado-pago'],
]

const NOISE = /^(Banco|Billetera|Tarjeta de crédito|Tarjeta de débito|Tarjeta Prepaga|Tarjeta)\s+(de\s+la\s+|del\s+|de\s+|La\s+)?/i

export function monogram(name: string): Monogram {
  const [main = name, variant] = name.split(' - ', 2)
  const icon = ICONS.find(([pattern]) => pattern.test(main))?.[1] ?? null
  return { icon, letters: initials(main.replace(NOISE, '')), mark: variant ? variantMark(variant) : cardMark(main) }
}

/** A short name in capitals as it is, else the initials of two words, else the first two letters. */
function initials(name: string): string {
  const words = name.match(/[\p{L}\d]+/gu) ?? ['?']
  const [first = '?', second] = words
  if (!second) return /^\p{Lu}{3,4}$/u.test(first) ? first : first.slice(0, 2).toUpperCase()
  return `${first[0]}${second[0]}`.toUpperCase()
}

/** The telling letter or digit of a variant: `Nivel 2` is 2, `Tarjeta Selecta` is S. */
function variantMark(variant: string): string {
  const telling = variant.replace(/^(Tarjeta|Cliente|Plan|Nivel|The)\s+/i, '')
  return (telling[0] ?? '').toUpperCase()
}

/** What distinguishes cards of one brand: credit, debit, prepaid, digital. */
function cardMark(name: string): string {
  const kind = /crédito|débito|prepaga|digital/i.exec(name)?.[0] ?? ''
  return /VISA|Mastercard|Cabal|Carrefour/.test(name) ? kind.charAt(0).toUpperCase() : ''
}
