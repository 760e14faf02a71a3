import styles from './Skeleton.module.css'

/** Shows a placeholder of the same size as a loading line. */
export function Skeleton() {
  return <p className={styles.skeleton} aria-hidden="true" />
}
