import type { ReactNode } from 'react'
import { type MethodSlug, methodBySlug } from '#domain/paymentMethod.ts'
import type { Wallet } from '#domain/wallet.ts'
import { variantsOf } from '#domain/walletChange.ts'
import { Badge } from '#ui/Badge.tsx'
import text from '#ui/text.module.css'
import styles from './InstitutionFields.module.css'
import { Pick, SmallPicks } from './Pick.tsx'
import { NETWORKS, shortName } from './walletWords.ts'

export function holds(wallet: Wallet, slug: MethodSlug): boolean {
  return wallet.instruments.some(({ method }) => method === slug)
}

/** Whether a shopper is asked which cards they have there: banks and wallets give several, a shop's own card is one. */
export function asksCards(slug: MethodSlug): boolean {
  const { kind } = methodBySlug(slug)
  return kind === 'bank' || kind === 'wallet'
}

/** What is asked of several institutions, side by side where there is room. */
export function InstitutionFieldList({ children }: { children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>
}

/** Which cards the shopper has at one institution, "no sé" and "ninguna" among the answers. */
export function CardsField({ slug, wallet }: { slug: MethodSlug; wallet: Wallet }) {
  const { name, colours } = methodBySlug(slug)
  const cards = wallet.instruments.find(({ method }) => method === slug)?.cards ?? null
  return (
    <fieldset className={styles.cards} id={`${slug}-tarjetas`}>
      <legend>
        <Badge name={name} colours={colours} /> {shortName(slug)}
      </legend>
      {NETWORKS.map((network) => (
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

/** The variants of one institution: a plan, a level, a special card. Nothing for an institution without any. */
export function VariantsField({ slug, wallet }: { slug: MethodSlug; wallet: Wallet }) {
  const variants = variantsOf(slug)
  if (variants.length === 0) return null
  return (
    <fieldset className={styles.variants}>
      <legend>{shortName(slug)}</legend>
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

/** The plans and levels of the institutions that are held, under their names; drawn below the choice so that nothing above moves. */
export function HeldVariants({ heads, wallet, title }: { heads: MethodSlug[]; wallet: Wallet; title: string }) {
  const asked = heads.filter((slug) => holds(wallet, slug) && variantsOf(slug).length > 0)
  if (asked.length === 0) return null
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <InstitutionFieldList>
        {asked.map((slug) => (
          <VariantsField key={slug} slug={slug} wallet={wallet} />
        ))}
      </InstitutionFieldList>
    </section>
  )
}
