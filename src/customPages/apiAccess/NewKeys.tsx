import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { NewKeysState } from './calls'
import { KeyField } from './KeyField'
import { usePaidCalls } from './usePaidCalls'

type Props = {
  fresh: NewKeysState
  /** Called after both keys were copied. */
  onCopied(): void
  onKept(): void
}

/** New pair of keys, which is shown only once. */
export const NewKeys = ({ fresh, onCopied, onKept }: Props) => {
  const translate = useTranslate()
  const paid = usePaidCalls()
  const [copied, setCopied] = useState<ReadonlySet<string>>(new Set())
  const say = (key: string) => translate(`daftari.apiAccess.${key}`)
  const both = copied.size === 2
  useEffect(() => {
    if (both) onCopied()
  }, [both, onCopied])
  const note = (key: string) => setCopied(before => new Set([...before, key]))
  return (
    <section className="api-fresh" aria-label={say('fresh')}>
      <Alert severity="warning" variant="outlined">
        {say(paid ? 'once' : 'keep')}
      </Alert>
      <KeyField label={say('apiKey')} value={fresh.apiKey} onCopied={() => note('apiKey')} />
      <KeyField label={say('secretKey')} value={fresh.secretKey} onCopied={() => note('secretKey')} />
      <Button variant="contained" onClick={onKept}>
        {say('kept')}
      </Button>
    </section>
  )
}
