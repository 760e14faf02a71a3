import { type MouseEvent, useState } from 'react'
import { button } from '#ui/button.ts'
import { lazyPart, OptionalPart } from '#ui/OptionalPart.tsx'
import { useIntent } from '#ui/useIntent.ts'
import type { ReportSubject } from './ReportDialog.tsx'

const loadDialog = async () => (await import('./ReportDialog.tsx')).ReportDialog
const dialog = lazyPart(loadDialog)

/**
 * Opens the form over the page; its code loads when a press is likely. Without JavaScript, or with a modifier key, it
 * links to the form's page.
 */
export function ReportButton(about: ReportSubject) {
  const { promotionId, version } = about
  const [open, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  // A failure shows when the form is opened.
  const intent = useIntent(() => void loadDialog().catch(() => {}))
  const show = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    setOpened(true)
    setOpen(true)
  }
  return (
    <>
      <a className={button('quiet')} href={`/reportar?promocion=${promotionId}&version=${version}`} {...intent} onClick={show}>
        Avisar un error
      </a>
      {wasOpened && <OptionalPart part={dialog} with={{ ...about, open, onClose: () => setOpen(false) }} />}
    </>
  )
}
