import styles from './SkipLink.module.css'

/** Lets keyboard users skip the masthead. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#contenido">
      Saltar al contenido
    </a>
  )
}
