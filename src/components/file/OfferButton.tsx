import SendIcon from '@mui/icons-material/ForwardToInboxOutlined'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { type MouseEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Offer } from '@/definition/defineFile'
import { successWords, writeFailure } from '@/i18n/outcomeMessages'
import { notify } from '../notices'
import { useBusyFocus } from '../useBusyFocus'
import { useRegistry } from '../useRegistry'
import { useIsPast } from './fileMoment'

// biome-ignore lint/suspicious/noExplicitAny: what is sent is checked where the offer is declared
type Props = { offer: Offer<any>; row: unknown; about?: string }

/**
 * Button that sends a write request: busy until the host has answered, then a toast with the declared messages. In a
 * row it is an icon, and `about` names its subject.
 */
export const OfferButton = ({ offer, row, about }: Props) => {
  const translate = useTranslate()
  const registry = useRegistry()
  const [busy, setBusy] = useState(false)
  useBusyFocus(busy)
  const isPast = useIsPast()
  const { label, says } = offer
  const send = async () => {
    setBusy(true)
    try {
      await registry.send(offer.send, row)
      notify({ tone: 'good', text: successWords(translate, {}, says.done) })
    } catch (error) {
      notify({ tone: 'bad', ...writeFailure(translate, error, says) })
    } finally {
      setBusy(false)
    }
  }
  const press = (event: MouseEvent) => {
    event.stopPropagation()
    void send()
  }
  if (isPast) return null
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
