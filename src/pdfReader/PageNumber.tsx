import { type FormEvent, useEffect, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import './tools.css'

type Props = { page: number; pages: number; goTo(page: number): void }

/**
 * Number of the visible page, in a box that accepts another one. An invalid number shows an error and stays until blur.
 */
export const PageNumber = ({ page, pages, goTo }: Props) => {
  const translate = useTranslate()
  const [typed, setTyped] = useState(String(page))
  const fault = useId()
  useEffect(() => setTyped(String(page)), [page])
  const target = Number(typed)
  const isPage = Number.isSafeInteger(target) && target >= 1 && target <= pages
  const isWrong = typed.trim() !== '' && !isPage
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPage) goTo(target)
  }
  const leave = () => {
    if (!isPage) setTyped(String(page))
    else if (target !== page) goTo(target)
  }
  return (
    <form className="pdf-number figures" onSubmit={submit}>
      <input
        value={typed}
        inputMode="numeric"
        aria-invalid={isWrong}
        aria-describedby={isWrong ? fault : undefined}
        aria-label={translate('daftari.pdf.page')}
        onChange={event => setTyped(event.target.value)}
        onFocus={event => event.target.select()}
        onBlur={leave}
      />
      <span>{translate('daftari.pdf.ofPages', { pages })}</span>
      {isWrong && (
        <span id={fault} role="alert" className="pdf-fault">
          {translate('daftari.pdf.noSuchPage', { pages })}
        </span>
      )}
    </form>
  )
}
