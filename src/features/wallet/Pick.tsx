import { memo, type ReactNode } from 'react'
import { type MethodSlug, methodBySlug } from '#domain/paymentMethod.ts'
import { changeValue, type WalletChange } from '#domain/walletChange.ts'
import { Badge } from '#ui/Badge.tsx'
import { fullName, shortName } from './walletWords.ts'

/** One answer to tap: a button of the form around it, so that it also works before any script has come. */
export function Pick({
  change,
  pressed,
  id,
  children,
}: {
  change: WalletChange
  pressed: boolean
  id?: string | undefined
  children: ReactNode
}) {
  return (
    <button className="pick" type="submit" name="change" value={changeValue(change)} aria-pressed={pressed} id={id}>
      {children}
      <svg className="pick-tick" viewBox="0 0 16 16" aria-hidden="true">
        <path d="m3 8.5 3.2 3.2L13 4.8" />
      </svg>
    </button>
  )
}

type MethodPickProps = { slug: MethodSlug; held: boolean; full?: boolean; id?: string }

/** A method to have or not to have. `full`: with the name of its institution, where that does not stand beside it. */
export const MethodPick = memo(function MethodPick({ slug, held, full = false, id }: MethodPickProps) {
  const { name, colours } = methodBySlug(slug)
  return (
    <Pick change={{ kind: 'method', method: slug, held: !held }} pressed={held} id={id}>
      <Badge name={name} colours={colours} />
      <span className="pick-name">{full ? fullName(slug) : shortName(slug)}</span>
    </Pick>
  )
})
