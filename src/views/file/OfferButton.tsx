import SendIcon from '@mui/icons-material/ForwardToInboxOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import type { Offer } from '@/definition/defineFile'
import { failureWords, successWords } from '@/i18n/failureWords'
import { keys } from '@/i18n/keys'
import { useWords } from '@/i18n/words'
import { notify } from '../notices'
import { useRegistry } from '../useRegistry'

// biome-ignore lint/suspicious/noExplicitAny: what is sent is checked where the offer is declared
type Props = { tab: string; name: string; offer: Offer<any>; row: unknown; quiet?: boolean; about?: string }

/** A write that a button makes: busy until the host has answered, then told in the declared words. */
export const OfferButton = ({ tab, name, offer, row, quiet, about }: Props) => {
  const words = useWords()
  const registry = useRegistry()
  const [busy, setBusy] = useState(false)
  const label = words(keys.fileOffer(tab, name), { _: offer.label })
  const send = async () => {
    setBusy(true)
    try {
      await registry.send(offer.send, row)
      const done = offer.says.done && words(keys.fileDone(tab, name), { _: offer.says.done })
      notify({ tone: 'good', text: successWords(words, {}, done) })
    } catch (error) {
      const failed = offer.says.failed && words(keys.fileFailed(tab, name), { _: offer.says.failed })
      notify({ tone: 'bad', text: failed || failureWords(words, error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      size={quiet ? 'small' : 'medium'}
      variant={quiet ? 'text' : 'outlined'}
      color={quiet ? 'inherit' : 'primary'}
      startIcon={<SendIcon />}
      loading={busy}
      loadingPosition="start"
      aria-label={about ? `${label}: ${about}` : undefined}
      onClick={event => {
        event.stopPropagation()
        void send()
      }}
    >
      {label}
    </Button>
  )
}
