import styles from './Toasts.module.css'

/** Where toasts appear (see toast.ts): bottom right, and announced. Every modal has one too, because what lies behind a modal is inert. */
export function Toasts() {
  return <div className={styles.toasts} role="status" />
}
