import styles from './Hornero.module.css'

/** What Yapa does: greets, points to the right, or searches and does not find. */
export type HorneroPose = 'saluda' | 'senala' | 'busca'

type HorneroProps = {
  /** Width and height in CSS pixels. */
  size?: number
  /** Without one: the brand's mark, for small sizes. */
  pose?: HorneroPose
}

/** Yapa, the hornero, on its mud oven: drawn for this product. Decorative: what it says is in words. */
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
      {pose ? <Bird pose={pose} /> : <Mark />}
    </svg>
  )
}

const INK = '#2f1c10'
const RUFOUS = '#b9652e'
const SHADE = '#8d4620'
const BUFF = '#f0d3a5'
const CREAM = '#fff7e6'
const BILL = '#5d4630'
const SUN = '#ffcb2e'
const MUD = '#cf9a68'
const MUD_SHADE = '#a87445'

const line = { stroke: INK, strokeWidth: 3.5, strokeLinejoin: 'round', strokeLinecap: 'round' } as const
const thin = { stroke: INK, strokeWidth: 2.5, strokeLinecap: 'round' } as const

function Bird({ pose }: { pose: HorneroPose }) {
  return (
    <>
      <Oven />
      <path d="M72 126v14m-8 4 8-5 8 5M94 126v14m-8 4 8-5 8 5" {...thin} stroke={BILL} strokeWidth={4} strokeLinejoin="round" />
      <path d="M46 96 14 112c-5 3-5 8 0 10l14 5 28-12Z" fill={SHADE} {...line} />
      <path d="m24 118 24-11" {...thin} />
      <Body />
      {pose === 'saluda' && <Greeting />}
      {pose === 'senala' && <Pointing />}
      {pose === 'busca' && <Searching />}
    </>
  )
}

/** The mud dome under the bird. */
function Oven() {
  return (
    <>
      <path d="M12 158c2-15 28-22 68-22s66 7 68 22Z" fill={MUD} {...line} />
      <path d="M30 151c7-4 15-5 22-6M104 146c8 1 14 2 20 5M66 151h14M90 152h6" {...thin} stroke={MUD_SHADE} />
    </>
  )
}

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

/** One wing up, waving. */
function Greeting() {
  return (
    <>
      <path
        d="M74 101C54 96 38 81 28 62c-5-9-8-18-9-27 8 3 13 7 17 12-1-7 0-13 2-18 6 5 9 10 12 17 1-5 3-8 6-11 5 14 12 26 24 35 12 10 10 34-6 31Z"
        fill={SHADE}
        {...line}
      />
      <path d="m36 48 12 17m3-18 8 15" {...thin} />
      <path d="M10 52c-3-7-4-13-3-20M58 22c-2-4-5-8-8-11" {...thin} stroke="currentColor" />
    </>
  )
}

/** One wing stretched out to what stands at the right. */
function Pointing() {
  return (
    <>
      <path
        d="M54 84c20-7 42-3 62 2 12 1 25 0 37-2 4 0 5 6 1 7l-23 6 9 4c3 2 1 6-2 6l-15-2 5 5c1 3-2 5-5 4l-13-6c-18 5-42 3-55-8-6-5-7-13-1-16Z"
        fill={SHADE}
        {...line}
      />
      <path d="M64 96c12 6 26 8 40 6" {...thin} />
    </>
  )
}

/** A magnifying glass before the eye, which looks large through it. */
function Searching() {
  return (
    <>
      <path d="m101 62-12 30" stroke={INK} strokeWidth={9} strokeLinecap="round" />
      <path d="m101 62-12 30" stroke={SUN} strokeWidth={4} strokeLinecap="round" />
      <circle cx="109" cy="40" r="22" fill={CREAM} {...line} strokeWidth={5} />
      <circle cx="110" cy="41" r="12" fill={INK} />
      <circle cx="115" cy="36" r="4" fill={CREAM} />
      <path d="M96 33c3-6 8-9 13-9" {...thin} stroke={MUD} />
      <path d="M50 82c14-4 32-2 44 6 6 4 4 11-3 11-18 6-36 4-46-4-4-5-1-11 5-13Z" fill={SHADE} {...line} />
      <path d="M58 92c8 4 18 5 28 2" {...thin} />
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
