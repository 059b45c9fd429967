import { useTranslate } from 'react-admin'
import './personalData.css'

/** Masked value: dots for the eye, with a title, and the word for screen readers. */
export const MaskedText = ({ children }: { children: string }) => {
  const translate = useTranslate()
  const word = translate('daftari.personal.masked')
  return (
    <span className="masked-text" title={word}>
      {children}
      <span className="only-spoken">{` (${word})`}</span>
    </span>
  )
}
