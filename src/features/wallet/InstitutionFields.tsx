import { CARD_SLUGS, type CardSlug, type MethodSlug, methodBySlug } from '#domain/catalogue/paymentMethod.ts'
import type { Wallet } from '#domain/wallet/wallet.ts'
import { Badge } from '#ui/Badge.tsx'
import text from '#ui/text.module.css'
import styles from './InstitutionFields.module.css'
import { Pick, SmallPicks } from './Pick.tsx'
import { variantSlugsOf } from './walletChange.ts'
import { CARD_KINDS, shortName } from './walletWords.ts'

export function holds(wallet: Wallet, slug: MethodSlug): boolean {
  return wallet.instruments.some(({ method }) => method === slug)
}

/** Checks whether to ask for the shopper's cards: banks and wallet apps issue several, while a shop's card is a single one. */
export function asksCards(slug: MethodSlug): boolean {
  const { kind } = methodBySlug(slug)
  return kind === 'bank' || kind === 'wallet'
}

type CardsProps = {
  slug: MethodSlug
  wallet: Wallet
  /** The cards to offer; held ones are always added. */
  cards?: readonly CardSlug[]
}

/** Asks which cards the shopper has at an institution, with «No sé» and «Ninguna» as answers. */
export function CardsField({ slug, wallet, cards: offered = CARD_SLUGS }: CardsProps) {
  const cards = wallet.instruments.find(({ method }) => method === slug)?.cards ?? null
  const asked = CARD_SLUGS.filter((card) => offered.includes(card) || cards?.includes(card))
  const networks = Object.entries(CARD_KINDS).filter(([, kinds]) => asked.some((card) => card in kinds))
  return (
    <fieldset className={styles.cards} id={`${slug}-tarjetas`}>
      <legend>
        <Badge of={methodBySlug(slug)} /> {shortName(slug)}
      </legend>
      {networks.map(([network, kinds]) => (
        <div className={styles.network} key={network}>
          <span className={styles.name} aria-hidden="true">
            {network}
          </span>
          <SmallPicks>
            {asked
              .filter((card) => card in kinds)
              .map((card) => {
                const isHeld = cards?.includes(card) ?? false
                return (
                  <Pick key={card} change={{ kind: 'card', method: slug, card, held: !isHeld }} pressed={isHeld}>
                    <span>
                      <span className={text.unseen}>{network} </span>
                      {kinds[card]}
                    </span>
                  </Pick>
                )
              })}
          </SmallPicks>
        </div>
      ))}
      <div className={styles.network}>
        <span />
        <SmallPicks>
          <Pick change={{ kind: 'cards', method: slug, cards: null }} pressed={cards === null}>
            No sé
          </Pick>
          <Pick change={{ kind: 'cards', method: slug, cards: [] }} pressed={cards?.length === 0}>
            Ninguna
          </Pick>
        </SmallPicks>
      </div>
    </fieldset>
  )
}

type VariantsProps = {
  slug: MethodSlug
  wallet: Wallet
  variants?: readonly MethodSlug[]
  legend?: string
}

/**
 * Asks for the variants of an institution (a plan, a level, a special card); held ones are always offered. Renders nothing
 * when there are none.
 */
export function VariantsField({ slug, wallet, variants: offered, legend = shortName(slug) }: VariantsProps) {
  const variants = variantSlugsOf(slug).filter((variant) => (offered?.includes(variant) ?? true) || holds(wallet, variant))
  if (variants.length === 0) return null
  return (
    <fieldset className={styles.variants}>
      <legend>{legend}</legend>
      <SmallPicks>
        {variants.map((variant) => (
          <Pick
            key={variant}
            id={variant}
            change={{ kind: 'method', method: variant, held: !holds(wallet, variant) }}
            pressed={holds(wallet, variant)}
          >
            {shortName(variant)}
          </Pick>
        ))}
      </SmallPicks>
    </fieldset>
  )
}
