import { toId } from '@contract/id'
import { expect, it } from 'vitest'
import type { Origin } from '@/components/steps/origin'
import { pageOpener, targetOf } from '@/components/steps/rowAddress'
import type { Resource } from '@/definition/defineResource'
import apiRequests from '@/resources/accounts/apiRequests'
import staff from '@/resources/accounts/staffAccounts'

const HOME = '/home/'

/** Returns where a step leads from the page of one row to another row. */
const stepTo = (list: Resource, from: object, path: string, to: object) => {
  const by = pageOpener(list, from as never, path)
  if (!by) throw new Error(`${path} is not the page of the row`)
  const origin: Origin = {
    list: list.name,
    request: { perPage: 10, sort: { field: 'id', order: 'DESC' }, filter: {} },
    pathname: HOME,
    search: '',
    entry: 'default',
    by,
    id: '1',
    page: 1,
    index: 0,
  }
  return targetOf(list, origin, to as never, 1)
}

it('leads from the summary of an account to that of the next, with its name', () => {
  const [one, other] = [
    { id: toId('7'), givenName: 'Rose', surName: 'Adong' },
    { id: toId('8'), givenName: 'Agnes', surName: 'Atim' },
  ]
  const target = stepTo(staff, one, 'accounts/summary?account=7', other)
  expect(target?.to).toBe('/home/accounts/summary?account=8')
  expect(target?.keeps?.value).toEqual({ id: toId('8'), name: 'Agnes Atim' })
})

it('leads from the company of a call on the summary of an account to that of the next call', () => {
  const call = (brn: string) => ({ id: brn, apiRequest: JSON.stringify({ brn }) })
  const path = 'registry/file-viewer/80020001234567'
  expect(stepTo(apiRequests, call('80020001234567'), path, call('80020007654321'))?.to).toBe(
    '/home/registry/file-viewer/80020007654321',
  )
})
