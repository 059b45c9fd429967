import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { addressOfRecord, type Lead, pageOfRecord } from '@/definition/recordLink'
import { announceFileType } from './file/fileType'
import { usePageExists } from './pageExists'
import { useCan } from './useCan'
import './recordLink.css'

type Props = { lead: Lead | undefined; children: ReactNode }

const ToRecord = ({ lead: { record, fileType }, recordKey, children }: Props & { lead: Lead; recordKey: string }) => {
  const exists = usePageExists()
  const page = pageOfRecord(record)
  const mayOpen = useCan(page)('list')
  const address = addressOfRecord(record, recordKey)
  if (!mayOpen || !exists(address.replace(/\?.*/, ''))) return children
  const to = `/home/${address}`
  return (
    <Link className="record-link" to={to} onClick={() => announceFileType(fileType, to)}>
      {children}
    </Link>
  )
}

/**
 * A value as a link to its record, for those who may open the page, on hosts that have it; plain text for everybody else. A
 * real link: the browser opens it in a new tab, and copies its address.
 */
export const RecordLink = ({ lead, children }: Props) =>
  lead?.key ? (
    <ToRecord lead={lead} recordKey={lead.key}>
      {children}
    </ToRecord>
  ) : (
    children
  )
