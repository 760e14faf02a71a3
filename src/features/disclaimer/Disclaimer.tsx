import clsx from 'clsx'
import { button } from '#ui/button.ts'
import dialog from '#ui/Dialog.module.css'
import { Hornero } from '#ui/Hornero.tsx'
import modal from '#ui/Modal.module.css'
import styles from './Disclaimer.module.css'
import { DISCLAIMER_ID, UNDERSTOOD } from './disclaimerScript.ts'

/**
 * The first visit: Yapa greets, and asks to verify what the page says. It comes with the page, and `DISCLAIMER_SCRIPT` opens it over the
 * list as soon as that has been read, long before the app's own scripts: nobody is interrupted once they have begun to look around, and
 * the list neither waits for it nor moves. Only its button says "seen" for good. Escape must close a dialog, but who waves it away has
 * not taken note of it: then it greets again at the next visit. A tap beside it does nothing, lest a thumb on its way to the list puts
 * it away unread.
 */
export function Disclaimer() {
  return (
    // Whether it is open is the browser's to know: React neither opens nor closes it.
    <dialog
      id={DISCLAIMER_ID}
      className={clsx(modal.modal, modal.dialog)}
      aria-labelledby={`${DISCLAIMER_ID}-titulo`}
      suppressHydrationWarning
    >
      <form method="dialog" className={clsx(dialog.body, styles.body)}>
        <h2 id={`${DISCLAIMER_ID}-titulo`} className={dialog.title}>
          ¡Hola! Soy Yapa
        </h2>
        <Hornero size={104} pose="saluda" />
        <p>Leo las promociones de los supermercados y te las ordeno. Lo hago solo y me puedo equivocar: antes de pagar, verificá</p>
        <ul>
          <li>que el descuento siga vigente,</li>
          <li>sus términos y condiciones,</li>
          <li>que valga para tu medio de pago.</li>
        </ul>
        <button type="submit" value={UNDERSTOOD} className={button('main', 'wide')}>
          Entendido! Verificaré los descuentos
        </button>
      </form>
    </dialog>
  )
}
