/** The path of a promotion's own page, with the amount that it is looked at with (pesos). */
export function promotionPath(id: string, amount?: number): string {
  return `/promocion/${id}${amount === undefined ? '' : `?monto=${amount}`}`
}
