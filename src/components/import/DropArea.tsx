import { type ReactNode, useState } from 'react'

type Props = { className: string; drop(files: File[]): void; children: ReactNode }

/** Area that takes dropped files; `data-over` marks it while some are held over it. Beside it stands a button that does the same. */
export const DropArea = ({ className, drop, children }: Props) => {
  const [isOver, setOver] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first
    <div
      className={className}
      data-over={isOver || undefined}
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={event => {
        event.preventDefault()
        setOver(false)
        drop([...event.dataTransfer.files])
      }}
    >
      {children}
    </div>
  )
}
