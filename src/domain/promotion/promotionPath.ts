/** Returns the path of a promotion's page. @param amount The shopper's amount in pesos, kept in the URL. */
export function promotionPath(id: string, amount?: number): string {
  return `/promocion/${id}${amount === undefined ? '' : `?monto=${amount}`}`
}
