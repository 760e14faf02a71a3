import { type MouseEvent, useState } from 'react'
import type { ReportField } from '#domain/report.ts'
import { button } from '#ui/button.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { ReportForm } from './ReportForm.tsx'
import { ReportThanks } from './ReportThanks.tsx'

type Props = {
  promotionId: string
  /** The snapshot in which the shopper sees it. */
  version: number
  /** The promotion in words: «Carrefour: 20% de descuento». */
  about: string
  /** What is chosen as wrong from the start. */
  field?: ReportField
}

/** Opens the form over the page; without JavaScript, or with a modifier held, it is a link to the form's page. */
export function ReportButton({ promotionId, version, about, field }: Props) {
  const [open, setOpen] = useState(false)
  const [isDone, setDone] = useState(false)
  const close = () => {
    setOpen(false)
    setDone(false)
  }
  const show = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    setOpen(true)
  }
  const values = { mensaje: '', correo: '', campo: field ?? '', promocion: promotionId, version: String(version) }
  return (
    <>
      <a className={button('quiet')} href={`/reportar?promocion=${promotionId}&version=${version}`} onClick={show}>
        Avisar un error
      </a>
      <Dialog open={open} onClose={close} title="Avisar un error" description={about}>
        {isDone ? (
          <ReportThanks takesFocus>
            <button className={button()} type="button" onClick={close}>
              Cerrar
            </button>
          </ReportThanks>
        ) : (
          <>
            <ReportForm
              promotionId={promotionId}
              version={version}
              openedAt={null}
              sent={field ? { values, notice: '', problems: {} } : null}
              onDone={() => setDone(true)}
            />
            <button className={button('quiet')} type="button" onClick={close}>
              Ahora no
            </button>
          </>
        )}
      </Dialog>
    </>
  )
}
