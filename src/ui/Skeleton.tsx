import styles from './Skeleton.module.css'

/** Stands in for a line that is still coming, in the very size of it. */
export function Skeleton() {
  return <p className={styles.skeleton} aria-hidden="true" />
}
