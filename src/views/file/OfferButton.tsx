import SendIcon from '@mui/icons-material/ForwardToInboxOutlined'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { type MouseEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Offer } from '@/definition/defineFile'
import { failureWords, successWords, withDoubt } from '@/i18n/failureWords'
import { keys } from '@/i18n/keys'
import { notify } from '../notices'
import { useRegistry } from '../useRegistry'

// biome-ignore lint/suspicious/noExplicitAny: what is sent is checked where the offer is declared
type Props = { tab: string; name: string; offer: Offer<any>; row: unknown; about?: string }

/** A write that a button makes: busy until the host has answered, then told in the declared words. In a row, `about` names what it is for, and a sign does. */
export const OfferButton = ({ tab, name, offer, row, about }: Props) => {
  const translate = useTranslate()
  const registry = useRegistry()
  const [busy, setBusy] = useState(false)
  const label = translate(keys.fileOffer(tab, name), { _: offer.label })
  const send = async () => {
    setBusy(true)
    try {
      await registry.send(offer.send, row)
      const done = offer.says.done && translate(keys.fileDone(tab, name), { _: offer.says.done })
      notify({ tone: 'good', text: successWords(translate, {}, done) })
    } catch (error) {
      const failed = offer.says.failed && translate(keys.fileFailed(tab, name), { _: offer.says.failed })
      notify({ tone: 'bad', text: failed ? withDoubt(translate, error, failed) : failureWords(translate, error) })
    } finally {
      setBusy(false)
    }
  }
  const press = (event: MouseEvent) => {
    event.stopPropagation()
    void send()
  }
  if (about)
    return (
      <Tooltip title={label}>
        <IconButton size="small" aria-label={`${label}: ${about}`} loading={busy} onClick={press}>
          <SendIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    )
  return (
    <Button variant="outlined" startIcon={<SendIcon />} loading={busy} loadingPosition="start" onClick={press}>
      {label}
    </Button>
  )
}
