import AddedIcon from '@mui/icons-material/FiberManualRecord'
import CircularProgress from '@mui/material/CircularProgress'
import { useTranslate } from 'react-admin'
import type { History } from '@/definition/defineResource'
import { useLocale } from '@/i18n/useLocale'
import { useResourceName } from '../definitionContext'
import { fieldKinds } from '../fields'
import type { Row } from '../list/columns'
import { RequestNotes } from '../list/RequestNotes'
import { useCancellableQuery } from '../useCancellableQuery'
import { useRegistry } from '../useRegistry'
import { ReadingDialog } from './ReadingDialog'
import './dialogs.css'

type Props = { history: History<Row>; row: Row; close(): void }

/** Dialog with a record's history: facts above, a line for each change below (BLACKLIST-05). */
export const HistoryDialog = ({ history, row, close }: Props) => {
  const resource = useResourceName()
  const translate = useTranslate()
  const locale = useLocale()
  const registry = useRegistry()
  const reading = useCancellableQuery({
    queryKey: [resource, 'history', row.id],
    queryFn: ({ signal }) => registry.read(history.read, row, { signal }),
    retry: false,
    staleTime: 0,
  })
  const { data, isFetching, isPending } = reading
  const say = (kind: 'text' | 'date' | 'dateTime', value: unknown) =>
    fieldKinds[kind].plain(value, { locale, option: String }) || translate('daftari.lists.nothing')
  const changes = data === undefined ? undefined : history.changes(data)
  const word = (key: string) => history.changeWords[key] ?? key
  return (
    <ReadingDialog title={history.title(row)} lead={history.leadsTo?.(row)} maxWidth="sm" autoFocus close={close}>
      <dl className="facts">
        {history.facts.map(fact => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd className="figures">{say(fact.kind, fact.of(row))}</dd>
          </div>
        ))}
      </dl>
      <h3 className="timeline-title">{translate('daftari.lists.changes')}</h3>
      <RequestNotes reading={reading} isMissing={isPending} />
      {isPending && isFetching && <CircularProgress size={20} aria-label={translate('daftari.lists.loading')} />}
      {changes?.length === 0 && <p>{translate('daftari.lists.noChanges')}</p>}
      <ol className="timeline">
        {changes?.map(({ word: key, at, by, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: changes have no key of their own and never move
          <li key={index}>
            <AddedIcon aria-hidden fontSize="inherit" />
            <p className="timeline-what">{word(key)}</p>
            {reason && <p className="timeline-reason">{reason}</p>}
            <p className="timeline-when figures">{[at && say('dateTime', at), by].filter(Boolean).join(' · ')}</p>
          </li>
        ))}
      </ol>
    </ReadingDialog>
  )
}
