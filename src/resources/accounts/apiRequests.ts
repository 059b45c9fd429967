import { apiUsage, type RequestLog } from '@contract/accounts/apiUsage'
import { sayRegistryTime } from '@contract/registryDay'
import { defineResource } from '@/definition/defineResource'
import { computed, type Line } from '@/definition/field'
import { apiModeWords } from './apiModeWords'

/** Returns a property of a recorded request or response, which hosts keep as JSON or as its text. */
const valueIn = (json: RequestLog['apiRequest'], name: string): unknown => {
  if (!json) return undefined
  if (typeof json !== 'string') return json[name]
  try {
    const read: unknown = JSON.parse(json)
    return typeof read === 'object' && read !== null && name in read ? Reflect.get(read, name) : undefined
  } catch {
    return undefined
  }
}

const responseOf = ({ apiResponse }: RequestLog) => {
  // A refused call has its reason in `message`.
  const answer = valueIn(apiResponse, 'data') ?? valueIn(apiResponse, 'message')
  if (answer === undefined) return ''
  return typeof answer === 'string' ? answer : JSON.stringify(answer, null, 2)
}

/** Returns the end point, the time and the API mode of the call. */
const endPointLines = ({ endPoint, createdAt, apiMode }: RequestLog): Line[] => [
  ...(endPoint ? [{ text: endPoint }] : []),
  ...(createdAt ? [{ text: sayRegistryTime(createdAt, 'DD-MM-YYYY HH:mm') }] : []),
  ...(apiMode ? [{ text: apiMode, option: true } as const] : []),
]

/**
 * Calls that an account made through its API access, on the page of its summary (docs/requirements/integrations.md).
 */
export default defineResource(apiUsage.logs, {
  name: 'apiRequests',
  label: 'Recent API calls',
  key: 'id',
  size: 10,
  pager: 'needed',
  fields: {},
  computed: {
    brn: computed('code', 'Entity BRN', ({ apiRequest }) => String(valueIn(apiRequest, 'brn') ?? ''), {
      width: 22,
      leadsTo: 'entity',
    }),
    endPoint: computed('text', 'Endpoint', ({ endPoint }) => endPoint, {
      options: apiModeWords,
      lines: endPointLines,
    }),
    feedback: computed('choice', 'Feedback', ({ responseGiven }) => (responseGiven ? 'Served' : 'Failed'), {
      options: { Served: 'Served', Failed: 'Failed' },
      tone: feedback => (feedback === 'Served' ? 'good' : 'bad'),
    }),
    response: computed('text', 'Response', row => (responseOf(row) ? '…' : ''), {
      absent: { label: 'N/A' },
      folded: { show: 'Show', hide: 'Hide', of: responseOf },
    }),
  },
  columns: ['brn', 'endPoint', 'feedback', 'response'],
  headline: 'brn',
})
