import clsx from 'clsx'
import { useId, useState } from 'react'
import { buttonClass } from '#ui/button.ts'
import { Hornero } from '#ui/Hornero.tsx'
import dialog from '#ui/Modal.module.css'
import { Modal } from '#ui/Modal.tsx'
import styles from './Disclaimer.module.css'

/**
 * Greets at the first visit and asks to verify promotions at the source. Only its button stores the acceptance; Escape
 * closes it until the next visit. Taps outside are ignored, because a thumb heading for the list would dismiss it
 * unread.
 */
export function Greeting() {
  const id = useId()
  const [isOpen, setOpen] = useState(true)
  const close = () => setOpen(false)
  return (
    <Modal open={isOpen} onClose={close} closesBeside={false} labelledBy={id} kind="dialog">
      <div className={clsx(dialog.body, styles.body)}>
        <h2 id={id} className={dialog.title}>
          ¡Hola! Soy Yapa
        </h2>
        <Hornero size={104} pose="saluda" />
        {/* Paragraphs stay short: a long one, drawn by script, would become the page's largest contentful paint. */}
        <div className={styles.words}>
          <p>Leo y te ordeno las promociones de los súper.</p>
          <p>Lo hago solo y me puedo equivocar.</p>
          <p>Antes de pagar, verificá</p>
        </div>
        <ul>
          <li>que el descuento siga vigente,</li>
          <li>sus términos y condiciones,</li>
          <li>que incluya tu medio de pago.</li>
        </ul>
        <button
          type="button"
          className={buttonClass('main', 'wide')}
          onClick={() => {
            markSeen()
            close()
          }}
        >
          Entendido! Verificaré los descuentos
        </button>
      </div>
    </Modal>
  )
}

function markSeen(): void {
  try {
    localStorage.setItem(DISCLAIMER_SEEN_KEY, 'true')
  } catch {
    // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is not everywhere, and this is for browsers that forbid a lot.
    document.cookie = `${DISCLAIMER_SEEN_KEY}=true; Path=/; SameSite=Lax`
  }
}

/** The key in local storage, or of a session cookie where storage is forbidden. */
const DISCLAIMER_SEEN_KEY = 'yapa-mascot-disclaimer-seen'

export function isDisclaimerAccepted(): boolean {
  if (document.cookie.split('; ').includes(`${DISCLAIMER_SEEN_KEY}=true`)) return true
  try {
    return localStorage.getItem(DISCLAIMER_SEEN_KEY) === 'true'
  } catch {
    return false
  }
}
