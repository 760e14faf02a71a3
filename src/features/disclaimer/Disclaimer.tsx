import { useEffect, useState } from 'react'
import { Dialog } from '#ui/Dialog.tsx'
import { Hornero } from '#ui/Hornero.tsx'

const SEEN = 'yapa-mascot-disclaimer-seen'

/**
 * The first visit: Yapa greets, and asks to verify what the page says. It opens once the page stands, over it, so that the list neither waits
 * for it nor moves. Only its button says "seen" for good. Escape must close a dialog, but who waves it away has not taken note of it:
 * then it greets again at the next visit. A tap beside it does nothing, lest a thumb on its way to the list puts it away unread.
 */
export function Disclaimer() {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!wasSeen()) setOpen(true)
  }, [])
  const understand = () => {
    keepSeen()
    setOpen(false)
  }
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title="¡Hola! Soy Yapa" className="disclaimer" holdsOnBackdrop>
      <Hornero size={104} pose="saluda" />
      <p>Leo las promociones de los supermercados y te las ordeno. Lo hago solo y me puedo equivocar: antes de pagar, verificá</p>
      <ul>
        <li>que el descuento siga vigente,</li>
        <li>sus términos y condiciones,</li>
        <li>que valga para tu medio de pago.</li>
      </ul>
      <button type="button" className="button main wide" onClick={understand}>
        Entendido! Verificaré los descuentos
      </button>
    </Dialog>
  )
}

/** Where storage cannot be read, nothing can be kept either: better no greeting than one at every page. */
function wasSeen(): boolean {
  try {
    return localStorage.getItem(SEEN) === 'true'
  } catch {
    return true
  }
}

function keepSeen(): void {
  try {
    localStorage.setItem(SEEN, 'true')
  } catch {
    // Full or forbidden: it greets again next time.
  }
}
