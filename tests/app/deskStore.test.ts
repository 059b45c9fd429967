import { afterEach, expect, it } from 'vitest'
import { createDeskStore } from '@/app/deskStore'

afterEach(() => localStorage.clear())

it('keeps how a desk is arranged in the browser, and which rows are selected in memory alone', () => {
  const store = createDeskStore('1', 'test')
  store.setup()
  store.setItem('columns.registry/mda', ['createdAt'])
  store.setItem('registry/mda.selectedIds', ['80020001234567'])
  expect(store.getItem('columns.registry/mda')).toEqual(['createdAt'])
  expect(store.getItem('registry/mda.selectedIds')).toEqual(['80020001234567'])
  const stored = JSON.stringify(Object.entries(localStorage))
  expect(stored).toContain('createdAt')
  expect(stored).not.toContain('80020001234567')
  store.reset()
  expect(store.getItem('registry/mda.selectedIds')).toBeUndefined()
})
