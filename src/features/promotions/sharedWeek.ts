import { createSerializationAdapter } from '@tanstack/react-router'
import type { WeekContent } from './homeData.ts'

/**
 * A week's promotions under a name derived from their content. A page carries only the name; the browser loads the
 * content separately, and once (`-pageWeek.ts`).
 */
export class SharedWeek {
  readonly name: string
  /** Undefined until the browser has loaded it; pages that need it wait. */
  content: WeekContent

  constructor(name: string, content?: WeekContent) {
    this.name = name
    this.content = content as WeekContent
  }
}

let latest: SharedWeek | undefined

/**
 * Gives a week its content. The same name returns the same object, so that cached results for its promotions are
 * reused.
 */
export function fillWeek(week: SharedWeek, content: WeekContent): SharedWeek {
  if (latest?.name === week.name) return latest
  week.content = content
  latest = week
  return week
}

/** The weeks used by the page that the server rendered. */
export const weeksNamedInPage: SharedWeek[] = []

/** Serializes a week inside a page as its name. */
export const sharedWeekAdapter = createSerializationAdapter({
  key: 'week',
  test: (value) => value instanceof SharedWeek,
  toSerializable: ({ name }) => name,
  fromSerializable: (name) => {
    const week = new SharedWeek(name)
    weeksNamedInPage.push(week)
    return week
  },
})
