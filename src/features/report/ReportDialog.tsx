import { useState } from 'react'
import type { ReportField } from '#domain/promotion/report.ts'
import { button } from '#ui/button.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { ReportForm } from './ReportForm.tsx'
import { ReportThanks } from './ReportThanks.tsx'

export type ReportSubject = {
  promotionId: string
  /** The version of the snapshot on screen. */
  version: number
  /** The promotion in words: «Carrefour: 20% de descuento». */
  about: string
  /** The field preselected as wrong. */
  field?: ReportField
}

/** Shows the form over the page. */
export function ReportDialog({
  promotionId,
  version,
  about,
  field,
  open,
  onClose,
}: ReportSubject & { open: boolean; onClose: () => void }) {
  const [isDone, setDone] = useState(false)
  const close = () => {
    onClose()
    setDone(false)
  }
  const values = { mensaje: '', correo: '', campo: field ?? '', promocion: promotionId, version: String(version) }
  return (
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
  )
}
