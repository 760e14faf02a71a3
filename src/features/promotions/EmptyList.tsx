import { CHAINS } from '#domain/catalogue/chain.ts'
import { chainsOfWeek } from '#domain/choice/week.ts'
import { joinChainNames } from '#domain/phrases/answer.ts'
import { capitalize, dayAndMonth, joinWithAnd, weekdayName } from '#domain/text/words.ts'
import { buttonClass } from '#ui/button.ts'
import { Hornero } from '#ui/Hornero.tsx'
import layout from '#ui/layout.module.css'
import { MessageView } from '#ui/Notice.tsx'
import type { HomeData } from './homeData.ts'
import { FILTERS } from './homeFilters.ts'
import { changeSearch, chosenChains, type HomeSearch, NARROWING_NAMES, type NarrowingName, unknownChainNames } from './homeSearch.ts'
import { countPromotions, type HomeView } from './homeView.ts'
import { StateLink } from './StateLink.tsx'
import type { ChooseState } from './useChooseState.ts'

type Props = { data: HomeData; view: HomeView; search: HomeSearch; choose: ChooseState }

/** Replaces an empty list: suggests a filter to remove, or another day. */
export function EmptyList({ data, view, search, choose }: Props) {
  const unknown = unknownChainNames(search)
  const droppable = worthDropping(data, search)
  const day = view.days.find(({ ranked }) => ranked.length > 0)
  const known = <>Tenemos las promociones de {joinChainNames(chainsOfWeek(data))}.</>
  return (
    <MessageView>
      <Hornero size={96} />
      {unknown.length > 0 ? (
        <>
          <h2>No conocemos ese supermercado</h2>
          <p>
            Pediste {joinWithAnd(unknown.map((name) => `«${name}»`))}. {known}
          </p>
        </>
      ) : view.unread.length > 0 && view.unread.length === chosenChains(search).length ? (
        <>
          <h2>No leemos {joinChainNames(view.unread)}</h2>
          <p>No sabemos qué descuentos hay ahí: fijate en su página. {known}</p>
        </>
      ) : (
        <>
          <h2>No hay nada con esos filtros</h2>
          <p>
            {capitalize(weekdayName(view.day))} {dayAndMonth(view.day)}: ninguna promoción cumple todo lo que pediste.
          </p>
        </>
      )}
      <ul className={layout.row}>
        {droppable.map(({ name, search: without, count }) => (
          <li key={name}>
            <StateLink className={buttonClass()} to={without} choose={choose}>
              Sin {filterWords(name, search)}: {count}
            </StateLink>
          </li>
        ))}
        {day && (
          <li>
            <StateLink className={buttonClass()} to={changeSearch(search, { dia: day.date })} choose={choose}>
              Igual, el {weekdayName(day.date)} {Number(day.date.slice(8))}
            </StateLink>
          </li>
        )}
        <li>
          <StateLink className={buttonClass('main')} to={search.monto === undefined ? {} : { monto: search.monto }} choose={choose}>
            Ver todas las de hoy
          </StateLink>
        </li>
      </ul>
    </MessageView>
  )
}

/** Names a filter: «elegir Coto», «Online», «buscar “galicia”». */
function filterWords(name: NarrowingName, search: HomeSearch): string {
  if (name === 'q') return `buscar «${search.q}»`
  if (name !== 'supermarket') return `«${FILTERS[name].options[String(search[name])]}»`
  const chosen = chosenChains(search).map((slug) => CHAINS[slug].name)
  return `elegir ${joinWithAnd([...chosen, ...unknownChainNames(search).map((unknown) => `«${unknown}»`)])}`
}

/** Returns the filters whose removal gives results, with the number of results. */
function worthDropping(data: HomeData, search: HomeSearch): { name: NarrowingName; search: HomeSearch; count: number }[] {
  return NARROWING_NAMES.filter((name) => search[name] !== undefined)
    .map((name) => {
      const without = changeSearch(search, { [name]: undefined })
      return { name, search: without, count: countPromotions(data, without) }
    })
    .filter(({ count }) => count > 0)
}
