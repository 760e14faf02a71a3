import { keptCookie } from '#ui/keptCookie.ts'

/** The shopper's text sizes: the page cannot be zoomed, so this is the way to larger text. */
export const TEXT_SIZES = ['normal', 'grande', 'enorme'] as const
export type TextSize = (typeof TEXT_SIZES)[number]

/** A cookie, so that the server already renders the first paint in it. */
export const TEXT_SIZE_COOKIE = 'yapa_texto'

export function readTextSize(value: unknown): TextSize {
  return TEXT_SIZES.find((size) => size === value) ?? 'normal'
}

export function textSizeCookie(size: TextSize): string {
  return keptCookie(TEXT_SIZE_COOKIE, size)
}
