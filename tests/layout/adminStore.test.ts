import { afterEach, expect, it, vi } from 'vitest'
import { createAdminStore } from '@/layout/adminStore'

afterEach(() => localStorage.clear())

it('keeps the layout in local storage, and selected rows in memory only', () => {
  const store = createAdminStore('1', 'test', () => undefined)
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

it('passes a chosen language to the portal, and stores none itself', () => {
  const choose = vi.fn()
  const store = createAdminStore('1', 'test', choose)
  store.setup()
  store.setItem('locale', 'fr')
  expect(choose.mock.calls).toEqual([['fr']])
  expect(store.getItem('locale', 'en')).toBe('en')
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('fr')
})
