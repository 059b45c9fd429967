import { extensions } from '@contract/extensions'
import { toId } from '@contract/id'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CoreAdminContext, type DataProvider } from 'react-admin'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { useRecordPrints } from '@/components/export/useRecordPrints'
import type { SheetJob } from '@/components/sheets/protocol'
import { createDataProvider } from '@/dataProvider'
import { guardPersonalData } from '@/dataProvider/personalGuard'
import { reveals } from '@/dataProvider/reveals'
import { loadedDefinitions } from '@/definition/defineArea'
import en from '@/i18n/en/adminPages'
import { addWords } from '@/i18n/words'
import officialReceivers from '@/resources/accounts/officialReceivers'
import { mountListPageOn, unmountPages } from '../support/mountListPage'
import { readingCalls } from '../support/readingCalls'
import { recordedHttp } from '../support/recordedHttp'
import { signedIn } from '../support/signedIn'

const [EMAIL, MASKED_EMAIL] = ['amina@post.example', 'a••••••••@••••••••']
const [PHONE, MASKED_PHONE] = ['+256772000111', '••••••••11']
const TOOK = '/portal/exports'
const receiver = { id: '1', individualName: 'Amina', createdAt: '2026-01-31T08:00:00Z' }

/** Jobs of the worker that writes spreadsheets. */
let jobs: SheetJob[]
/** Number of saved files. */
let saved: number

beforeAll(() => addWords(en))
beforeEach(() => {
  jobs = []
  saved = 0
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage(job: SheetJob) {
        jobs.push(job)
        const data = { kind: 'written', bytes: new Uint8Array() }
        queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })))
      }
      terminate() {}
    },
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {
    saved++
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  unmountPages()
  reveals.clear()
})

const Prints = () => {
  useRecordPrints()
  return null
}

/**
 * Mounts a list of official receivers, and the recording of prints, for somebody who gave no reason. The list answers
 * `email` and `phone`; every other call answers whole values.
 */
const mount = async (email: string, phone: string) => {
  const row = { ...receiver, individualEmail: email, individualPhone: phone }
  const whole = { ...receiver, individualEmail: EMAIL, individualPhone: PHONE }
  const { http, asked } = recordedHttp(
    ({ path }) => ({
      body:
        path === officialReceivers.list.path
          ? { data: { content: [row], totalElements: 1 } }
          : { data: whole, content: [whole], ...whole, reveals: [] },
    }),
    { announced: extensions },
  )
  const dataProvider: DataProvider = createDataProvider(
    loadedDefinitions([officialReceivers]),
    guardPersonalData(http, { sees: () => false, reveals }),
    { paths: {} },
    () => ({ userId: toId('me') }),
  )
  mountListPageOn(dataProvider, officialReceivers)
  render(
    <CoreAdminContext dataProvider={dataProvider} authProvider={signedIn}>
      <Prints />
    </CoreAdminContext>,
  )
  await screen.findByText('Amina')
  return asked
}

const isRecord = ({ path }: { path: string }) => path === TOOK
const isReading = ({ method, path }: { method: string; path: string }) =>
  readingCalls.some(call => call.method === method && call.path === path)

describe.each([
  ['that the registry masked', MASKED_EMAIL, MASKED_PHONE],
  ['that the registry sent whole and the portal masks', EMAIL, PHONE],
])('a list with personal data %s', (_, email, phone) => {
  it.each(['Excel workbook (.xlsx)', 'Text table (.csv)'])(
    'is exported with the masks, by the reading call of the list alone: %s',
    async format => {
      const asked = await mount(email, phone)
      const before = asked.length
      await userEvent.click(screen.getByRole('button', { name: 'Export' }))
      await userEvent.click(screen.getByRole('menuitem', { name: format }))
      await waitFor(() => expect(saved).toBe(1))
      const written = JSON.stringify(jobs)
      expect(written).toContain(MASKED_EMAIL)
      expect(written).toContain(MASKED_PHONE)
      for (const value of [EMAIL, PHONE]) expect(written).not.toContain(value)
      const requests = asked.slice(before)
      const reads = requests.filter(one => !isRecord(one))
      expect(reads.map(({ method, path }) => [method, path])).toEqual([['GET', officialReceivers.list.path]])
      expect(reads.filter(one => !isReading(one))).toEqual([])
      const records = JSON.stringify(requests.filter(isRecord).map(({ body }) => body))
      for (const value of [EMAIL, PHONE]) expect(records).not.toContain(value)
    },
  )

  it('is printed with the masks, and a print reads nothing', async () => {
    const asked = await mount(email, phone)
    const before = asked.length
    window.dispatchEvent(new Event('beforeprint'))
    const printed = document.body.textContent ?? ''
    expect(printed).toContain(MASKED_EMAIL)
    expect(printed).toContain(MASKED_PHONE)
    for (const value of [EMAIL, PHONE]) expect(document.documentElement.outerHTML).not.toContain(value)
    await waitFor(() => expect(asked.length).toBeGreaterThan(before))
    expect(asked.slice(before).map(({ method, path }) => [method, path])).toEqual([['POST', TOOK]])
    for (const value of [EMAIL, PHONE]) expect(JSON.stringify(asked.slice(before))).not.toContain(value)
  })
})
