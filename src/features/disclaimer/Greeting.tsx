import clsx from 'clsx'
import { useId, useState } from 'react'
import { button } from '#ui/button.ts'
import dialog from '#ui/Dialog.module.css'
import { Hornero } from '#ui/Hornero.tsx'
import { Modal } from '#ui/Modal.tsx'
import styles from './Disclaimer.module.css'
import { SEEN } from './seen.ts'

/**
 * The first visit: Yapa greets, and asks to verify what the page says. Only its button says "seen" for good. Escape must close a dialog, but who
 * closes it otherwise has not accepted it: then it greets again at the next visit. A tap next to it does nothing, so that a thumb on its way to the
 * list puts it away unread.
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
        {/* Short ones: a long paragraph, which comes with the scripts, would be the page's largest paint. */}
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
          className={button('main', 'wide')}
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
    localStorage.setItem(SEEN, 'true')
  } catch {
    // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is not everywhere, and this is for browsers that forbid a lot.
    document.cookie = `${SEEN}=true; Path=/; SameSite=Lax`
  }
}
