import { memo } from 'react'
import { CHAINS, WHERE_LABELS } from '#domain/chain.ts'
import { groupWords, missingWords } from '#domain/methodWords.ts'
import { CONFIDENT } from '#domain/promotion.ts'
import { capIsUnknown } from '#domain/saving.ts'
import { discountFigure, pesos } from '#domain/words.ts'
import { Badge } from '#ui/Badge.tsx'
import type { RankedPromotion } from './homeView.ts'
import { capWords, conditionWords, methodsWords, validity } from './promotionWords.ts'

/** A price tag: what you get, where, with what, up to how much, on which condition, and why it is yours or not. */
export const PromotionCard = memo(function PromotionCard({
  ranked,
  personal,
  amount,
}: {
  ranked: RankedPromotion
  personal: boolean
  amount: number | null
}) {
  const { promotion, eligibility, saving } = ranked
  const chain = CHAINS[promotion.supermarket]
  const { figure, unit } = discountFigure(promotion.discount)
  const off = eligibility.status === 'no'
  return (
    <li className={off ? 'tag off' : 'tag'}>
      <h3 className="what">
        <span className="figure">{figure}</span> <span>{unit}</span>
        {amount !== null && !off && saving > 0 && (
          <span className="saves">
            {capIsUnknown(promotion) ? 'hasta ' : ''}
            {pesos(saving)}
          </span>
        )}
      </h3>
      <div className="where">
        <Badge name={chain.name} colours={chain.colours} />
        <span>
          <b>{chain.name}</b> · {promotion.where.map((format) => WHERE_LABELS[format]).join(', ')}
        </span>
      </div>
      <div className="with">{methodsWords(promotion)}</div>
      <div className="cap">{capWords(promotion.limits)}</div>
      <ul>
        <li>{validity(promotion)}</li>
        {conditionWords(promotion).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      {personal && <Why ranked={ranked} />}
      {promotion.confidence < CONFIDENT && (
        <a className="check" href={chain.url} rel="noopener noreferrer" target="_blank">
          Revisar en la fuente
        </a>
      )}
    </li>
  )
})

function Why({ ranked: { eligibility } }: { ranked: RankedPromotion }) {
  if (eligibility.status === 'yes') {
    return (
      <div className="why yes">
        {eligibility.via.length > 0 ? `La tenés con ${groupWords(eligibility.via)}` : 'Sirve con lo que tengas'}
      </div>
    )
  }
  const missing = missingWords(eligibility.missing)
  return <div className="why">{eligibility.status === 'maybe' ? `Puede ser tuya si tenés: ${missing}` : `Te falta: ${missing}`}</div>
}
