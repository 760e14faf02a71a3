import styles from './Hornero.module.css'

/** What Yapa does: greets, points to the right, or searches and does not find. */
export type HorneroPose = 'saluda' | 'senala' | 'busca'

type HorneroProps = {
  /** Width and height in CSS pixels. */
  size?: number
  /** Without one: the brand's mark, for small sizes. */
  pose?: HorneroPose
}

/**
 * Yapa, the hornero: drawn for this product. Its poses on the mud oven are in `public/hornero.svg`; the mark is in the page, whose first paint has it.
 * Decorative: what it says is in words.
 */
export function Hornero({ size = 40, pose }: HorneroProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 160 160"
      fill="none"
      aria-hidden="true"
      focusable="false"
      className={pose ? undefined : styles.mark}
    >
      {pose ? <use href={`/hornero.svg#${pose}`} /> : <Mark />}
    </svg>
  )
}

const INK = '#2f1c10'
const RUFOUS = '#b9652e'
const BUFF = '#f0d3a5'
const CREAM = '#fff7e6'
const BILL = '#5d4630'
const SUN = '#ffcb2e'

const line = { stroke: INK, strokeWidth: 3.5, strokeLinejoin: 'round', strokeLinecap: 'round' } as const

function Body() {
  return (
    <>
      <path
        d="M97 14c19 0 31 13 31 30 0 10-4 17-5 24 4 9 5 18 3 27-4 22-21 36-44 36-28 0-46-17-46-40 0-19 13-30 25-38 7-5 7-9 8-14 2-15 13-25 28-25Z"
        fill={RUFOUS}
      />
      <path d="M108 60c8 1 14 4 16 10 4 9 4 17 2 25-4 22-21 35-44 35-9 0-16-2-22-5 22-3 33-18 35-35 1-13 3-27 13-30Z" fill={BUFF} />
      <path d="M127 49c-1 7-4 13-4 19-7 3-16 1-21-5 3-6 8-10 14-12Z" fill={CREAM} />
      <path
        d="M97 14c19 0 31 13 31 30 0 10-4 17-5 24 4 9 5 18 3 27-4 22-21 36-44 36-28 0-46-17-46-40 0-19 13-30 25-38 7-5 7-9 8-14 2-15 13-25 28-25Z"
        {...line}
      />
      <path d="M125 36c11-1 20 3 27 11-8 0-17 2-25 4Z" fill={BILL} {...line} strokeWidth={3} />
      <path d="M97 29c4-4 10-5 15-3" stroke={BUFF} strokeWidth={4} strokeLinecap="round" />
      <circle cx="109" cy="40" r="6" fill={INK} />
      <circle cx="111.2" cy="37.8" r="2" fill={CREAM} />
      <Scarf />
    </>
  )
}

/** A neckerchief, as the almacenero wears it. */
function Scarf() {
  return (
    <>
      <path d="M66 55c14 13 36 18 57 12l2 8c-24 8-50 2-65-13Z" fill={SUN} {...line} strokeWidth={3} />
      <path d="m112 73 12 13-9 2-4 9-8-20Z" fill={SUN} {...line} strokeWidth={3} />
    </>
  )
}

/** Head and scarf in the sun. */
function Mark() {
  return (
    <>
      <path d="M0 0h160v160H0Z" fill={SUN} />
      <g transform="translate(-50 10) scale(1.3)">
        <Body />
      </g>
    </>
  )
}
