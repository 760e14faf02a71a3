import { type FormEvent, useState } from 'react'
import segmented from '#ui/segmented.module.css'
import styles from './frame.module.css'
import { readTextSize, type TextSize as Size, TEXT_SIZES, textSizeCookie } from './textSizes.ts'

const LABELS: Record<Size, string> = { normal: 'Texto normal', grande: 'Texto grande', enorme: 'Texto muy grande' }

/** Chooses among three text sizes. The form works without JavaScript; with it the page changes in place. @param initial The server's. */
export function TextSizeForm({ initial }: { initial: Size }) {
  const [current, setCurrent] = useState(() =>
    typeof document === 'undefined' ? initial : readTextSize(document.documentElement.dataset.text),
  )
  const choose = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    if (!(submitter instanceof HTMLButtonElement)) return
    event.preventDefault()
    const size = readTextSize(submitter.value)
    // biome-ignore lint/suspicious/noDocumentCookie: the server reads this cookie for the first paint; Cookie Store is not everywhere.
    document.cookie = textSizeCookie(size)
    document.documentElement.dataset.text = size
    setCurrent(size)
  }
  return (
    <form id="texto" className={styles.sizes} method="post" action="/configuracion/texto" onSubmit={choose} aria-label="Tamaño del texto">
      <div className={segmented.segmented}>
        {TEXT_SIZES.map((size) => (
          <button key={size} type="submit" name="texto" value={size} aria-pressed={size === current} aria-label={LABELS[size]}>
            <span className={styles[size]} aria-hidden="true">
              A
            </span>
          </button>
        ))}
      </div>
    </form>
  )
}
