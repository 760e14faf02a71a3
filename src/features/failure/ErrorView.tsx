import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { buttonClass } from '#ui/button.ts'
import { Flourish, Hornero } from '#ui/Hornero.tsx'
import layout from '#ui/layout.module.css'
import { MessageView } from '#ui/Notice.tsx'
import { FAILED_TITLE } from '#ui/pageHead.ts'
import { hasNoAnswer, isMissingFile, useReloadForMissing } from '#ui/reloads.ts'
import type { FailedAnswer } from './checkedFetch.ts'
import { serverPage } from './ServerPage.tsx'

export function PageError(props: ErrorComponentProps) {
  if (serverPage() !== null) throw props.error
  return <ErrorView {...props} />
}

export function ErrorView({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const [open, setOpen] = useState(false)
  useReloadForMissing(error)
  useFailedTitle()
  const tryAgain = async () => {
    // Browsers do not retry a module that failed to load in the same document, so this reloads it.
    if (isMissingFile(error)) return location.reload()
    await router.invalidate()
    reset()
  }
  return (
    <MessageView role="alert">
      <Hornero size={144} pose="busca" />
      <Flourish />
      <h1>Algo salió mal</h1>
      <p>{wordsFor(error)}</p>
      <div className={layout.row}>
        <button className={buttonClass('main')} type="button" data-needs-script onClick={() => void tryAgain()}>
          Probar de nuevo
        </button>
        <Link className={buttonClass()} to="/">
          Ir al inicio
        </Link>
      </div>
      <button className={buttonClass('quiet')} type="button" data-needs-script aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Ocultar el detalle' : 'Mostrar el detalle'}
      </button>
      {open && <pre>{detailOf(error)}</pre>}
    </MessageView>
  )
}

function useFailedTitle(): void {
  useEffect(() => {
    const before = document.title
    document.title = FAILED_TITLE
    return () => {
      if (document.title === FAILED_TITLE) document.title = before
    }
  }, [])
}

function wordsFor(error: unknown): string {
  if (isFailedAnswer(error)) return `No pudimos mostrar esta página. ${error.message}`
  return 'No pudimos mostrar esta página. Fijate si tenés conexión y probá de nuevo.'
}

function detailOf(error: unknown): string {
  if (isFailedAnswer(error)) {
    const { status, call, requestId, body } = error
    const lines = [`Estado: ${status}`, `Llamada: ${call}`, `Pedido: ${requestId ?? 'sin número'}`]
    if (body !== null && body !== '') lines.push('Respuesta:', typeof body === 'string' ? body : JSON.stringify(body, null, 2))
    return lines.join('\n')
  }
  if (isMissingFile(error)) return 'No llegó un archivo de la página.'
  if (hasNoAnswer(error)) return 'El servidor no contestó.'
  return error instanceof Error && error.message ? error.message : 'Error desconocido'
}

/** Compares names, because the class itself loads only with the first call. */
function isFailedAnswer(error: unknown): error is FailedAnswer {
  return error instanceof Error && error.name === ('FailedAnswer' satisfies FailedAnswer['name'])
}
