import styles from './Hornero.module.css'

/** The mascot's pose: greeting, pointing right, or searching in vain. */
export type HorneroPose = 'saluda' | 'senala' | 'busca'

type HorneroProps = {
  size?: number
  /** Without a pose it draws the brand's mark, which suits small sizes. */
  pose?: HorneroPose
}

/**
 * Draws Yapa, the mascot (an hornero, a bird). Its mark is the app's icon; its poses are in `public/hornero.svg`.
 * Decorative: the text next to it says the same.
 */
export function Hornero({ size = 40, pose }: HorneroProps) {
  if (pose === undefined) return <img className={styles.mark} src="/icon.svg" width={size} height={size} alt="" />
  return (
    <svg width={size} height={size} viewBox="0 0 160 160" fill="none" aria-hidden="true" focusable="false">
      <use href={`/hornero.svg#${pose}`} />
    </svg>
  )
}

export function Flourish() {
  return (
    <svg width="200" height="36" viewBox="0 0 200 36" fill="none" aria-hidden="true">
      <use href="/hornero.svg#fileteado" />
    </svg>
  )
}
