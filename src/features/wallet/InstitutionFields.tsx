import { type MethodSlug, methodBySlug } from '#domain/paymentMethod.ts'
import type { Wallet } from '#domain/wallet.ts'
import { variantsOf } from '#domain/walletChange.ts'
import { Badge } from '#ui/Badge.tsx'
import { Pick } from './Pick.tsx'
import { NETWORKS, shortName } from './walletWords.ts'

export function holds(wallet: Wallet, slug: MethodSlug): boolean {
  return wallet.instruments.some(({ method }) => method === slug)
}

/** Whether a shopper is asked which cards they have there: banks and wallets give several, a shop's own card is one. */
export function asksCards(slug: MethodSlug): boolean {
  const { kind } = methodBySlug(slug)
  return kind === 'bank' || kind === 'wallet'
}

/** Which cards the shopper has at one institution, "no sé" and "ninguna" among the answers. */
export function CardsField({ slug, wallet }: { slug: MethodSlug; wallet: Wallet }) {
  const { name, colours } = methodBySlug(slug)
  const cards = wallet.instruments.find(({ method }) => method === slug)?.cards ?? null
  return (
    <fieldset className="cards-field" id={`${slug}-tarjetas`}>
      <legend>
        <Badge name={name} colours={colours} /> {shortName(slug)}
      </legend>
      {NETWORKS.map((network) => (
        <div className="network" key={network.name}>
          <span className="network-name" aria-hidden="true">
            {network.name}
          </span>
          <div className="picks small">
            {network.cards.map(({ card, kind }) => (
              <Pick
                key={card}
                change={{ kind: 'card', method: slug, card, held: !cards?.includes(card) }}
                pressed={cards?.includes(card) ?? false}
              >
                <span>
                  <span className="unseen">{network.name} </span>
                  {kind}
                </span>
              </Pick>
            ))}
          </div>
        </div>
      ))}
      <div className="network">
        <span />
        <div className="picks small">
          <Pick change={{ kind: 'cards', method: slug, cards: null }} pressed={cards === null}>
            No sé
          </Pick>
          <Pick change={{ kind: 'cards', method: slug, cards: [] }} pressed={cards?.length === 0}>
            Ninguna
          </Pick>
        </div>
      </div>
    </fieldset>
  )
}

/** The variants of one institution: a plan, a level, a special card. Nothing for an institution without any. */
export function VariantsField({ slug, wallet }: { slug: MethodSlug; wallet: Wallet }) {
  const variants = variantsOf(slug)
  if (variants.length === 0) return null
  return (
    <fieldset className="variants-field">
      <legend>{shortName(slug)}</legend>
      <div className="picks small">
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
      </div>
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
      <div className="variants">
        {asked.map((slug) => (
          <VariantsField key={slug} slug={slug} wallet={wallet} />
        ))}
      </div>
    </section>
  )
}
