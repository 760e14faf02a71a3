import { CARD_SLUGS, type CardSlug, type MethodSlug, methodBySlug } from '#domain/catalogue/paymentMethod.ts'
import type { Wallet } from '#domain/wallet/wallet.ts'
import { Badge } from '#ui/Badge.tsx'
import text from '#ui/text.module.css'
import styles from './InstitutionFields.module.css'
import { Pick, SmallPicks } from './Pick.tsx'
import { variantSlugsOf } from './walletChange.ts'
import { NETWORK_LABELS, shortName } from './walletWords.ts'

export function holds(wallet: Wallet, slug: MethodSlug): boolean {
  return wallet.instruments.some(({ method }) => method === slug)
}

/** Whether a shopper is asked which cards they have there: banks and wallets give several, a shop's own card is one. */
export function asksCards(slug: MethodSlug): boolean {
  const { kind } = methodBySlug(slug)
  return kind === 'bank' || kind === 'wallet'
}

/** Which cards the shopper has at one institution, "no sé" and "ninguna" among the answers. @param cards Those to choose from, and any that is held. */
export function CardsField({
  slug,
  wallet,
  cards: offered = CARD_SLUGS,
}: {
  slug: MethodSlug
  wallet: Wallet
  cards?: readonly CardSlug[]
}) {
  const cards = wallet.instruments.find(({ method }) => method === slug)?.cards ?? null
  return (
    <fieldset className={styles.cards} id={`${slug}-tarjetas`}>
      <legend>
        <Badge of={methodBySlug(slug)} /> {shortName(slug)}
      </legend>
      {NETWORK_LABELS.map(({ name, cards: all }) => ({
        name,
        cards: all.filter(({ card }) => offered.includes(card) || cards?.includes(card)),
      }))
        .filter((network) => network.cards.length > 0)
        .map((network) => (
          <div className={styles.network} key={network.name}>
            <span className={styles.name} aria-hidden="true">
              {network.name}
            </span>
            <SmallPicks>
              {network.cards.map(({ card, kind }) => (
                <Pick
                  key={card}
                  change={{ kind: 'card', method: slug, card, held: !cards?.includes(card) }}
                  pressed={cards?.includes(card) ?? false}
                >
                  <span>
                    <span className={text.unseen}>{network.name} </span>
                    {kind}
                  </span>
                </Pick>
              ))}
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
  /** Those to choose from; without it all. */
  variants?: readonly MethodSlug[]
  legend?: string
}

/** The variants of one institution: a plan, a level, a special card; those that are held in any case. Nothing for an institution without any. */
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
