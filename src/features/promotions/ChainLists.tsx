import clsx from 'clsx'
import { useMemo } from 'react'
import { CHAINS } from '#domain/catalogue/chain.ts'
import { sourceFacts } from '#domain/catalogue/source.ts'
import { countByStatus } from '#domain/choice/promotionGroups.ts'
import { chainListTitle, elsewhereInChain, listWords, possibleWords, unknownWords } from '#domain/phrases/list.ts'
import link from '#ui/link.module.css'
import text from '#ui/text.module.css'
import styles from './home.module.css'
import { changeSearch } from './homeSearch.ts'
import { type ChainLead, listShownGroups, type PromotionGroup } from './homeView.ts'
import type { ListProps } from './PromotionList.tsx'
import { PromotionRow } from './PromotionRow.tsx'
import { PromotionRows } from './PromotionRows.tsx'
import { groupByQuestion, placeBestQuestion } from './questionRenderers.ts'
import { StateLink } from './StateLink.tsx'

/** How many supermarkets stand open for who has told nothing. */
const OPEN = 6

/** Lists the best of each supermarket, a row each; what may be theirs is folded under the questions that decide it. */
export function ChainLists({ view, ...list }: ListProps) {
  const { personal, leads, sections } = view
  const maybe = useMemo(
    () => (personal ? sections.flatMap(({ groups }) => groups.filter(({ best }) => best.eligibility.status === 'maybe')) : []),
    [sections, personal],
  )
  const rows = personal ? leads.filter(({ isSure }) => isSure || maybe.length === 0) : leads
  const [shown, rest] = personal ? [rows, []] : [rows.slice(0, OPEN), rows.slice(OPEN)]
  const { title, about } = chainListTitle(view.day, list.today, list.search.monto)
  return (
    <>
      <div className={styles.head}>
        <h2>{personal ? listWords(countByStatus(listShownGroups(sections)), true) : title}</h2>
        <p>{about}</p>
      </div>
      {shown.length > 0 && <ChainRows leads={shown} personal={personal} {...list} />}
      {rest.length > 0 && (
        <details>
          <summary className={link.disclosure}>{rest.length === 1 ? 'Otro supermercado' : `Otros ${rest.length} supermercados`}</summary>
          <ChainRows leads={rest} personal={personal} {...list} />
        </details>
      )}
      {view.unknown.map((old) => (
        <p key={old.source} className={text.aside}>
          {unknownWords(old)}{' '}
          <a className={clsx(link.touch, link.underlined)} href={sourceFacts(old.source).url} rel="noopener">
            Mirá su página oficial
          </a>
        </p>
      ))}
      {maybe.length > 0 && <Possible groups={maybe} isAll={rows.length === 0} {...list} />}
    </>
  )
}

type RowsProps = Omit<ListProps, 'view'> & { leads: readonly ChainLead[]; personal: boolean }

function ChainRows({ leads, personal, search, choose, open, today, ask, beside }: RowsProps) {
  return (
    <ul>
      {leads.map(({ chain, best, isSure, count }) => (
        <PromotionRow
          key={chain}
          ranked={best}
          others={[]}
          amount={search.monto}
          isShown={best.promotion.id === beside}
          question={undefined}
          isOnline={search.canal === 'online'}
          isPossible={!isSure}
          {...{ personal, today, open, ask }}
          more={
            count > 1 && (
              <StateLink className={styles.more} to={changeSearch(search, { supermarket: chain, todas: undefined })} choose={choose}>
                {elsewhereInChain(count - 1)}
                <span className={text.unseen}> de {CHAINS[chain].name}</span>
              </StateLink>
            )
          }
        />
      ))}
    </ul>
  )
}

type PossibleProps = Omit<ListProps, 'view'> & { groups: readonly PromotionGroup[]; isAll: boolean }

/** Folds what an answer decides, each question with the promotions that wait for it; if nothing else is listed it stands open. */
function Possible({ groups, isAll, search, open, today, ask, beside }: PossibleProps) {
  const asked = useMemo(() => groupByQuestion(groups), [groups])
  const rows = asked.map((entries) => (
    <PromotionRows
      key={entries[0]?.best.promotion.id}
      groups={entries}
      personal
      questions={placeBestQuestion(entries)}
      {...{ search, open, today, ask, beside }}
    />
  ))
  if (isAll) return rows
  return (
    <details className={styles.possible}>
      <summary className={link.disclosure}>{possibleWords(groups.length)}</summary>
      {rows}
    </details>
  )
}
