import { useEffect, useRef } from 'react'
import { useWords } from '@/i18n/words'
import { notify } from '@/views/notices'
import { type Connection, useConnectionLost } from './connection'

/** Says that the host cannot be reached, and that it can again. */
export const ConnectionBanner = ({ connection }: { connection: Connection }) => {
  const words = useWords()
  const lost = useConnectionLost(connection)
  const wasLost = useRef(false)

  useEffect(() => {
    if (wasLost.current && !lost) notify({ tone: 'good', text: words('daftari.shell.online') })
    wasLost.current = lost
  }, [lost, words])

  if (!lost) return null
  return (
    <div className="connection" role="alert">
      {words('daftari.shell.offline')}
      <button type="button" onClick={connection.tryNow}>
        {words('daftari.shell.offlineRetry')}
      </button>
    </div>
  )
}
