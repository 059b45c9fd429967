import TickIcon from '@mui/icons-material/CheckCircleOutlineOutlined'
import { useTranslate } from 'react-admin'
import type { AnyFile, ViewOf } from '@/definition/defineFile'
import { RecordLink } from '../RecordLink'
import { Info } from './QueryContent'
import './timeline.css'
import '../list/tableStyles'

/** Timeline of events: day, changes, reasons, and tracking number of each. */
export const TimelineView = ({ tab, data }: { tab: ViewOf<'timeline'>; data: AnyFile[] }) => {
  const translate = useTranslate()
  if (data.length === 0) return <Info>{tab.none}</Info>
  const sentence = (changes: string[]) =>
    changes
      .map(change => tab.words[change] && tab.words[change])
      .filter(Boolean)
      .join(' & ')
  return (
    <ol className="file-timeline">
      {data.map((row, index) => {
        const { at, changes, texts, number } = tab.entry(row)
        const what = sentence(changes)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the past stays as it was
          <li key={index}>
            <TickIcon aria-hidden />
            <p className="file-when list-figures">{at || translate('daftari.lists.nothing')}</p>
            {what && <p className="file-what">{what}</p>}
            {texts.map((text, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: and so do its words
              <p key={line} className="file-why">
                {text}
              </p>
            ))}
            {number && (
              <p className="file-trace">
                {tab.number}{' '}
                <span className="list-figures">
                  <RecordLink lead={{ record: tab.leadsTo, key: number }}>{number}</RecordLink>
                </span>
              </p>
            )}
          </li>
        )
      })}
    </ol>
  )
}
