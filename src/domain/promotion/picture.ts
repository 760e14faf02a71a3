/** The texts of a preview picture for a promotion or a day. Each text is cut to its space. */
export type Picture = {
  /** «Carrefour» with its colours; null for a picture of several chains. */
  chain: { name: string; fill: string; ink: string } | null
  /** For example «25% de descuento» or «Viernes, 27 de marzo». */
  title: string
  /** One line each, in this order, with the label emphasized: «Con» «Mercado Pago», «Coto» «15% con Naranja X». The warning keeps its whole space. */
  lines: readonly { label: string; words: string; warning?: string }[]
  /** For example «Datos de ejemplo» or «Verificala en la fuente antes de ir». */
  foot: string
}

/** The size that link previews ask for, in CSS pixels. */
export const PICTURE_SIZE = { width: 1_200, height: 630 } as const
