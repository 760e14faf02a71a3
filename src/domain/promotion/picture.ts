/** For a preview picture. What has no room is left out in whole lines. */
export type Picture = {
  /** Null for a picture of several chains. */
  chain: { name: string; fill: string; ink: string } | null
  /** «25% de descuento», «Viernes, 27 de marzo». */
  title: string
  /** In this order, the label emphasized: «Con» «Mercado Pago», «Coto» «15% con Naranja X». */
  lines: readonly { label: string; words: string }[]
  /** So many first lines must stand, if need be in smaller letters; one without it. */
  kept?: number
  /** «Datos de ejemplo», «Verificala en la fuente antes de ir». */
  foot: string
}

/** CSS pixels, as link previews ask for. */
export const PICTURE_SIZE = { width: 1_200, height: 630 } as const
