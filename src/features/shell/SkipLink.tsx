import styles from './SkipLink.module.css'

/** For the keyboard: past the masthead, to what the page is about. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#contenido">
      Saltar al contenido
    </a>
  )
}
