import { recordKinds } from '@contract/portal/noteKinds'
import { workSourceNames } from '@contract/portal/workSources'
import { expect, it } from 'vitest'
import { pageOf } from '@/routes/recordPages'
import workPages from '@/routes/workPages'

const WORK = '/home/work'

it('opens a reminder at the record that its note is about, of each kind', () => {
  const addresses = recordKinds.map(kind => workPages.REMINDER.address({ key: '80020001', kind }))
  expect(addresses.filter(address => address === WORK || !address.includes('80020001'))).toEqual([])
  expect(workPages.REMINDER.address({ key: 'a1', kind: 'ACCOUNT' })).toBe(
    pageOf('ACCOUNT', { key: 'a1', status: null }),
  )
})

it('opens the file of the register, the section of the service and the type of application that a reminder names', () => {
  const { address, fileType } = workPages.REMINDER
  const about = (kind: string) => ({ key: '80020001', kind })
  expect(fileType?.(about('ENTITY BUSINESS_NAME'))).toBe('business')
  expect(address(about('PROCESS CORRECTION'))).toBe('/home/internal-processes/data-correction?search=80020001')
  expect(address(about('PROCESS INCORPORATION'))).toBe(
    '/home/internal-processes/incorporation/processes?search=80020001',
  )
  expect(address(about('APPLICATION WINDING_UP'))).toContain('application=80020001&kind=WINDING_UP')
})

it('has a page for each source of work, with the number of its record', () => {
  const kinds = { COMPLAINT: '80020001', REMINDER: 'ENTITY' } as Record<string, string>
  const addresses = workSourceNames.map(source => workPages[source].address({ key: '80020001', kind: kinds[source] }))
  expect(addresses.filter(address => !address.includes('80020001'))).toEqual([])
})
