/** Everything that compares or searches words uses this. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '')
}

export function fold(text: string): string {
  return withoutAccents(text).toLowerCase()
}
