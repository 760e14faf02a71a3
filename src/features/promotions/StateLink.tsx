import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { type HomeSearch, homeHref } from './homeSearch.ts'
import type { Choose, Step } from './useHomeState.ts'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> & {
  to: HomeSearch
  choose: Choose
  how?: Step
}

/** A link to another state of the home page: answered in place by script, by the server without. */
export function StateLink({ to, choose, how, ...rest }: Props) {
  return (
    <a
      {...rest}
      href={homeHref(to)}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        choose(to, how)
      }}
    />
  )
}

/** A click that is not for a new tab, a download or the like. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented
}
