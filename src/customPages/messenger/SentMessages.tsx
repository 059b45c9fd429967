import { Broadcast } from '@contract/settings/messenger'
import { useGetList, useTranslate } from 'react-admin'
import { ListPanel } from '@/components/list/ListPanel'
import { refreshAfter } from '@/components/refreshAfter'
import type { Resource } from '@/definition/defineResource'

const EVERYTHING = {}
const AGAIN = 2000

const isOnItsWay = (row: unknown) => {
  const { data } = Broadcast.safeParse(row)
  return data?.mailed === true && data.sent + data.failed < data.recipients
}

/** Messages sent so far; refreshed with the progress while one is being delivered. */
export const SentMessages = ({ resource }: { resource: Resource }) => {
  const translate = useTranslate()
  useGetList(
    resource.name,
    { pagination: { page: 1, perPage: resource.size }, filter: EVERYTHING },
    {
      retry: false,
      refetchInterval: query => refreshAfter(query.state.data?.data.some(isOnItsWay) ? AGAIN : false, query),
    },
  )
  return (
    <section className="messenger-sent">
      <h2>{translate('daftari.messenger.past')}</h2>
      <ListPanel resource={resource} filter={EVERYTHING} none={translate('daftari.messenger.none')} />
    </section>
  )
}
