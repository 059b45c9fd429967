import DoneIcon from '@mui/icons-material/Check'
import CopyIcon from '@mui/icons-material/ContentCopyOutlined'
import Button from '@mui/material/Button'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'

const LONG_ENOUGH = 4000

type Props = { label: string; value: string; onCopied?(): void }

/**
 * Key with a copy button; the result is announced to screen readers. Without clipboard access the key is selected, to
 * be copied by hand.
 */
export const KeyField = ({ label, value, onCopied }: Props) => {
  const translate = useTranslate()
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const [status, setSaid] = useState<'copied' | 'marked'>()
  useEffect(() => {
    if (!status) return
    const timer = setTimeout(() => setSaid(undefined), LONG_ENOUGH)
    return () => clearTimeout(timer)
  }, [status])
  const mark = () => {
    box.current?.select()
    setSaid('marked')
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setSaid('copied')
      onCopied?.()
    } catch {
      mark()
    }
  }
  return (
    <div className="api-key">
      <label htmlFor={id}>{label}</label>
      <div className="api-key-line">
        <input
          id={id}
          ref={box}
          className="figures"
          readOnly
          value={value}
          spellCheck={false}
          autoComplete="off"
          onFocus={({ target }) => target.select()}
          onCopy={onCopied}
        />
        <Button
          variant="outlined"
          startIcon={status === 'copied' ? <DoneIcon /> : <CopyIcon />}
          aria-label={translate('daftari.apiAccess.copyOf', { key: label })}
          onClick={() => void copy()}
        >
          {translate('daftari.apiAccess.copy')}
        </Button>
      </div>
      <span className="api-key-said" data-said={status} role="status">
        {status && translate(`daftari.apiAccess.${status}Of`, { key: label })}
      </span>
    </div>
  )
}
