import type { GuideName } from '@contract/portal/guideNames'
import { guides } from '@contract/portal/guides'
import Button from '@mui/material/Button'
import { type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import { changeUser, currentUser } from '@/authProvider/session'
import { notify } from '@/components/notices'
import { useRegistry } from '@/components/useRegistry'
import { failureWords } from '@/i18n/outcomeMessages'
import './guides.css'

const end = guides.end.from((guide: GuideName) => ({ body: { guide } }))

type Props = { name: GuideName; about: string; children: ReactNode; hide(): void }

/** Card of a guide with its points, and the button that hides it for good. */
export const Guide = ({ name, about, children, hide }: Props) => {
  const translate = useTranslate()
  const registry = useRegistry()
  const [busy, setBusy] = useState(false)
  const say = (key: string) => translate(`daftari.guides.${key}`)
  const stop = async () => {
    setBusy(true)
    try {
      await registry.send(end, name)
      changeUser({ guides: currentUser()?.guides?.filter(one => one !== name) })
      hide()
    } catch (error) {
      setBusy(false)
      notify({ tone: 'bad', text: failureWords(translate, error) })
    }
  }
  return (
    <section className="card guide" aria-label={say(`${name}.title`)}>
      <header>
        <div>
          <h2>{say(`${name}.title`)}</h2>
          <p className="guide-about">{about}</p>
        </div>
        <Button size="small" variant="outlined" color="inherit" loading={busy} onClick={() => void stop()}>
          {say('hide')}
        </Button>
      </header>
      {children}
    </section>
  )
}
