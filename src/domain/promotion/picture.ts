/** What a picture for link previews says: a promotion or a day, in words that are ready. Every text is cut to the room it has. */
export type Picture = {
  /** «Carrefour», with its colours; null for a picture of several chains. */
  chain: { name: string; fill: string; ink: string } | null
  /** «25% de descuento», «Viernes, 27 de marzo». */
  title: string
  /** In this order, each on a line of its own; the label stands out: «Con» «Mercado Pago», «Coto» «15% con Naranja X». */
  lines: readonly { label: string; words: string }[]
  /** At the foot: «Datos de ejemplo», «Verificala en la fuente antes de ir». */
  foot: string
}

/** CSS pixels, the size that link previews ask for. */
export const PICTURE_SIZE = { width: 1_200, height: 630 } as const
