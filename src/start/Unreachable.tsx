import { useEffect } from 'react'
import { Button } from '@/components/publicUi/Button'
import { useWords } from '@/i18n/words'
import { loadConfig } from '@/portalConfig'
import { PublicFrame } from './PublicFrame'
import './configFaults.css'

const WAIT = 5_000

/** Shown in place of the portal while its own server does not answer; it asks again until it does. */
export const Unreachable = () => {
  const words = useWords()
  useEffect(() => {
    let asking = false
    const again = async () => {
      if (asking) return
      asking = true
      if (!('unreachable' in (await loadConfig()))) location.reload()
      asking = false
    }
    const timer = setInterval(again, WAIT)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [])
  return (
    <PublicFrame portalName="Daftari">
      <section className="config-faults" role="alert" aria-labelledby="unreachable-title">
        <h1 id="unreachable-title">{words('daftari.unreachable.title')}</h1>
        <p>{words('daftari.unreachable.about')}</p>
        <Button onClick={() => location.reload()}>{words('daftari.config.reload')}</Button>
      </section>
    </PublicFrame>
  )
}
