import { NAMED_CARDS } from '#domain/catalogue/namedCards.ts'
import { CARD_SLUGS, type CardSlug, type MethodSlug, methodBySlug } from '#domain/catalogue/paymentMethod.ts'
import { COMPANION_METHODS } from '#domain/catalogue/shortNames.ts'
import { collectIssuerFact } from '#domain/catalogue/tiers.ts'
import { listQuestionsAt } from '#domain/questions/catalogue.ts'
import type { Person } from '#domain/wallet/household.ts'
import type { Wallet } from '#domain/wallet/wallet.ts'
import { ChoiceButtons } from './AnswerField.tsx'
import { getQuestionAnchor } from './answersValue.ts'
import { MethodPick, PickButton, PickList } from './Pick.tsx'
import styles from './wallet.module.css'
import { shortName } from './walletWords.ts'

export function holdsMethod(wallet: Wallet, slug: MethodSlug): boolean {
  return wallet.instruments.some(({ method }) => method === slug)
}

export function getCardsAt(wallet: Wallet, slug: MethodSlug): readonly CardSlug[] | null {
  return wallet.instruments.find(({ method }) => method === slug)?.cards ?? null
}

/** Lists the cards to ask for, credit first: all that offers name with the institution, at an unknown bank all there are, and what is held. */
function cardsToAsk(wallet: Wallet, slug: MethodSlug): CardSlug[] {
  const named = NAMED_CARDS[slug] ?? (methodBySlug(slug).kind === 'bank' ? CARD_SLUGS : [])
  const asked = CARD_SLUGS.filter((card) => named.includes(card) || getCardsAt(wallet, slug)?.includes(card))
  const isDebit = (card: CardSlug) => Number(card.endsWith('-debito'))
  return asked.sort((a, b) => isDebit(a) - isDebit(b))
}

/** Issuers whose own card is of no network: «Naranja X» beside «Naranja Visa». */
const HAS_OWN_CARD = collectIssuerFact('isCardFirst')

type Props = {
  slug: MethodSlug
  person: Person
  /** The person's name; null for the reader. */
  name: string | null
  isSmall?: boolean
}

/** Checks whether there is anything to say about a method besides having it. */
export function hasFields(slug: MethodSlug, wallet: Wallet): boolean {
  return cardsToAsk(wallet, slug).length > 0 || listQuestionsAt(slug).length > 0 || COMPANION_METHODS[slug] !== undefined
}

/**
 * Asks for the cards, the plan and a companion of a chosen institution, as parts of the surrounding form. Where there is little
 * room what else there is follows the cards.
 */
export function InstitutionFields({ slug, person, name, isSmall = false }: Props) {
  const { wallet } = person
  const isLater = isSmall && getCardsAt(wallet, slug) === null && cardsToAsk(wallet, slug).length > 0
  const asked = isLater ? [] : listQuestionsAt(slug)
  const other = isLater ? undefined : COMPANION_METHODS[slug]
  return (
    <>
      <CardsField slug={slug} wallet={wallet} isSmall={isSmall} />
      {asked.map((question) => (
        <fieldset key={question.id} className={styles.part} id={question.id.startsWith('plan:') ? getQuestionAnchor(question) : undefined}>
          <legend>{question.ask(name)}</legend>
          <ChoiceButtons question={question} person={person} canBeUnknown />
        </fieldset>
      ))}
      {other && (
        <fieldset className={styles.part}>
          <legend>{other.words}</legend>
          <MethodPick slug={other.method} held={holdsMethod(wallet, other.method)} />
        </fieldset>
      )}
    </>
  )
}

/** Asks which cards the shopper has at an institution; «No sé» is chosen until they say. */
function CardsField({ slug, wallet, isSmall }: { slug: MethodSlug; wallet: Wallet; isSmall: boolean }) {
  const asked = cardsToAsk(wallet, slug)
  const cards = getCardsAt(wallet, slug)
  const hasNone = cards?.length === 0
  if (asked.length === 0) return null
  return (
    <fieldset className={styles.part} id={`${slug}-tarjetas`}>
      <legend>Tarjetas de {shortName(slug)}</legend>
      <PickList isSmall={isSmall}>
        {asked.map((card) => {
          const isHeld = cards?.includes(card) ?? false
          return (
            <li key={card}>
              <MethodPick slug={card} held={isHeld} change={{ kind: 'card', method: slug, card, held: !isHeld }} />
            </li>
          )
        })}
        <li>
          <PickButton change={{ kind: 'cards', method: slug, cards: hasNone ? null : [] }} pressed={hasNone}>
            {HAS_OWN_CARD[slug] ? `Solo la ${shortName(slug)}` : 'Ninguna'}
          </PickButton>
        </li>
        <li>
          <PickButton change={{ kind: 'cards', method: slug, cards: null }} pressed={cards === null}>
            No sé
          </PickButton>
        </li>
      </PickList>
    </fieldset>
  )
}
