import words from '@fontsource/sansita/files/sansita-latin-400-normal.woff?inline'
import label from '@fontsource/sansita/files/sansita-latin-700-normal.woff?inline'
import title from '@fontsource/sansita/files/sansita-latin-900-normal.woff?inline'
import { renderAsync } from '@resvg/resvg-js'
import satori, { type SatoriOptions } from 'satori'
import { PICTURE_SIZE, type Picture } from '#domain/promotion/picture.ts'

const { width, height } = PICTURE_SIZE
const SUN = '#ffcb2e'
const INK = '#1d1b16'
const FAMILY = 'Sansita'
const WEIGHTS = { words: 400, label: 700, title: 900 } as const
/** The most characters that are laid out: scraped names may be long. */
const MOST = 400

const FONTS: SatoriOptions['fonts'] = Object.entries({ words, label, title }).map(([use, address]) => ({
  name: FAMILY,
  weight: WEIGHTS[use as keyof typeof WEIGHTS],
  style: 'normal',
  data: Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'),
}))

/** Draws a picture as PNG; its texts become outlines, so that no font of the machine is needed. */
export async function draw(picture: Picture): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array((await renderAsync(await svgOf(picture), { font: { loadSystemFonts: false } })).asPng())
}

/** Sizes of the lines: a smaller one only where what must be known has no room (pixels). */
const SIZES = [38, 32, 26]

/** Lays a picture out with as many whole lines as there is room for. */
export async function svgOf(picture: Picture): Promise<string> {
  const { lines, kept = 1 } = picture
  const fewer = Array.from({ length: Math.max(1, lines.length - kept + 1) }, (_, less) => ({
    count: lines.length - less,
    size: SIZES[0] as number,
  }))
  const smaller = SIZES.slice(1).map((size) => ({ count: kept, size }))
  for (const { count, size } of [...fewer, ...smaller]) {
    const { svg, bottom } = await svgAndBottom({ ...picture, lines: lines.slice(0, count) }, size)
    if (bottom <= height - EDGE) return svg
  }
  return (await svgAndBottom({ ...picture, lines: [] }, SIZES[0] as number)).svg
}

/** `bottom`: where the foot ends, which lines without room push down. */
async function svgAndBottom(picture: Picture, size: number): Promise<{ svg: string; bottom: number }> {
  let bottom = 0
  const onNodeDetected = (node: { key?: unknown; top: number; height: number }) => {
    if (node.key === FOOT) bottom = node.top + node.height
  }
  const svg = await satori(
    laidOut(picture, size) as Parameters<typeof satori>[0],
    { width, height, fonts: FONTS, onNodeDetected } as SatoriOptions,
  )
  return { svg, bottom }
}
const EDGE = 56
const FOOT = 'foot'

/** The layout consists of boxes with styles and of text. */
type Box = { type: 'div'; key?: string; props: { style: Record<string, string | number>; children: (Box | string)[] } }

function box(style: Record<string, string | number>, ...children: (Box | string)[]): Box {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } }
}

/** Lays out text, which goes on below where it is too long. */
function line(text: string, style: Record<string, string | number> = {}): Box {
  return box({ display: 'block', flexShrink: 0, ...style }, wholeWords(text))
}

/** Bounds a text at the end of a word. */
const wholeWords = (text: string) => (text.length <= MOST ? text : text.slice(0, text.lastIndexOf(' ', MOST)))

function laidOut({ chain, title, lines, foot }: Picture, size: number): Box {
  const page = {
    width,
    height,
    // Without this the padding comes on top, and the foot falls below the picture.
    boxSizing: 'border-box',
    padding: '56px 72px',
    flexDirection: 'column',
    background: SUN,
    color: INK,
    fontFamily: FAMILY,
    fontSize: 38,
  }
  return box(
    page,
    ...(chain === null ? [] : [chainBox(chain)]),
    line(title, {
      fontSize: chain !== null || title.length > 20 ? 84 : 104,
      fontWeight: WEIGHTS.title,
      margin: '12px 0 20px',
      flexShrink: 0,
    }),
    ...lines.map(({ label, words }) =>
      box(
        { marginBottom: 10, width: width - 144, fontSize: size, lineHeight: 1.15, flexShrink: 0 },
        ...(label === '' ? [] : [line(label, { fontWeight: WEIGHTS.label, marginRight: 14, maxWidth: width * 0.4 })]),
        line(words, { flexShrink: 1, flexGrow: 1, width: 0 }),
      ),
    ),
    {
      ...box(
        { marginTop: 'auto', alignItems: 'flex-end', justifyContent: 'space-between', flexShrink: 0 },
        line(foot, { fontSize: 30, maxWidth: 840 }),
        line('Yapa', { fontSize: 64, fontWeight: WEIGHTS.title, lineHeight: 1 }),
      ),
      key: FOOT,
    },
  )
}

function chainBox({ name, fill, ink }: NonNullable<Picture['chain']>): Box {
  return line(name, {
    alignSelf: 'flex-start',
    flexShrink: 0,
    maxWidth: width - 144,
    padding: '10px 24px',
    borderRadius: 12,
    background: fill,
    color: ink,
    fontSize: 44,
    fontWeight: WEIGHTS.label,
  })
}
