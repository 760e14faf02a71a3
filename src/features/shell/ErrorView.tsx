import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { button } from '#ui/button.ts'
import { Flourish } from '#ui/Flourish.tsx'
import { Hornero } from '#ui/Hornero.tsx'
import layout from '#ui/layout.module.css'
import { View } from '#ui/View.tsx'
import type { FailedAnswer } from './checkedFetch.ts'
import { isMissingFile, useReloadForMissing } from './reloads.ts'
import { serverPage } from './serverPage.ts'

/** Shows an error in place of a page, unless the page is there as the server drew it: the layout shows that. */
export function PageError(props: ErrorComponentProps) {
  if (serverPage() !== null) throw props.error
  return <ErrorView {...props} />
}

/** Shows an error: what to do, and the details. */
export function ErrorView({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const [open, setOpen] = useState(false)
  useReloadForMissing(error)
  const tryAgain = async () => {
    // Browsers do not retry a module that failed to load in the same document, so this reloads it.
    if (isMissingFile(error)) return location.reload()
    await router.invalidate()
    reset()
  }
  return (
    <View role="alert">
      <Hornero size={144} pose="busca" />
      <Flourish />
      <h1>Algo salió mal</h1>
      <p>{wordsFor(error)}</p>
      <div className={layout.row}>
        <button className={button('main')} type="button" data-needs-script onClick={() => void tryAgain()}>
          Probar de nuevo
        </button>
        <Link className={button()} to="/">
          Ir al inicio
        </Link>
      </div>
      <button className={button('quiet')} type="button" data-needs-script aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Ocultar el detalle' : 'Mostrar el detalle'}
      </button>
      {open && <pre>{error instanceof Error && error.message ? error.message : 'Error desconocido'}</pre>}
    </View>
  )
}

function wordsFor(error: unknown): string {
  if (isFailedAnswer(error)) return `No pudimos mostrar esta página. ${error.message}`
  return 'No pudimos mostrar esta página. Fijate si tenés conexión y probá de nuevo.'
}

/** Compares names, because the class itself loads only with the first call. */
function isFailedAnswer(error: unknown): error is FailedAnswer {
  return error instanceof Error && error.name === ('FailedAnswer' satisfies FailedAnswer['name'])
}
