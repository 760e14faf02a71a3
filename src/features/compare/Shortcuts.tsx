import { type Ref, useEffect, useState } from 'react'
import { CHAIN_SLUGS } from '#domain/catalogue/chain.ts'
import field from '#ui/field.module.css'
import link from '#ui/link.module.css'
import { areShortcutsOn, switchShortcuts } from '#ui/useShortcuts.ts'
import styles from './compare.module.css'

const KEYS: [keys: string[], what: string][] = [
  [['1', '…', String(CHAIN_SLUGS.length)], 'las promociones de hoy de esa cadena'],
  [['g', 'h'], 'el inicio'],
  [['g', 'm'], 'tus medios de pago'],
  [['?'], 'esta lista'],
]

/** Lists the page's keyboard shortcuts, with a switch to turn them off. */
export function Shortcuts({ ref }: { ref: Ref<HTMLDetailsElement> }) {
  const [on, setOn] = useState(true)
  useEffect(() => setOn(areShortcutsOn()), [])
  return (
    <details className={styles.shortcuts} ref={ref}>
      <summary className={link.disclosure}>Atajos de teclado</summary>
      <dl>
        {KEYS.map(([keys, what]) => (
          <div key={what}>
            <dt>{keys.map((key) => (key === '…' ? <span key={key}>a</span> : <ShortcutKey key={key}>{key}</ShortcutKey>))}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <label className={field.tick}>
        <input
          type="checkbox"
          checked={on}
          onChange={() => {
            switchShortcuts(!on)
            setOn(!on)
          }}
        />
        Usar atajos de una sola tecla
      </label>
    </details>
  )
}

export function ShortcutKey({ title, children }: { title?: string; children: string }) {
  return (
    <kbd className={styles.key} title={title}>
      {children}
    </kbd>
  )
}
