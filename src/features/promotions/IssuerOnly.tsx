import clsx from 'clsx'
import { CHAINS, type ChainSlug } from '#domain/catalogue/chain.ts'
import { sourceOf } from '#domain/catalogue/source.ts'
import { oldDataWords } from '#domain/phrases/list.ts'
import { promotionPath } from '#domain/promotion/promotion.ts'
import link from '#ui/link.module.css'
import text from '#ui/text.module.css'
import list from './home.module.css'
import type { HomeData } from './homeData.ts'

/** Lists what only issuers publish of a chain whose page is read: it is in no ranking, because the chain does not show it. */
export function IssuerOnly({
  chain,
  data: { issuerOnly, captures },
}: {
  chain: ChainSlug
  data: Pick<HomeData, 'issuerOnly' | 'captures'>
}) {
  const own = issuerOnly.filter(({ supermarket }) => supermarket === chain)
  if (own.length === 0) return null
  const old = oldDataWords(captures.filter(({ source }) => own.some((one) => sourceOf(one) === source)))
  const isFresh = captures.some(({ source, isStale }) => source === chain && !isStale)
  return (
    <section aria-labelledby="solo-emisores">
      <h2 id="solo-emisores" className={list.heading}>
        {isFresh ? `Lo que ${CHAINS[chain].name} no muestra` : 'Lo que publican los emisores'}
      </h2>
      {old !== null && <p className={text.aside}>{old}</p>}
      <ul className={list.only}>
        {own.map(({ id, line }) => (
          <li key={id}>
            <a className={clsx(link.touch, link.underlined)} href={promotionPath(id, undefined)}>
              {line}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
