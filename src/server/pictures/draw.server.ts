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

const FONTS: SatoriOptions['fonts'] = Object.entries({ words, label, title }).map(([use, address]) => ({
  name: FAMILY,
  weight: WEIGHTS[use as keyof typeof WEIGHTS],
  style: 'normal',
  data: Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'),
}))

/** Draws a picture as PNG; its texts become outlines, so that no font of the machine is needed. */
export async function drawPicture(picture: Picture): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array((await renderAsync(await layOutPicture(picture), { font: { loadSystemFonts: false } })).asPng())
}

/** Sizes of the lines (pixels); the smallest only where what must be known has no room else. */
const [LARGE, SMALL, SMALLEST] = [38, 32, 26]
/** The most lines that are tried: more never have room. */
const MOST = 6
/** The most characters that are laid out: of the smallest, more never have room. */
const LONGEST = 1_200
const NO_ROOM: Picture['lines'] = [{ side: [], words: 'Las condiciones no entran acá: están en la página' }]

/** Lays a picture out with as many whole lines as there is room for, in letters as large as they then may be. */
export async function layOutPicture(picture: Picture): Promise<string> {
  const { kept = 1 } = picture
  const lines = picture.lines.slice(0, MOST)
  const fitting = async (count: number, size: number) => {
    const shown = lines.slice(0, count)
    if (shown.some(({ words }) => words.length > LONGEST)) return null
    const { svg, bottom } = await svgAndBottom({ ...picture, lines: shown }, size)
    return bottom <= height - EDGE ? svg : null
  }
  const whole = await fitting(lines.length, LARGE)
  if (whole !== null) return whole
  for (let count = lines.length; count >= kept; count -= 1) {
    const small = await fitting(count, SMALL)
    if (small !== null) return (await fitting(count, LARGE)) ?? small
  }
  return (await fitting(kept, SMALLEST)) ?? (await svgAndBottom({ ...picture, lines: NO_ROOM }, LARGE)).svg
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
/** Width of what stands beside the words, in letters' sizes: «hasta $ 120.000» has room. */
const SIDE = 7
const FOOT = 'foot'

type Box = { type: 'div'; key?: string; props: { style: Record<string, string | number>; children: (Box | string)[] } }

function box(style: Record<string, string | number>, ...children: (Box | string)[]): Box {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } }
}

/** Lays out text, which goes on below where it is too long. */
function line(text: string, style: Record<string, string | number> = {}): Box {
  return box({ display: 'block', flexShrink: 0, ...style }, text.length <= LONGEST ? text : text.slice(0, text.lastIndexOf(' ', LONGEST)))
}

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
      fontSize: lines.length > 1 || title.length > 20 ? 84 : 104,
      fontWeight: WEIGHTS.title,
      margin: '12px 0 20px',
      flexShrink: 0,
    }),
    ...lines.map(({ side, words }) =>
      box(
        { marginBottom: 12, width: width - 144, fontSize: size, lineHeight: 1.15, flexShrink: 0 },
        ...(side.length === 0
          ? []
          : [
              box(
                { flexDirection: 'column', flexShrink: 0, width: SIDE * size, marginRight: 20 },
                ...side.map((one) => line(one, { fontWeight: WEIGHTS.label })),
              ),
            ]),
        line(words.replaceAll(' · ', '\u00a0· '), { flexShrink: 1, flexGrow: 1, width: 0 }),
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
