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
 * Yapa, the hornero: drawn for this product. Its mark is the app's icon; its poses on the mud oven are in `public/hornero.svg`. Decorative: what it
 * says is in words.
 */
export function Hornero({ size = 40, pose }: HorneroProps) {
  if (pose === undefined) return <img className={styles.mark} src="/icon.svg" width={size} height={size} alt="" />
  return (
    <svg width={size} height={size} viewBox="0 0 160 160" fill="none" aria-hidden="true" focusable="false">
      <use href={`/hornero.svg#${pose}`} />
    </svg>
  )
}
