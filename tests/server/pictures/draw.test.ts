import { expect, test } from 'vitest'
import { PICTURE_SIZE, type Picture } from '#domain/promotion/picture.ts'
import { svgOf } from '#server/pictures/draw.server.ts'
import { atLeastOne } from '../../atLeastOne.ts'

const PICTURE: Picture = {
  chain: { name: 'Carrefour', fill: '#004e9f', ink: '#ffffff' },
  title: '25% de descuento',
  lines: [1, 2, 3, 4, 5].map((at) => ({ label: 'Con', words: `Mercado Pago ${at}` })),
  foot: 'Verificala en la fuente antes de ir',
}

/** The lowest edges of the texts of a picture, in pixels from its top. */
async function edgesOf(picture: Picture): Promise<number[]> {
  const rects = (await svgOf(picture)).matchAll(/<clipPath[^>]*><rect x="\d+" y="(\d+)" width="\d+" height="(\d+)"/g)
  return [...rects].map(([, y, height]) => Number(y) + Number(height))
}

test('all that a picture says lies within it, the call to verify and the name of Yapa at its foot too', async () => {
  const edges = atLeastOne(await edgesOf(PICTURE))
  // The title, a label and words for each line, the foot and the name; the chain stands in a box of its own.
  expect(edges).toHaveLength(1 + 2 * 4 + 2)
  expect(Math.max(...edges)).toBeLessThan(PICTURE_SIZE.height - 20)
})
