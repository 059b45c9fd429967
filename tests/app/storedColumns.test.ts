import { afterEach, expect, it } from 'vitest'
import { keepStoredColumns } from '@/app/storedColumns'

afterEach(() => localStorage.clear())

it('columns that were put away stay away under the list’s new name, and a later choice stands', () => {
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
