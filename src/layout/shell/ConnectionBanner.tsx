import { useEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { notify } from '@/components/notices'
import { type Connection, useConnectionLost } from '@/routes/connection'
import '@/components/shellNote.css'

/** Says that the host cannot be reached, and that it can again. */
export const ConnectionBanner = ({ connection }: { connection: Connection }) => {
  const translate = useTranslate()
  const lost = useConnectionLost(connection)
  const wasLost = useRef(false)

  useEffect(() => {
    if (wasLost.current && !lost) notify({ tone: 'good', text: translate('daftari.shell.online') })
    wasLost.current = lost
  }, [lost, translate])

  if (!lost) return null
  return (
    <div className="shell-note" data-tone="warning" role="alert">
      {translate('daftari.shell.offline')}
      <button type="button" onClick={connection.tryNow}>
        {translate('daftari.shell.offlineRetry')}
      </button>
    </div>
  )
}
