import { toId } from '@contract/id'
import type { WorkItem } from '@contract/portal/work'
import { workSourceNames } from '@contract/portal/workSources'
import { expect, it } from 'vitest'
import { actCalls, byFinish, canBeSettled, finishFormOf, finishOf } from '@/customPages/work/finishing'
import workItems from '@/resources/work/work'
import { ME, myItem } from '../support/workItem'

const sentFor = (item: WorkItem) =>
  byFinish<unknown>(finishOf(item.source), {
    act: ({ act }) => {
      const sending = actCalls[act].chosen?.(item) ?? actCalls[act]
      return { call: sending.call.id, ...sending.request(item, { userId: toId(ME) }) }
    },
    open: () => 'page',
    settle: () => 'settled',
  })
const item = (source: WorkItem['source'], more: Partial<WorkItem> = {}): WorkItem => ({ ...myItem, source, ...more })

it('ends items by the calls of the lists in which their records stand', () => {
  const process = { record: 'p-1', key: '80020001', about: 'Tax registration: TAX answered 503: late' }
  expect(sentFor(item('PROCESS', { ...process, kind: 'REGISTRATION' }))).toEqual({
    call: 'SYNC-RETRY',
    query: { brn: '80020001', 'sync-item': 'Tax registration', id: toId('p-1') },
  })
  expect(sentFor(item('PROCESS', { ...process, kind: 'INCORPORATION' }))).toEqual({
    call: 'ACTION-RUN',
    body: { actionId: toId('p-1') },
  })
  expect(sentFor(item('CORRECTION', { record: '7' }))).toEqual({ call: 'RECONCILE-RETRY', path: { id: '7' } })
  expect(sentFor(item('PAYMENT', { key: '2240023845891' }))).toEqual({
    call: 'TXN-RETRY',
    body: { userId: toId(ME), prn: '2240023845891' },
  })
  expect(sentFor(item('DOCUMENT', { record: '9' }))).toEqual({ call: 'PORTAL-EDMS-ASK', path: { document: '9' } })
  expect(sentFor(item('REMINDER', { record: '3' }))).toEqual({ call: 'PORTAL-REMINDER-DONE', path: { id: '3' } })
})

it('offers an upload for a document that is missing, and to nothing else', () => {
  expect(workSourceNames.filter(source => finishFormOf(source))).toEqual(['DOCUMENT'])
  const action = workItems.actions?.[finishFormOf('DOCUMENT') ?? '']
  if (action?.type !== 'form') throw new Error('the list of work must have the form')
  expect(action.when?.({ ...item('DOCUMENT'), id: toId('1') }, { userId: toId(ME) })).toBe(true)
  expect(action.when?.({ ...item('COMPLAINT'), id: toId('1') }, { userId: toId(ME) })).toBe(false)
})

it('has an end for every source, and lets reminders be ended by their act alone', () => {
  for (const source of workSourceNames) expect(sentFor(item(source)), source).toBeTruthy()
  expect(workSourceNames.filter(source => !canBeSettled({ source }))).toEqual(['REMINDER'])
})
