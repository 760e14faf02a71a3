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
/** Characters. Longer texts are cut before the layout: scraped names may be long. */
const MOST = 120

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

export async function svgOf(picture: Picture): Promise<string> {
  return await satori(laidOut(picture) as Parameters<typeof satori>[0], { width, height, fonts: FONTS })
}

/** The layout consists of boxes with styles and of text. */
type Box = { type: 'div'; props: { style: Record<string, string | number>; children: (Box | string)[] } }

function box(style: Record<string, string | number>, ...children: (Box | string)[]): Box {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } }
}

/** How many lines there is room for: a chain's name takes that of one. */
const linesBeside = (chain: Picture['chain']) => (chain === null ? 5 : 4)

/** Lays out one line of text, with dots when it is too long. */
function line(text: string, style: Record<string, string | number> = {}): Box {
  const words = [...text].slice(0, MOST).join('')
  return box({ display: 'block', whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis', ...style }, words)
}

function laidOut({ chain, title, lines, foot }: Picture): Box {
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
    ...lines
      .slice(0, linesBeside(chain))
      .map(({ label, words, warning = '' }) =>
        box(
          { marginBottom: 12, maxWidth: width - 144 },
          ...(label === '' ? [] : [line(label, { fontWeight: WEIGHTS.label, marginRight: 10, flexShrink: 0, maxWidth: width / 2 })]),
          line(words, { flexShrink: 1 }),
          ...(warning === ''
            ? []
            : [line(`· ${warning}`, { fontWeight: WEIGHTS.label, marginLeft: 10, flexShrink: 0, maxWidth: width / 2 })]),
        ),
      ),
    box(
      { marginTop: 'auto', alignItems: 'flex-end', justifyContent: 'space-between' },
      line(foot, { fontSize: 30, maxWidth: 840 }),
      line('Yapa', { fontSize: 64, fontWeight: WEIGHTS.title, lineHeight: 1 }),
    ),
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
