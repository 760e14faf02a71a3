import { createSerializationAdapter } from '@tanstack/react-router'
import type { WeekContent } from './homeData.ts'

/** A week's promotions by a name made of their content. A page is sent with the name alone: the content comes by itself, once (`weekArrival.ts`). */
export class SharedWeek {
  readonly name: string
  /** Undefined only until it has arrived: no page that needs it is drawn before. */
  content: WeekContent

  constructor(name: string, content?: WeekContent) {
    this.name = name
    this.content = content as WeekContent
  }
}

/** The weeks that the page which the server has drawn was made from. */
export const namedInPage: SharedWeek[] = []

/** How a week travels in a page. */
export const sharedWeekAdapter = createSerializationAdapter({
  key: 'week',
  test: (value) => value instanceof SharedWeek,
  toSerializable: ({ name }) => name,
  fromSerializable: (name) => {
    const week = new SharedWeek(name)
    namedInPage.push(week)
    return week
  },
})
