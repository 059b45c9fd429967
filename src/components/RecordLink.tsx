import type { MouseEvent, ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { addressOfRecord, type Lead, pageOfRecord } from '@/definition/recordLink'
import { announceFileType } from './file/fileType'
import { opensElsewhere } from './linkPress'
import { usePageExists } from './pageExists'
import { useCan } from './useCan'
import './recordLink.css'

type Props = {
  lead: Lead | undefined
  children: ReactNode
  /** Search that a plain press starts; only a press that opens a tab, and a copied address, lead to the record then. */
  search?: (() => void) | undefined
  /** Opens the address below /home on a plain press. */
  open?: ((address: string) => void) | undefined
  /** Content without a record that the person may open; the children without it. */
  otherwise?: ReactNode
}

const ToRecord = ({
  lead: { record, fileType },
  recordKey,
  children,
  search,
  open,
  otherwise = children,
}: Props & { lead: Lead; recordKey: string }) => {
  const translate = useTranslate()
  const exists = usePageExists()
  const page = pageOfRecord(record)
  const mayOpen = useCan(page)('list')
  const address = addressOfRecord(record, recordKey)
  if (!mayOpen || !exists(address.replace(/\?.*/, ''))) return otherwise
  const to = `/home/${address}`
  const press = (event: MouseEvent) => {
    announceFileType(fileType, to)
    const start = search ?? (open && (() => open(address)))
    if (!start || opensElsewhere(event)) return
    event.preventDefault()
    start()
  }
  return (
    <Link className="record-link" to={to} title={search && translate('daftari.lists.searchOrOpen')} onClick={press}>
      {children}
    </Link>
  )
}

/**
 * A value as a link to its record, for those who may open the page, on hosts that have it; plain text for everybody else. A
 * real link: the browser opens it in a new tab, and copies its address.
 */
export const RecordLink = (props: Props) => {
  const { lead, children, otherwise = children } = props
  return lead?.key ? <ToRecord {...props} lead={lead} recordKey={lead.key} /> : otherwise
}
