import '@/resources'
import { expect, it } from 'vitest'
import { leadToDialog } from '@/routes/recordAddress'

const ledTo = async (place: string) => (await leadToDialog({ params: { '*': place } }))?.headers.get('location')

it.each([
  ['registry/mda/create', '/home/registry/mda?open=create'],
  ['registry/mda/7', '/home/registry/mda?open=edit.7'],
  ['registry/mda/%zz', '/home/registry/mda?open=edit.%25zz'],
  ['audit-trail/7/show', '/home/audit-trail?open=details.7'],
])('leads from the address %s of react-admin to a dialog', async (place, address) => {
  expect(await ledTo(place)).toBe(address)
})

it.each(['registry/mda/7/show', 'registry/mda/7/edit', 'registry/nothing', 'mdas'])(
  'leads nowhere from %s',
  async place => {
    expect(await ledTo(place)).toBeUndefined()
  },
)
