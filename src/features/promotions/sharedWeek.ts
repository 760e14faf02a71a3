import { createSerializationAdapter } from '@tanstack/react-router'
import type { WeekContent } from './homeData.ts'

/** A week's promotions by a name made of their content. A page is sent with the name alone: the content comes by itself, once (`weekArrival.ts`). */
export class SharedWeek {
  readonly name: string
  #content: WeekContent | undefined

  constructor(name: string, content?: WeekContent) {
    this.name = name
    this.#content = content
  }

  get hasArrived(): boolean {
    return this.#content !== undefined
  }

  /** @throws when it has not arrived: no page that needs it is drawn before. */
  get content(): WeekContent {
    if (this.#content === undefined) throw new Error('The promotions of the week have not arrived.')
    return this.#content
  }

  arrive(content: WeekContent): void {
    this.#content = content
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
