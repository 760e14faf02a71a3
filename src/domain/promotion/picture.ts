/** The texts of a preview picture for a promotion or a day. What has no room is left out in whole lines. */
export type Picture = {
  /** «Carrefour» with its colours; null for a picture of several chains. */
  chain: { name: string; fill: string; ink: string } | null
  /** For example «25% de descuento» or «Viernes, 27 de marzo». */
  title: string
  /** One line each, in this order, with the label emphasized: «Con» «Mercado Pago», «Coto» «15% con Naranja X». */
  lines: readonly { label: string; words: string }[]
  /** How many of the first lines must stand, if need be in smaller letters; one without it. */
  kept?: number
  /** For example «Datos de ejemplo» or «Verificala en la fuente antes de ir». */
  foot: string
}

/** The size that link previews ask for, in CSS pixels. */
export const PICTURE_SIZE = { width: 1_200, height: 630 } as const
