/** `amount`: pesos, kept in the URL. */
export function promotionPath(id: string, amount?: number): string {
  return `/promocion/${id}${amount === undefined ? '' : `?monto=${amount}`}`
}
