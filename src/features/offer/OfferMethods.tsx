import type { MethodName } from '#domain/catalogue/paymentMethod.ts'
import { isUnknownMethodOptional } from '#domain/choice/eligibility.ts'
import { makeShopper, rankForShopper } from '#domain/choice/ranking.ts'
import { appOfEveryGroup, areMethodsToldWhole, groupWords, institutionParts, isAllWithModo } from '#domain/description/words/methods.ts'
import { openConditionsWords } from '#domain/description/words/people.ts'
import { shortenDoubleNames } from '#domain/promotion/methodNames.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { joinWithAnd } from '#domain/text/words.ts'
import { areWithoutMethods, type Household } from '#domain/wallet/household.ts'
import layout from '#ui/layout.module.css'
import link from '#ui/link.module.css'
import text from '#ui/text.module.css'

/** The most groups shown at first that the shopper does not hold. */
const OPEN = 6

/** Unfolds the accepted methods where the head of the page leaves any out: held ones first with a tick, then those not answered, then the rest. */
export function OfferMethods({ promotion, people }: { promotion: ListedPromotion; people: Household }) {
  const { paymentMethods, unknownPaymentMethods } = promotion
  if (paymentMethods === null || areMethodsToldWhole(promotion)) return null
  const isModo = isAllWithModo(paymentMethods)
  const isUnknownOptional = isUnknownMethodOptional(promotion)
  const words = (group: MethodName[]) => groupWords(isModo ? group.filter((name) => name !== 'MODO') : group)
  const called = shortenDoubleNames(promotion)
  const judged = paymentMethods.map((group, at) => ({ ...judge(promotion, group, people), group: called[at] ?? group }))
  const mine = distinct(judged.filter(({ status }) => status === 'yes'))
  const maybe = distinct(judged.filter(({ status }) => status === 'maybe'))
  const others = judged.filter(({ status }) => status === 'no').map(({ group }) => group)
  const rest = institutionParts(others, promotion).map((part) => part.words)
  return (
    <details>
      <summary className={link.disclosure}>Todos los medios que sirven</summary>
      {unknownPaymentMethods.length > 0 && (
        <p>
          Preguntá si vale con <b>{joinWithAnd(unknownPaymentMethods)}</b>: la página {isUnknownOptional ? 'también lo nombra' : 'lo pide'}
          {isUnknownOptional ? '.' : ', junto con:'}
        </p>
      )}
      {isModo && <p>Siempre pagando con {appOfEveryGroup(promotion)}:</p>}
      <ul className={layout.dotList}>
        {mine.map(({ group, whose }) => (
          <li key={group.join()} className={layout.yes}>
            <b>{words(group)}</b> <span className={text.soft}>{whose ? `la tiene ${whose.name}` : 'la tenés'}</span>
          </li>
        ))}
        {maybe.map(({ group, missing, whose }) => (
          <li key={group.join()} className={layout.maybe}>
            {words(group)} <span className={text.soft}>falta saber {openConditionsWords(missing, whose)}</span>
          </li>
        ))}
        {rest.slice(0, OPEN).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {rest.length > OPEN && (
        <details>
          <summary className={link.disclosure}>Ver {rest.length - OPEN} más</summary>
          <ul className={layout.dotList}>
            {rest.slice(OPEN).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
    </details>
  )
}

/** Removes groups with the same name, such as two plans called by their institution. */
const distinct = <One extends { group: MethodName[] }>(all: readonly One[]) => [
  ...new Map(all.map((one) => [one.group.join(), one])).values(),
]

/** Finds whose wallet meets one group, ignoring other conditions. An empty wallet says nothing. */
function judge(promotion: ListedPromotion, group: MethodName[], people: Household) {
  if (areWithoutMethods(people)) return { group, whose: undefined, status: 'no' as const, missing: [] }
  const alone = { ...promotion, paymentMethods: [group], unknownPaymentMethods: [], appliesOnlyTo: null, membership: [] }
  const { eligibility, whose } = rankForShopper(alone, makeShopper(people))
  return { group, whose, status: eligibility.status, missing: eligibility.missing }
}
