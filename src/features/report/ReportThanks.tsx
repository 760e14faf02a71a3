import { type ReactNode, useEffect, useRef } from 'react'
import { Hornero } from '#ui/Hornero.tsx'
import styles from './ReportThanks.module.css'

/** Says that the report was accepted. With `takesFocus` it takes the focus, so that a screen reader announces it. */
export function ReportThanks({ takesFocus, children }: { takesFocus: boolean; children?: ReactNode }) {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (takesFocus) words.current?.focus()
  }, [takesFocus])
  return (
    <div className={styles.thanks}>
      <Hornero size={96} pose="saluda" />
      <p ref={words} tabIndex={-1}>
        <b>¡Gracias!</b> Lo vamos a revisar. Avisos como el tuyo hacen que Yapa se equivoque menos.
      </p>
      {children}
    </div>
  )
}
