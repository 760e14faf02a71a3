/** The text without accents. The one place that knows how: everything that compares or searches words starts here. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '')
}

/** Lower case without accents: how words are compared. */
export function fold(text: string): string {
  return withoutAccents(text).toLowerCase()
}
