import clsx from 'clsx'
import { useState } from 'react'
import { sourceOf } from '#domain/catalogue/source.ts'
import { describeOffer } from '#domain/description/describeOffer.ts'
import { lineOf } from '#domain/description/toText.ts'
import { oldDataWords } from '#domain/phrases/list.ts'
import { additionWords, opensWords, takesWords } from '#domain/phrases/whatIf.ts'
import type { WhatIfs as Answers } from '#domain/plan/whatIf.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { promotionPath } from '#domain/promotion/promotion.ts'
import { pesos } from '#domain/text/words.ts'
import { buttonClass } from '#ui/button.ts'
import link from '#ui/link.module.css'
import { Notice } from '#ui/Notice.tsx'
import text from '#ui/text.module.css'
import type { PlanSource } from './browserPlan.ts'
import styles from './PlanPage.module.css'

type Answered = { answers: Answers; promotions: readonly ListedPromotion[] }
type State = 'open' | 'asking' | 'failed' | Answered

/** Says how much more the plan would save with each method or plan that the shopper lacks. The browser computes it, with the recorded uses. */
export function WhatIfs({ source }: { source: PlanSource }) {
  const [state, setState] = useState<State>('open')
  const ask = () => {
    setState('asking')
    import('./browserPlan.ts')
      .then(({ answerWhatIf }) => answerWhatIf(source))
      .then(setState)
      .catch(() => setState('failed'))
  }
  return (
    <section aria-labelledby="y-si" data-needs-script>
      <h2 id="y-si">¿Y si tuvieras…?</h2>
      <div aria-live="polite">
        {state === 'open' && <p>Cuánto más volvería en el mes con cada medio, plan o club que no tenés. Nadie nos paga por decirlo.</p>}
        {state === 'asking' && <p>Probando medios…</p>}
        {state === 'failed' && (
          <Notice tone="alarm">
            <b>No pudimos calcularlo.</b> Puede ser la conexión.
          </Notice>
        )}
        {typeof state === 'object' && <List {...state} captures={source.week.captures} />}
      </div>
      {(state === 'open' || state === 'failed') && (
        <button type="button" className={buttonClass()} onClick={ask}>
          {state === 'open' ? 'Ver qué sumaría' : 'Probar de nuevo'}
        </button>
      )}
    </section>
  )
}

function List({ answers: { best, isWhole }, promotions: all, captures }: Answered & Pick<PlanSource['week'], 'captures'>) {
  if (best.length === 0) return <p>Con lo que pediste, ningún otro medio te daría más.</p>
  return (
    <>
      <ol>
        {best.map(({ addition, takes, gain, opens }) => {
          const promotions = all.filter(({ id }) => opens.includes(id))
          const staleWords = oldDataWords(captures.filter(({ source }) => promotions.some((promotion) => sourceOf(promotion) === source)))
          return (
            <li key={JSON.stringify(addition)} className={styles.one}>
              <p>
                <b>{additionWords(addition)}</b>: <span translate="no">{pesos(gain)}</span> más en el mes
              </p>
              <p className={text.aside}>
                {takesWords(takes)}.{staleWords !== null && ` ${staleWords}.`}
              </p>
              <details>
                <summary className={link.disclosure}>{opensWords(promotions)}</summary>
                <ul className={styles.opens}>
                  {promotions.map((promotion) => (
                    <li key={promotion.id}>
                      <a className={clsx(link.touch, link.underlined)} href={promotionPath(promotion.id)}>
                        {lineOf(describeOffer({ promotion }))}
                      </a>
                    </li>
                  ))}
                </ul>
              </details>
            </li>
          )
        })}
      </ol>
      {!isWhole && <p className={text.aside}>No alcanzó el tiempo para probar todos.</p>}
    </>
  )
}
