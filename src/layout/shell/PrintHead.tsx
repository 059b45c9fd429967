import { registryToday } from '@contract/registryDay'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { flushSync } from 'react-dom'
import { currentUser, identityOf } from '@/authProvider/session'
import { fieldKinds } from '@/components/fields'
import { useLocale } from '@/i18n/useLocale'
import { useConfig } from '@/portalConfig'
import './print.css'

/** Returns today at the registry, and its new day when a page that stayed open overnight is printed. */
const usePrintDay = () => {
  const [day, setDay] = useState(() => registryToday())
  useEffect(() => {
    // The browser prints the page as it is when this handler returns.
    const update = () => flushSync(() => setDay(registryToday()))
    window.addEventListener('beforeprint', update)
    return () => window.removeEventListener('beforeprint', update)
  }, [])
  return day
}

/** Head of a printed page: the portal, the day at the registry and the person who prints. The screen does not show it. */
export const PrintHead = () => {
  const translate = useTranslate()
  const locale = useLocale()
  const { portalName } = useConfig()
  const day = fieldKinds.date.plain(usePrintDay(), { locale, option: value => value })
  const user = currentUser()
  const name = user ? identityOf(user).fullName : ''
  return (
    <div className="print-head">
      <span>{portalName}</span>
      <span>{translate('daftari.shell.printed', { day, name })}</span>
    </div>
  )
}
