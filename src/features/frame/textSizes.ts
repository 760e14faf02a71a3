import { lastingCookie } from '#ui/lastingCookie.ts'

export const TEXT_SIZES = ['normal', 'grande', 'enorme'] as const
export type TextSize = (typeof TEXT_SIZES)[number]

/** A cookie lets the server render the first paint in the chosen size. */
export const TEXT_SIZE_COOKIE = 'yapa_texto'

export function readTextSize(value: unknown): TextSize {
  return TEXT_SIZES.find((size) => size === value) ?? 'normal'
}

export function textSizeCookie(size: TextSize): string {
  return lastingCookie(TEXT_SIZE_COOKIE, size)
}
