import { flushSync } from 'react-dom'
import { makeShopper, type Rankable, rankForPerson } from '#domain/choice/ranking.ts'
import { type Household, personOf } from '#domain/wallet/household.ts'
import { showToast } from '#ui/toast.ts'
import { keepChange, readForm } from './keepChange.ts'
import { makeSameAnswers } from './walletChange.ts'

/** Stores the answer of a card's form. The card moves to its new place with the focus, and a toast tells the effect. */
export function keepRowAnswer(form: HTMLFormElement, button: HTMLButtonElement, promotion: Rankable): void {
  const change = readForm(form, button)
  if (change?.kind !== 'answers') return
  const { whose, answers } = change
  const isSeen = button.matches(':focus-visible')
  const near = cardsFrom(button)
  const kept = flushSync(() => keepChange(change))
  if (!kept) return
  // When the card is folded away, the next one gets the focus, whichever list it is in.
  focusCard([promotion.id, ...near], isSeen)
  tellVerdict(promotion, kept.after, whose, () => {
    flushSync(() => keepChange({ ...change, answers: makeSameAnswers(Object.keys(answers), null) }))
    focusCard([promotion.id], true)
  })
}

/** Returns the ids of the page's cards: the one that has this button, those after it, and backwards those before it. */
function cardsFrom(button: HTMLElement): string[] {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-promotion]')]
  const at = cards.findIndex((card) => card.contains(button))
  return [...cards.slice(at), ...cards.slice(0, at).reverse()].flatMap(({ dataset }) => dataset.promotion ?? [])
}

/** Moves the focus to the first of these cards that stands unfolded. It scrolls there only for keyboard users; after a tap nothing moves. */
function focusCard(ids: readonly string[], isSeen: boolean): void {
  const links = ids.flatMap((id) => document.querySelector<HTMLElement>(`[data-promotion="${CSS.escape(id)}"] h3 a`) ?? [])
  // What is folded takes no focus.
  links.find((link) => !link.closest('details:not([open])'))?.focus({ preventScroll: !isSeen })
}

/** Tells in a toast what an answer of a person means for the promotion that asked. @param undo Takes the answer back. */
export function tellVerdict(promotion: Rankable, people: Household, whose: string | undefined, undo?: () => void): void {
  const person = personOf(people, whose)
  const { status } = rankForPerson(promotion, person, makeShopper(people)).eligibility
  const name = person === people[0] ? 'vos' : person.name
  const words =
    status === 'maybe'
      ? 'Anotado: de esta promoción falta saber algo más'
      : `Anotado: esta promoción ${status === 'yes' ? 'es' : 'no es'} para ${name}`
  showToast(words, null, undo && { label: 'Cambiar respuesta', act: undo })
}
