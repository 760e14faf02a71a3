import { CHAINS, type ChainSlug } from '#domain/catalogue/chain.ts'
import { longInstalmentsWords } from '#domain/phrases/list.ts'
import type { Freshness } from '#domain/promotion/freshness.ts'
import link from '#ui/link.module.css'
import text from '#ui/text.module.css'

/** Says that a chain offers more instalments than Yapa shows, with a link to its page. */
export function LongInstalments({ chain, captures }: { chain: ChainSlug; captures: readonly Freshness[] }) {
  const instalments = captures.find((capture) => capture.source === chain)?.longInstalments ?? []
  if (instalments.length === 0) return null
  return (
    <p className={text.aside}>
      {longInstalmentsWords(instalments)}{' '}
      <a className={link.underlined} href={CHAINS[chain].url ?? undefined} rel="noopener">
        miralas en la página oficial
      </a>
    </p>
  )
}
