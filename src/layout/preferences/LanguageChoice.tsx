import type { Locale } from '@contract/portalConfig'
import { useId, useOptimistic, useTransition } from 'react'
import { notify } from '@/components/notices'
import { chooseLanguage, languageNames, offeredLocales } from '@/i18n/languages'
import { useLocale, useWords } from '@/i18n/words'
import './preferences.css'

/** The portal's language, changed in place and remembered. Not shown where a host offers only one. */
export const LanguageChoice = () => {
  const words = useWords()
  // The chosen language shows at once, the words when they have come and are drawn.
  const [locale, setLocale] = useOptimistic(useLocale())
  const [, startChange] = useTransition()
  const id = useId()
  const offered = offeredLocales()
  if (offered.length < 2) return null
  const change = (next: Locale) =>
    startChange(async () => {
      setLocale(next)
      await chooseLanguage(next).catch(() => notify({ tone: 'bad' }))
    })
  return (
    <div className="preference">
      <label htmlFor={id} className="only-spoken">
        {words('daftari.language')}
      </label>
      <svg
        viewBox="0 0 20 20"
        width="18"
        height="18"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        aria-hidden="true"
      >
        <circle cx="10" cy="10" r="7.5" />
        <path d="M2.5 10h15M10 2.5c2.3 2.2 3.3 4.7 3.3 7.5s-1 5.3-3.3 7.5c-2.3-2.2-3.3-4.7-3.3-7.5s1-5.3 3.3-7.5Z" />
      </svg>
      <select
        id={id}
        value={locale}
        onChange={event => {
          const next = offered.find(each => each === event.target.value)
          if (next) change(next)
        }}
      >
        {offered.map(each => (
          <option key={each} value={each} lang={each}>
            {languageNames[each]}
          </option>
        ))}
      </select>
    </div>
  )
}
