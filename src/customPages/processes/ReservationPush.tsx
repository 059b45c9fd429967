import { PushedName } from '@contract/processes/reservationPush'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslate } from 'react-admin'
import { z } from 'zod'
import { Waiting } from '@/components/file/QueryContent'
import { FormPanel } from '@/components/form/FormPanel'
import { useAnnouncedExtensions } from '@/components/hostExtensions'
import { DataTable } from '@/components/list/DataTable'
import { Empty, ReadFailure } from '@/components/list/listStates'
import { RowsProvider } from '@/components/list/RowsProvider'
import { refreshAfter } from '@/components/refreshAfter'
import { useAddress } from '@/components/useAddress'
import { useRegistry } from '@/components/useRegistry'
import type { AnyPageForm } from '@/definition/definePageForm'
import type { Resource } from '@/definition/defineResource'
import { askAgain } from '@/definition/source'
import { useInLanguage } from '@/i18n/translatedDefinition'
import { useLocale } from '@/i18n/useLocale'
import './processes.css'
import '@/components/list/tableStyles'

type Props = { form: AnyPageForm; names: Resource }

const AGAIN = 2000
const Pushed = z.array(PushedName)

/** Returns at most 20 pushes that some names belong to: names that were already pending keep their earlier push. */
const pushesOf = (names: readonly PushedName[]) => [...new Set(names.flatMap(({ push }) => push ?? []))].slice(0, 20)

const isOnItsWay = ({ status }: PushedName) => status === 'PENDING'

/**
 * Page that pushes reserved names and shows the progress of each. The address names the pushes; while a name is
 * pending, a host with the extension is polled for its status.
 */
const ReservationPush = (props: Props) => {
  const inLanguage = useInLanguage()
  const form = inLanguage('forms', props.form)
  const names = inLanguage('resources', props.names)
  const translate = useTranslate()
  const locale = useLocale()
  const registry = useRegistry()
  const cache = useQueryClient()
  const follows = useAnnouncedExtensions()?.has('namePushes') ?? false
  const [params, setAddress] = useAddress()
  const named = params.get('push') ?? ''
  const [sent, setSent] = useState<{ push: string; names: PushedName[] }>()
  // Back leads to an earlier push, with other names.
  const answer = sent?.push === named ? sent.names : undefined
  const pushes = named.split(',').filter(Boolean)
  const queryKey = [names.name, 'pushed', pushes]
  const isFollowed = follows && pushes.length > 0
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    enabled: isFollowed,
    queryFn: async ({ signal }) => {
      const answer = await registry.rows(names.list, { page: 1, perPage: names.size }, { push: pushes }, { signal })
      return Pushed.parse(answer.rows)
    },
    ...askAgain,
    // Data that was loaded is requested again anyway.
    retry: (failures, error) => !cache.getQueryData(queryKey) && askAgain.retry(failures, error),
    refetchInterval: query => refreshAfter(query.state.data?.some(isOnItsWay) ? AGAIN : false, query),
  })
  const byBrn = useMemo(() => new Map(data?.map(row => [row.brn, row])), [data])
  // The answer of the push decides which names are shown.
  const rows = useMemo(() => {
    const shown = answer ? answer.map(row => byBrn.get(row.brn) ?? row) : data
    return shown?.map(row => ({ ...row, id: row.brn }))
  }, [answer, byBrn, data])
  const label = names.label

  const onSent = (answer: unknown) => {
    const rows = Pushed.catch([]).parse(answer)
    const push = follows ? pushesOf(rows).join(',') : ''
    setSent({ push, names: rows })
    void cache.removeQueries({ queryKey: [names.name, 'pushed'] })
    setAddress(() => new URLSearchParams(push ? { push } : {}))
  }
  const unread = () => {
    if (!error) return <Waiting />
    const title = translate('daftari.files.partFailed', { part: label })
    const reload = () => void refetch()
    return <ReadFailure error={error} permit={names.list.permit} busy={isFetching} reload={reload} title={title} />
  }
  return (
    <div className="push">
      <FormPanel form={form} onSent={onSent} />
      {!rows && isFollowed && unread()}
      {rows && (
        <section className="push-names" aria-label={label} aria-live="polite">
          <h2>
            {label} <span className="figures">{rows.length.toLocaleString(locale)}</span>
          </h2>
          <div className="list-frame">
            {rows.length ? (
              <RowsProvider definition={names} rows={rows}>
                <DataTable />
              </RowsProvider>
            ) : (
              <Empty />
            )}
          </div>
        </section>
      )}
    </div>
  )
}

export default ReservationPush
