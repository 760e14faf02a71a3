import clsx from 'clsx'
import { makePlanTable } from '#domain/choice/otherOffers.ts'
import { factWords, otherRows } from '#domain/description/toText.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { promotionPath } from '#domain/promotion/promotion.ts'
import { capitalize } from '#domain/text/words.ts'
import layout from '#ui/layout.module.css'
import link from '#ui/link.module.css'
import { DetailPart } from './DetailPart.tsx'
import styles from './detail.module.css'
import type { DetailProps } from './PromotionDetail.tsx'

type OffersProps = Pick<DetailProps, 'offers' | 'amount' | 'heading'> & { front: ListedPromotion }

/** Lists the other offers of the page, or a table for an issuer's plans. Each links to the page with that offer in front. */
export function DetailOffers({ front, offers, amount, heading }: OffersProps) {
  const others = offers.filter(({ id }) => id !== front.id)
  if (others.length === 0) return null
  const plans = makePlanTable([front, ...others])
  return (
    <DetailPart heading={heading} title={plans ? 'Según tu plan' : 'Más ofertas de esta promo'}>
      {plans ? (
        <table className={styles.plans}>
          <tbody>
            {plans.map(({ promotion, plan }) => (
              <tr key={promotion.id}>
                <th scope="row">
                  {promotion === front ? (
                    <b>{plan ?? 'Los demás'}</b>
                  ) : (
                    <a className={clsx(link.touch, link.underlined)} href={promotionPath(promotion.id, amount)}>
                      {plan ?? 'Los demás'}
                    </a>
                  )}
                </th>
                <td translate="no">{factWords('gain', { promotion }, 'word')}</td>
                <td>{capitalize([factWords('cap', { promotion }), factWords('doubt', { promotion })].filter(Boolean).join(' · '))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <ul className={layout.dotList}>
          {otherRows(front, offers).map(({ first, words }) => (
            <li key={first.id}>
              <a className={clsx(link.touch, link.underlined)} href={promotionPath(first.id, amount)}>
                {words}
              </a>
            </li>
          ))}
        </ul>
      )}
    </DetailPart>
  )
}
