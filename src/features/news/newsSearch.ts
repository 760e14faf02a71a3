import type { EveryName } from '#ui/urlSearch.ts'

/** Spans in days that the page offers. */
export const NEWS_SPANS = [7, 30] as const

/** The page's state in its URL. `dias`: the news of so many days, without it since the last visit. `diasMal`: what stood there is none. */
export type NewsSearch = { dias?: (typeof NEWS_SPANS)[number] | undefined; diasMal?: 1 | undefined }

/** Reads a URL's parameters. Never throws. */
export function readNewsSearch({ dias, diasMal }: Record<string, unknown>): NewsSearch {
  const span = NEWS_SPANS.find((one) => String(one) === dias || one === dias)
  const isBad = dias === undefined || dias === '' ? diasMal === 1 || diasMal === '1' : span === undefined
  return { dias: span, diasMal: isBad ? 1 : undefined } satisfies EveryName<NewsSearch>
}
