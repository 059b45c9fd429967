import DoneIcon from '@mui/icons-material/Check'
import LinkIcon from '@mui/icons-material/Link'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Tool } from './Tool'

const LONG_ENOUGH = 2000

/** Button that copies the address of this document with page and search. Hidden without clipboard access. */
export const CopyLink = () => {
  const translate = useTranslate()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), LONG_ENOUGH)
    return () => clearTimeout(timer)
  }, [copied])
  if (!navigator.clipboard) return null
  const copy = () => {
    navigator.clipboard.writeText(location.href).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <>
      <Tool name={translate('daftari.pdf.copyLink')} act={copy}>
        {copied ? <DoneIcon fontSize="small" /> : <LinkIcon fontSize="small" />}
      </Tool>
      <span className="only-spoken" role="status">
        {copied ? translate('daftari.pdf.linkCopied') : ''}
      </span>
    </>
  )
}
