import { pesos } from '../text/words.ts'

/** For a preview picture. What has no room is left out in whole lines. */
export type Picture = {
  /** Null for a picture of several chains. */
  chain: { name: string; fill: string; ink: string } | null
  /** «25% de descuento», «Viernes, 27 de marzo». */
  title: string
  /** In this order; `side` stands emphasized beside the words, one below the other: «Coto», «hasta $ 9.000» beside «15% con Naranja X». */
  lines: readonly { side: readonly string[]; words: string }[]
  /** How many of the first lines must be drawn, in smaller letters if necessary; without it one. */
  kept?: number
  /** «Datos de ejemplo», «Verificala en la fuente antes de ir». */
  foot: string
}

/** @param amount Pesos of the purchase to which the figures belong. */
export function pictureFoot(kind: 'example' | 'real', amount?: number): string {
  if (kind === 'example') return 'Datos de ejemplo: estas promociones son inventadas'
  return `${amount === undefined ? 'Verificala' : `En una compra de ${pesos(amount)}. Verificá`} en la fuente antes de ir`
}

/** CSS pixels, as link previews ask for. */
export const PICTURE_SIZE = { width: 1_200, height: 630 } as const
