import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { Hornero } from '#ui/Hornero.tsx'

/** Something broke: what to do, and the detail for who wants it. */
export function ErrorView({ error }: ErrorComponentProps) {
  const router = useRouter()
  const [open, setOpen] = useState(false)
  return (
    <div className="view" role="alert">
      <Hornero size={96} />
      <h1>Algo salió mal</h1>
      <p>No pudimos mostrar esta página. Probá de nuevo; si sigue igual, volvé al inicio.</p>
      <div className="row">
        <button className="button main" type="button" onClick={() => void router.invalidate()}>
          Probar de nuevo
        </button>
        <Link className="button" to="/">
          Ir al inicio
        </Link>
        <button className="button" type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Ocultar el detalle' : 'Ver el detalle'}
        </button>
      </div>
      {open && <pre>{error instanceof Error ? error.message : 'Error desconocido'}</pre>}
    </div>
  )
}
