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
  /** A tap beside it does not close it. */
  holdsOnBackdrop?: boolean
  children: ReactNode
}

/** A question or a message in the middle of the page. */
export function Dialog({ open, onClose, title, description, className = '', holdsOnBackdrop, children }: DialogProps) {
  const id = useId()
  return (
    <Modal
      open={open}
      onClose={onClose}
      labelledBy={`${id}t`}
      describedBy={description ? `${id}d` : undefined}
      className={`dialog ${className}`}
      holdsOnBackdrop={holdsOnBackdrop}
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
