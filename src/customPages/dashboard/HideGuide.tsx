import type { GuideName } from '@contract/portal/guideNames'
import { guides } from '@contract/portal/guides'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { changeUser, currentUser } from '@/authProvider/session'
import { notify } from '@/components/notices'
import { useRegistry } from '@/components/useRegistry'
import { failureWords } from '@/i18n/outcomeMessages'

const end = guides.end.from((guide: GuideName) => ({ body: { guide } }))

/** Button that hides a guide for good, on the server. */
export const HideGuide = ({ name, hide }: { name: GuideName; hide(): void }) => {
  const translate = useTranslate()
  const registry = useRegistry()
  const [busy, setBusy] = useState(false)
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
    <Button
      className="guide-hide"
      size="small"
      variant="outlined"
      color="inherit"
      loading={busy}
      onClick={() => void stop()}
    >
      {translate('daftari.guides.hide')}
    </Button>
  )
}
