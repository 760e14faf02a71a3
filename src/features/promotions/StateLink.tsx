import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { changeSearch, type HomeSearch, homeHref } from './homeSearch.ts'
import type { ChooseState, HistoryStep } from './useChooseState.ts'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> & {
  to: HomeSearch
  /** The change to apply to the state at the time of the tap; `to` may be slightly older. */
  change?: HomeSearch
  choose: ChooseState
  how?: HistoryStep
}

/** Links to another state of the home page: handled in place with scripts, by the server without. */
export function StateLink({ to, change, choose, how, ...rest }: Props) {
  return (
    <a
      {...rest}
      href={homeHref(to)}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        choose(change ? (now) => changeSearch(now, change) : to, how)
      }}
    />
  )
}

/** Checks for a plain click, not one that opens a tab or downloads. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented
}
