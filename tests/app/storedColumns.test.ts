import { afterEach, expect, it } from 'vitest'
import { keepStoredColumns } from '@/app/storedColumns'

afterEach(() => localStorage.clear())

it('keeps hidden columns hidden under the new name of a list, and then a later choice', () => {
  localStorage.setItem('columns.mdas', '["createdAt"]')
  localStorage.setItem('columns.prns', '["no"]')
  localStorage.setItem('columns.billing/prn-manager', '[]')
  localStorage.setItem('columns.roles', '["name"]')
  keepStoredColumns('columns.')
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
    'columns.registry/mda': '["createdAt"]',
    'columns.billing/prn-manager': '[]',
    'columns.roles': '["name"]',
  })
})
