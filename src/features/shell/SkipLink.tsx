import styles from './SkipLink.module.css'

/** For the keyboard: past the masthead, to the content of the page. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#contenido">
      Saltar al contenido
    </a>
  )
}
