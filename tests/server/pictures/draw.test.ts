import satori from 'satori'
import { expect, test, vi } from 'vitest'
import { PICTURE_SIZE, type Picture } from '#domain/promotion/picture.ts'
import { layOutPicture } from '#server/pictures/draw.server.ts'

vi.mock('satori', async (original) => ({ default: vi.fn((await original<{ default: typeof satori }>()).default) }))

const PICTURE: Picture = {
  chain: { name: 'Carrefour', fill: '#004e9f', ink: '#ffffff' },
  title: '25% de descuento',
  lines: [1, 2, 3].map((at) => ({ side: [`$ ${at}.000`], words: `Con Mercado Pago ${at}` })),
  foot: 'Verificala en la fuente antes de ir',
}

type Node = { props: { style: object; children: (Node | string)[] } }
const textsOf = (node: Node | string): string[] => (typeof node === 'string' ? [node] : node.props.children.flatMap(textsOf))

/** The texts that were laid out last, and the lowest edge of any box (pixels from the top). */
async function drawn(picture: Picture): Promise<{ texts: string[]; lowest: number }> {
  await layOutPicture(picture)
  const [tree, options] = vi.mocked(satori).mock.lastCall as unknown as [Node, Parameters<typeof satori>[1]]
  let lowest = 0
  const onNodeDetected = ({ top, height }: { top: number; height: number }) => {
    lowest = Math.max(lowest, top + height)
  }
  await satori(tree as never, { ...options, onNodeDetected })
  return { texts: textsOf(tree), lowest }
}

test('all that a picture says lies within it, the call to verify and the name of Yapa at its foot too', async () => {
  const { texts, lowest } = await drawn(PICTURE)
  expect(texts).toEqual([
    'Carrefour',
    '25% de descuento',
    ...PICTURE.lines.flatMap(({ side, words }) => [...side, words]),
    PICTURE.foot,
    'Yapa',
  ])
  expect(lowest).toBeLessThanOrEqual(PICTURE_SIZE.height)
})

test('where there is no room it has fewer lines, and each whole: the first ones in smaller letters before they go', async () => {
  const words = (at: number) => `${at}: con American Express de Patagonia, ${'sin carnes, lácteos ni bebidas, '.repeat(8)}con Singular`
  const { texts, lowest } = await drawn({ ...PICTURE, kept: 2, lines: [1, 2, 3, 4].map((at) => ({ side: [], words: words(at) })) })
  expect(texts.slice(2, -2)).toEqual([words(1), words(2)])
  expect(lowest).toBeLessThanOrEqual(PICTURE_SIZE.height)
})
