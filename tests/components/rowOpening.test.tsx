import { blacklist } from '@contract/registry/blacklist'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import type { Resource } from '@/definition/defineResource'
import blackList from '@/resources/registry/blacklist'
import { mountListPage, unmountPages } from '../support/mountListPage'
import { pathOf } from '../support/pathOf'

afterEach(unmountPages)

const entry = {
  strikeId: 1,
  brn: '80020000000007',
  companyName: 'MOROTO FOODS LTD',
  status: 'ON',
  createdAt: '2026-11-01',
}

/** Opens the black list with one entry; returns the requests so far. */
const openList = async (definition: Resource = blackList) => {
  const answer = ({ path }: { path: string }) =>
    path === pathOf(blacklist.list) ? { body: { content: [entry], total: 1, totalElements: 1 } } : { body: [] }
  const { asked } = mountListPage(definition, answer, '', { pagesExist: true })
  await screen.findByText('MOROTO FOODS LTD')
  return asked
}
const row = () => screen.getByRole('row', { name: /MOROTO/ })
const unlinked = (definition: Resource): Resource => ({
  ...definition,
  fields: Object.fromEntries(
    Object.entries(definition.fields).map(([source, field]) => [source, { ...field, leadsTo: undefined }]),
  ) as Resource['fields'],
  computed: Object.fromEntries(
    Object.entries(definition.computed ?? {}).map(([source, field]) => [source, { ...field, leadsTo: undefined }]),
  ) as NonNullable<Resource['computed']>,
})

it('opens the record of a row on a click beside its links and buttons', async () => {
  await openList()
  await userEvent.click(screen.getByText('MOROTO FOODS LTD').closest('td') ?? row())
  expect(location.pathname).toBe('/home/registry/file-viewer/80020000000007')
})

it('opens the record of a row with Enter, and sends nothing', async () => {
  const asked = await openList()
  fireEvent.keyDown(row(), { key: 'Enter' })
  expect(location.pathname).toBe('/home/registry/file-viewer/80020000000007')
  expect(asked.filter(({ method }) => method !== 'GET')).toEqual([])
})

it('opens what shows the row where it leads to no record', async () => {
  await openList(unlinked(blackList))
  fireEvent.click(row())
  await screen.findByRole('dialog')
  expect(location.search).toBe('?open=history.80020000000007')
})

it('starts nothing that changes the register', async () => {
  const { history: _, ...actions } = blackList.actions ?? {}
  const asked = await openList(unlinked({ ...blackList, actions }))
  fireEvent.click(row())
  fireEvent.keyDown(row(), { key: 'Enter' })
  expect(asked.filter(({ path }) => path.includes('reverse') || path.includes(entry.brn))).toEqual([])
  expect(location.pathname).toBe('/home/registry/business')
})

it('leaves a click that marks text, or that opens another tab, alone', async () => {
  await openList()
  fireEvent.click(row(), { ctrlKey: true })
  getSelection()?.selectAllChildren(screen.getByText('MOROTO FOODS LTD'))
  fireEvent.click(row())
  expect(location.pathname).toBe('/home/registry/business')
  getSelection()?.removeAllRanges()
})
