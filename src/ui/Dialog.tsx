import { type ReactNode, useId } from 'react'
import { Modal } from './Modal.tsx'

type DialogProps = {
  open: boolean
  onClose: () => void
  /** Names the dialog, on screen and to screen readers. */
  title: string
  /** A sentence under the title, read out with it. */
  description?: ReactNode
  className?: string
  children: ReactNode
}

/** A question or a message in the middle of the page. */
export function Dialog({ open, onClose, title, description, className = '', children }: DialogProps) {
  const id = useId()
  return (
    <Modal
      open={open}
      onClose={onClose}
      labelledBy={`${id}t`}
      describedBy={description ? `${id}d` : undefined}
      className={`dialog ${className}`}
    >
      <div className="dialog-body">
        <h2 id={`${id}t`}>{title}</h2>
        {description && (
          <div id={`${id}d`} className="soft">
            {description}
          </div>
        )}
        {children}
      </div>
    </Modal>
  )
}
