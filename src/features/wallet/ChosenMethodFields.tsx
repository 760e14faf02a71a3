import type { MethodSlug } from '#domain/catalogue/paymentMethod.ts'
import { COMPANION_METHODS } from '#domain/catalogue/shortNames.ts'
import type { Wallet } from '#domain/wallet/wallet.ts'
import { answerTo } from '#domain/wallet/walletAnswer.ts'
import styles from './ChosenMethodFields.module.css'
import { asksCards, CardsField, holds, VariantsField } from './InstitutionFields.tsx'
import { MethodPick, Pick, SmallPicks } from './Pick.tsx'
import { cardsAsked, type PromotionAsks, type TierQuestion, variantsAsked } from './promotionAsks.ts'
import { sameAnswer } from './walletChange.ts'
import { shortName } from './walletWords.ts'

type Props = { slug: MethodSlug; wallet: Wallet; asks: PromotionAsks | null }

/**
 * Shows what promotions ask about a chosen method under its tile: cards, plans, levels, and a companion method. Renders
 * nothing when they ask nothing.
 */
export function ChosenMethodFields({ slug, wallet, asks }: Props) {
  const cards = cardsAsked(asks, slug)
  const variants = variantsAsked(asks, slug)
  const tiers = asks?.tiers[slug] ?? []
  const other = COMPANION_METHODS[slug]
  const hasCards = asksCards(slug) && cards.length > 0
  if (!hasCards && variants.length === 0 && tiers.length === 0 && !other) return null
  return (
    <li className={styles.opened}>
      {hasCards && <CardsField slug={slug} wallet={wallet} cards={cards} />}
      <VariantsField slug={slug} wallet={wallet} variants={variants} legend={`¿Cuál tenés en ${shortName(slug)}?`} />
      {tiers.length > 0 && <Tiers slug={slug} tiers={tiers} wallet={wallet} />}
      {other && (
        <fieldset className={styles.part}>
          <legend>{other.words}</legend>
          <MethodPick slug={other.method} held={holds(wallet, other.method)} />
        </fieldset>
      )}
    </li>
  )
}

/** A single choice: choosing one tier answers no for the others; pressing it again clears all answers. */
function Tiers({ slug, tiers, wallet }: Pick<Props, 'slug' | 'wallet'> & { tiers: readonly TierQuestion[] }) {
  const among = tiers.map(({ key }) => key)
  return (
    <fieldset className={styles.part}>
      <legend>¿Qué plan o nivel tenés en {shortName(slug)}?</legend>
      <SmallPicks>
        {tiers.map(({ key, name }) => {
          const isIn = answerTo(wallet, key) === true
          return (
            <Pick
              key={key}
              change={{ kind: 'answers', answers: isIn ? { [key]: null } : { ...sameAnswer(among, false), [key]: true } }}
              pressed={isIn}
            >
              {name}
            </Pick>
          )
        })}
      </SmallPicks>
    </fieldset>
  )
}
