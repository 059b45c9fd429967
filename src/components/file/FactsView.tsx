import InfoIcon from '@mui/icons-material/InfoOutlined'
import type { QueryKey } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { AnyFile, Notice, ViewOf } from '@/definition/defineFile'
import { ToneIcon } from '../notices'
import { FactList } from './FactList'
import { FileTable } from './FileTable'
import { useFileLinks } from './fileLinks'
import { MoreFacts } from './MoreFacts'
import './section.css'

/** Link to a page of the portal, or to one elsewhere in a tab of its own. */
const NoticeLink = ({ to, label }: { to: string | undefined; label: string }) => {
  if (!to) return null
  if (to.startsWith('/')) return <Link to={to}>{label}</Link>
  return (
    <a href={to} target="_blank" rel="noreferrer">
      {label}
    </a>
  )
}

const NoticeBox = ({ notice }: { notice: Notice<AnyFile> }) => {
  const links = useFileLinks()
  const { label, link, tone } = notice
  return (
    <div className="file-notice" data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      {tone === 'quiet' ? <InfoIcon aria-hidden fontSize="small" /> : <ToneIcon tone={tone} />}
      <span>{label}</span>
      {link && <NoticeLink to={links[link.to]} label={link.label} />}
    </div>
  )
}

export const FactsView = ({ tab, data, fileKey }: { tab: ViewOf<'facts'>; data: AnyFile; fileKey: QueryKey }) => {
  const notices = (tab.notices ?? []).filter(({ when }) => when(data))
  return (
    <>
      {notices.map(notice => (
        <NoticeBox key={notice.key} notice={notice} />
      ))}
      {!notices.some(({ instead }) => instead) && (
        <div className={tab.tables ? 'file-sheet file-summary' : 'file-sheet'}>
          {tab.more?.when(data) && <MoreFacts more={tab.more} row={data} fileKey={fileKey} />}
          <FactList facts={tab.fields} thing={data} />
        </div>
      )}
      {tab.tables?.map(({ key, title, columns, rows, none }) => (
        <FileTable key={key} title={title} none={none} columns={columns} rows={rows(data)} />
      ))}
    </>
  )
}
