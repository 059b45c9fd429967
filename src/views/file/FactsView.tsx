import InfoIcon from '@mui/icons-material/InfoOutlined'
import type { QueryKey } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import type { AnyFile, Notice, ViewOf } from '@/definition/defineFile'
import { tableGroup } from '@/i18n/collectFiles'
import { keys } from '@/i18n/keys'
import { ToneIcon } from '../notices'
import { FactList } from './FactList'
import { FileTable } from './FileTable'
import { useFileLinks } from './fileLinks'
import { MoreFacts } from './MoreFacts'

const NoticeBox = ({ tab, notice }: { tab: string; notice: Notice<AnyFile> }) => {
  const translate = useTranslate()
  const links = useFileLinks()
  const { key, label, link, tone } = notice
  return (
    <div className="file-notice" data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      {tone === 'quiet' ? <InfoIcon aria-hidden fontSize="small" /> : <ToneIcon tone={tone} />}
      <span>{translate(keys.fileNotice(tab, key), { _: label })}</span>
      {link && links[link.to] && (
        <a href={links[link.to]} target="_blank" rel="noreferrer">
          {translate(keys.fileLink(tab, key), { _: link.label })}
        </a>
      )}
    </div>
  )
}

export const FactsView = ({ tab, data, fileKey }: { tab: ViewOf<'facts'>; data: AnyFile; fileKey: QueryKey }) => {
  const translate = useTranslate()
  const notices = (tab.notices ?? []).filter(({ when }) => when(data))
  return (
    <>
      {notices.map(notice => (
        <NoticeBox key={notice.key} tab={tab.key} notice={notice} />
      ))}
      {!notices.some(({ instead }) => instead) && (
        <div className={tab.tables ? 'file-sheet file-summary' : 'file-sheet'}>
          {tab.more?.when(data) && <MoreFacts group={tab.key} more={tab.more} row={data} fileKey={fileKey} />}
          <FactList group={tab.key} facts={tab.fields} thing={data} />
        </div>
      )}
      {tab.tables?.map(({ key, title, columns, rows, none }) => (
        <FileTable
          key={key}
          group={tableGroup(tab.key, key)}
          title={translate(keys.fileTable(tab.key, key), { _: title })}
          none={translate(keys.fileTableNone(tab.key, key), { _: none })}
          columns={columns}
          rows={rows(data)}
        />
      ))}
    </>
  )
}
