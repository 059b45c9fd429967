import { type ReactNode, useEffect, useId, useRef } from 'react'
import './plain.css'

type Props = { title: string; about?: string; role?: 'dialog' | 'alertdialog'; onClose(): void; children: ReactNode }

/** Modal dialog in plain HTML: the browser traps the focus, Esc closes, and the focus returns to its origin. */
export const Dialog = ({ title, about, role, onClose, children }: Props) => {
  const id = useId()
  const element = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = element.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={element}
      className="plain-dialog"
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={about && `${id}-about`}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      {about && <p id={`${id}-about`}>{about}</p>}
      <div className="plain-dialog-actions">{children}</div>
    </dialog>
  )
}
