import { find, type Visit } from '@contract/portal/find'
import { token } from '@/authProvider/session'
import { returnVisits, takeVisits } from '@/components/visits'
import type { Sender } from '@/dataProvider/registryDataProvider'

const add = find.recent.from((visits: Visit[]) => ({ body: { visits } }))

/**
 * Sends the visits noted in this tab, in a request that outlives the page. What could not be sent waits in the tab. Returns
 * undefined when there is nothing to send.
 */
export const sendVisits = (registry: Sender): Promise<unknown> | undefined => {
  const session = token()
  const visits = takeVisits()
  if (!session || !visits.length) return undefined
  return registry
    .send(add, visits, { keepalive: true, headers: { Authorization: `Bearer ${session}` } })
    .catch(() => returnVisits(visits))
}
