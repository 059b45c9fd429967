import { useId } from 'react'
import { useWords } from '@/i18n/words'
import { chooseScheme, type Scheme, schemes, useScheme } from '../theme/scheme'
import './preferences.css'

const icons: Record<Scheme, string> = {
  system: 'M3.5 4.5h13v8.5h-13zM7.5 16h5m-2.5-3v3',
  light:
    'M10 6.7a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6ZM10 2v1.6m0 12.8V18M2 10h1.6m12.8 0H18M4.3 4.3l1.2 1.2m9 9 1.2 1.2m0-11.4-1.2 1.2m-9 9-1.2 1.2',
  dark: 'M16.5 11.9A6.9 6.9 0 0 1 8.1 3.5a6.9 6.9 0 1 0 8.4 8.4Z',
}

/** Light, dark, or as the system has it; remembered. */
export const SchemeChoice = () => {
  const words = useWords()
  const chosen = useScheme()
  const name = useId()
  return (
    <fieldset className="scheme-choice">
      <legend className="only-spoken">{words('daftari.theme.label')}</legend>
      {schemes.map(scheme => (
        <label key={scheme} title={words(`daftari.theme.${scheme}`)}>
          <input
            type="radio"
            name={name}
            className="only-spoken"
            checked={scheme === chosen}
            onChange={() => chooseScheme(scheme)}
          />
          <span className="only-spoken">{words(`daftari.theme.${scheme}`)}</span>
          <svg viewBox="0 0 20 20" width="18" height="18" fill="none" stroke="currentColor" aria-hidden="true">
            <path d={icons[scheme]} strokeWidth="1.4" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </label>
      ))}
    </fieldset>
  )
}
