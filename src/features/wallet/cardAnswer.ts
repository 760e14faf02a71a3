import { flushSync } from 'react-dom'
import { makeShopper, type Rankable, rankForPerson } from '#domain/choice/ranking.ts'
import { personOf } from '#domain/wallet/personOf.ts'
import { showToast } from '#ui/toast.ts'
import { currentPeople, keepChange } from './keepChange.ts'
import { verdictWords } from './verdicts.ts'
import { readChange } from './walletChange.ts'

/**
 * Stores the answer of a button on a card. The card moves to its new place with the focus, and a toast tells the effect.
 * @param whose The id of the person asked; undefined for the first.
 */
export function keepCardAnswer(button: HTMLButtonElement, promotion: Rankable, whose?: string): void {
  const change = readChange({ get: () => button.value })
  if (change?.kind !== 'answer') return
  const isSeen = button.matches(':focus-visible')
  const next = button.closest('li')?.nextElementSibling?.getAttribute('data-promotion') ?? null
  flushSync(() => keepChange({ kind: 'wallet', whose, change }))
  // When the card is folded away, the next one gets the focus.
  focusCard([promotion.id, next], isSeen)
  const people = currentPeople()
  const person = personOf(people, whose)
  const { eligibility } = rankForPerson(promotion, person, makeShopper(people))
  showToast(verdictWords(eligibility.status, person === people[0] ? undefined : person), null, {
    label: 'Cambiar respuesta',
    act: () => {
      flushSync(() => keepChange({ kind: 'wallet', whose, change: { ...change, answer: null } }))
      focusCard([promotion.id], true)
    },
  })
}

/** Moves the focus to the first of these cards on the page. It scrolls there only for keyboard users; after a tap nothing moves. */
function focusCard(ids: readonly (string | null)[], isSeen: boolean): void {
  const link = ids
    .map((id) => (id === null ? null : document.querySelector<HTMLElement>(`[data-promotion="${CSS.escape(id)}"] h3 a`)))
    .find((found) => found !== null)
  link?.focus({ preventScroll: !isSeen })
}
