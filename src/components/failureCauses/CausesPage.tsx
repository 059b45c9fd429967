import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { ListsPage } from '@/definition/definePage'
import type { AnyRow, Causes } from '@/definition/defineResource'
import { useLocale } from '@/i18n/useLocale'
import { Confirm } from '../actions/Confirm'
import { actionIcons } from '../actions/icons'
import { useDefinition } from '../definitionContext'
import { columnsOf } from '../list/columns'
import { Denied, Empty, isDenied } from '../list/listStates'
import { PageTabs } from '../list/PageTabs'
import { RequestNotes } from '../list/RequestNotes'
import { PageFrame } from '../PageFrame'
import { useCan } from '../useCan'
import { CausesButton } from './CausesButton'
import './causes.css'
import { type Group, groupByCause } from './group'
import { RunNote } from './RunNote'
import { useFailures } from './useFailures'
import { useRetryAll } from './useRetryAll'
import '../list/tableStyles'

type Props = {
  causes: Causes<AnyRow>
  page?: ListsPage | undefined
  place?: string
  tabs?: ReactNode
}

/** Page with the failures of a list by cause; the rows of one cause can be retried one after another. */
export const CausesPage = ({ causes, page, place, tabs }: Props) => {
  const translate = useTranslate()
  const locale = useLocale()
  const resource = useDefinition()
  const { progress, ...reading } = useFailures(resource, causes)
  const { data, error, isFetching, isPending } = reading
  const action = resource.actions?.[causes.action]
  const sending = action?.type === 'send' ? action.send : undefined
  const { run, start } = useRetryAll(resource, sending)
  const [confirming, setGroup] = useState<Group>()
  const groups = useMemo(() => {
    const [column] = columnsOf(resource, translate, locale, [causes.cause])
    return data && groupByCause(data.rows, row => column?.text(row) ?? '')
  }, [data, causes, resource, translate, locale])
  const label = resource.label
  const verb = action?.label ?? ''
  const figure = (number: number) => number.toLocaleString(locale)
  const can = useCan(resource.name)
  const mayRun = sending && can(causes.action)
  // A host that counts so far has at least as many.
  const isAtLeast = data !== undefined && data.total > 0 && data.total === resource.list.countsTo
  const running = run?.state === 'running'
  const Icon = actionIcons[action?.icon ?? 'retry']
  return (
    <PageFrame
      place={place ?? resource.path ?? ''}
      title={label}
      about={translate('daftari.causes.about')}
      actions={<CausesButton on />}
      tabs={
        <>
          <PageTabs page={page} open={resource.name} label={label} />
          {tabs}
        </>
      }
    >
      {run && <RunNote run={run} stop={run.stop} />}
      {isDenied(error) ? (
        <Denied permit={resource.list.permit} />
      ) : (
        <RequestNotes reading={reading} isMissing={isPending} />
      )}
      {isPending && isFetching && (
        <div className="causes-loading" role="status">
          <span>
            {translate('daftari.causes.loading', { done: figure(progress.done), total: figure(progress.total) })}
          </span>
          <LinearProgress
            variant={progress.total ? 'determinate' : 'indeterminate'}
            value={progress.total && (progress.done / progress.total) * 100}
            aria-label={translate('daftari.lists.loading')}
          />
        </div>
      )}
      {data && (isAtLeast || data.total > data.rows.length) && (
        <p className="causes-part">
          {translate(isAtLeast ? 'daftari.causes.partAtLeast' : 'daftari.causes.part', {
            shown: figure(data.rows.length),
            total: figure(data.total),
          })}
        </p>
      )}
      {groups?.length === 0 && <Empty title={translate('daftari.causes.none')} />}
      {groups && groups.length > 0 && (
        <div className="list-frame">
          <table className="list-table causes" aria-label={translate('daftari.causes.title')}>
            <thead>
              <tr>
                <th scope="col">{translate('daftari.causes.cause')}</th>
                <th scope="col" className="right">
                  {translate('daftari.causes.count')}
                </th>
                {mayRun && (
                  <th scope="col">
                    <span className="only-spoken">{translate('daftari.lists.actions')}</span>
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {groups.map(group => (
                <tr key={group.cause}>
                  <td className="causes-cause">{group.cause || translate('daftari.causes.unknown')}</td>
                  <td className="list-figures right">{figure(group.rows.length)}</td>
                  {mayRun && (
                    <td className="list-actions">
                      <Button
                        size="small"
                        color="inherit"
                        startIcon={<Icon />}
                        disabled={running}
                        onClick={() => setGroup(group)}
                      >
                        {translate('daftari.causes.all', {
                          verb,
                          smart_count: group.rows.length,
                          count: figure(group.rows.length),
                        })}
                      </Button>
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {confirming && (
        <Confirm
          names={translate('daftari.causes.names', {
            verb,
            smart_count: confirming.rows.length,
            count: figure(confirming.rows.length),
            cause: confirming.cause || translate('daftari.causes.unknown'),
          })}
          busy={false}
          yes={() => {
            setGroup(undefined)
            void start(confirming.cause, confirming.rows)
          }}
          no={() => setGroup(undefined)}
        />
      )}
    </PageFrame>
  )
}
