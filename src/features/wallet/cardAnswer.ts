import { flushSync } from 'react-dom'
import type { Rankable } from '#domain/choice/ranking.ts'
import { keepChange, readForm } from './keepChange.ts'
import { tellVerdict } from './tellVerdict.ts'
import { sameAnswer } from './walletChange.ts'

/** Stores the answer of a card's form. The card moves to its new place with the focus, and a toast tells the effect. */
export function keepCardAnswer(form: HTMLFormElement, button: HTMLButtonElement, promotion: Rankable): void {
  const change = readForm(form, button)
  if (change?.kind !== 'answers') return
  const { whose, answers } = change
  const isSeen = button.matches(':focus-visible')
  const next = button.closest('li')?.nextElementSibling?.getAttribute('data-promotion') ?? null
  const kept = flushSync(() => keepChange(change))
  if (!kept) return
  // When the card is folded away, the next one gets the focus.
  focusCard([promotion.id, next], isSeen)
  tellVerdict(promotion, kept.after, whose, () => {
    flushSync(() => keepChange({ ...change, answers: sameAnswer(Object.keys(answers), null) }))
    focusCard([promotion.id], true)
  })
}

/** Moves the focus to the first of these cards on the page. It scrolls there only for keyboard users; after a tap nothing moves. */
function focusCard(ids: readonly (string | null)[], isSeen: boolean): void {
  const link = ids
    .map((id) => (id === null ? null : document.querySelector<HTMLElement>(`[data-promotion="${CSS.escape(id)}"] h3 a`)))
    .find((found) => found !== null)
  link?.focus({ preventScroll: !isSeen })
}
