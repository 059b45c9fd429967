import { type LoadWhole, loads } from '@contract/portal/loads'
import LoadPage from '@/customPages/loads/LoadPage'
import findings from '@/resources/portal/loadFindings'
import list from '@/resources/portal/loads'
import { mountPart } from './mountPart'

const people = {
  name: 'people',
  fields: [
    { name: 'brn', label: 'BRN', required: true },
    { name: 'surName', label: 'Surname', required: false },
  ],
}
/** Part of a file that has a column for the BRN alone. */
export const part = {
  kind: 'people',
  headers: ['Company No', 'Family name'],
  columns: { brn: 'Company No' },
  missing: [],
}
/** A load that has begun, with a file whose surnames have no column yet. */
export const load: LoadWhole = {
  id: '7',
  source: 'Old register',
  name: 'people.csv',
  by: 'Anna Okello',
  state: 'OPEN',
  startedAt: '2026-11-02T09:00:00Z',
  effectiveOn: '2026-11-02',
  history: 'LOAD',
  ...{ rows: 0, taken: 0, mended: 0, refused: 0, kept: 0 },
  files: [{ id: '1', name: 'people.csv', bytes: 12_345, parts: [part] }],
  kinds: [people],
  mapping: {},
  outcomes: [],
  usedAt: '2026-11-02T09:00:00.000Z',
}
const outcome = {
  kind: 'people',
  ...{ rows: 12_000, taken: 11_990, mended: 8, refused: 2, created: 11_998, changed: 0, unchanged: 0, missing: 0 },
  mends: [{ field: 'Date of Birth', mend: 'day', count: 8 }],
  sums: [{ field: 'Number of Shares', source: '1000.00', taken: '900.00' }],
}
/** The same load after a check that refused two rows. */
export const checked: LoadWhole = {
  ...load,
  state: 'CHECKED',
  ...{ rows: 12_000, taken: 11_990, mended: 8, refused: 2 },
  outcomes: [outcome],
  usedAt: '2026-11-02T09:10:00.000Z',
  refusedUntil: '2026-11-09T09:00:00Z',
}
const finding = {
  id: '1',
  outcome: 'REFUSED',
  kind: 'people',
  file: 'people.csv',
  row: 3,
  key: '80020001234567|1',
  reason: 'Date of Birth: 30/02/1990 is not a day of the calendar.',
  code: 'not-a-day',
  params: { field: 'Date of Birth', value: '30/02/1990' },
}

type Host = Parameters<typeof mountPart>[1]
export type Answers = Partial<Record<string, Awaited<ReturnType<Host>>>>

/** Opens the page of a load on a host that answers each call by method and path, and every other one with the load. */
export const openLoad = (first: LoadWhole, answers: Answers = {}, search = '') => {
  let shown = first
  const host: Host = ({ method, path }) => {
    if (path === loads.findings.path) return { body: [finding], headers: { 'content-range': 'findings 0-0/1' } }
    const answer = answers[`${method} ${path.replace('/portal/loads/7', '')}`] ?? { body: shown }
    if ((answer.status ?? 200) < 400 && answer.body && !(answer.body instanceof Blob)) shown = answer.body as LoadWhole
    return answer
  }
  const { asked } = mountPart(<LoadPage list={list} findings={findings} />, host, {
    address: `/home/loads/7${search}`,
    path: '/home/loads/:load',
    definitions: [list, findings],
  })
  return { asked, sent: (method: string) => asked.filter(one => one.method === method) }
}
