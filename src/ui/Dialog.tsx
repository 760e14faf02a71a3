import { type ReactNode, useId } from 'react'
import styles from './Dialog.module.css'
import { Modal } from './Modal.tsx'
import text from './text.module.css'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  children: ReactNode
}

export function Dialog({ open, onClose, title, description, children }: DialogProps) {
  const id = useId()
  return (
    <Modal kind="dialog" open={open} onClose={onClose} labelledBy={`${id}t`} describedBy={description ? `${id}d` : undefined}>
      <div className={styles.body}>
        <h2 id={`${id}t`} className={styles.title}>
          {title}
        </h2>
        {description && (
          <div id={`${id}d`} className={text.soft}>
            {description}
          </div>
        )}
        {children}
      </div>
    </Modal>
  )
}
