import { type FormEvent, useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'

type Props = { page: number; pages: number; goTo(page: number): void }

/** The page in view, and a box to type another one into. */
export const PageNumber = ({ page, pages, goTo }: Props) => {
  const translate = useTranslate()
  const [typed, setTyped] = useState(String(page))
  useEffect(() => setTyped(String(page)), [page])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = Number(typed)
    if (Number.isSafeInteger(wanted) && wanted >= 1 && wanted <= pages) goTo(wanted)
    else setTyped(String(page))
  }
  return (
    <form className="pdf-number figures" onSubmit={submit}>
      <input
        value={typed}
        inputMode="numeric"
        maxLength={6}
        aria-label={translate('daftari.pdf.page')}
        onChange={event => setTyped(event.target.value.replace(/\D/g, ''))}
        onFocus={event => event.target.select()}
        onBlur={submit}
      />
      <span>{translate('daftari.pdf.ofPages', { pages })}</span>
    </form>
  )
}
