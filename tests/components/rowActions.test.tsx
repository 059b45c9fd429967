import { blacklist as contract } from '@contract/registry/blacklist'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { defineForm, type Resource } from '@/definition/defineResource'
import blacklist from '@/resources/registry/blacklist'
import { mountListPage, unmountPages } from '../support/mountListPage'

afterEach(unmountPages)

const row = { brn: '80090000000001', companyName: 'Lake Traders', createdAt: '2026-01-05T08:00:00Z', addedBy: 'A' }

/** The black list with a second action that is sent without a question. */
const definition: Resource = {
  ...blacklist,
  actions: {
    ...blacklist.actions,
    strike: {
      type: 'send',
      label: 'Strike again',
      icon: 'add',
      primary: true,
      send: contract.add.from(({ brn, companyName }) => ({ path: { brn }, body: { brn, companyName } })),
    },
  },
}

it('sends an action that is pressed while another one of the row is being sent', async () => {
  const answers: (() => void)[] = []
  const { asked } = mountListPage(definition, ({ path, method }) => {
    if (method === 'GET' && !path.includes('reverse')) return { body: { content: [row], totalElements: 1 } }
    return new Promise(resolve => answers.push(() => resolve({ body: { status: 200, message: 'Done' } })))
  })
  const reverse = await screen.findByRole('button', { name: 'Reverse' })
  const before = asked.length
  await userEvent.click(reverse)
  await waitFor(() => expect(asked).toHaveLength(before + 1))
  await userEvent.click(screen.getByRole('button', { name: 'Strike again' }))
  await waitFor(() => expect(asked).toHaveLength(before + 2))
  expect(reverse.getAttribute('aria-busy')).toBe('true')
  for (const answer of answers) answer()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Reverse' }).getAttribute('aria-busy')).toBeNull())
})

it('lowers the totals of those lists alone that had the row that was set aside', async () => {
  const other = { ...row, brn: '80090000000002', companyName: 'Hill Traders' }
  const aside: Resource = {
    ...blacklist,
    actions: { hide: { type: 'aside', label: 'Hide', icon: 'delete', primary: true, aside: 'Hidden.' } },
  }
  const { queryClient } = mountListPage(aside, () => ({ body: { content: [row, other], totalElements: 2 } }))
  await screen.findByText(row.brn)
  const filtered = [blacklist.name, 'getList', { filter: { companyName: 'Hill' } }]
  queryClient.setQueryData(filtered, { data: [{ ...other, id: other.brn }], total: 1 })
  const totals = () =>
    queryClient
      .getQueriesData<{ total: number }>({ queryKey: [blacklist.name, 'getList'] })
      .map(([, listed]) => listed?.total)
  expect(totals()).toEqual([2, 1])
  const [hide] = screen.getAllByRole('button', { name: 'Hide' })
  if (hide) await userEvent.click(hide)
  await waitFor(() => expect(screen.queryByText(row.brn)).toBeNull())
  expect(totals()).toEqual([1, 1])
})

it('shows the list as it is after the host refused a form because of the state of its row', async () => {
  let rows = [row]
  const form = defineForm({
    title: 'Strike again',
    submit: 'Submit',
    fields: {},
    send: contract.add.from(() => ({ path: { brn: row.brn }, body: row })),
  })
  mountListPage(
    {
      ...blacklist,
      actions: {
        strike: {
          type: 'form',
          label: 'Strike again',
          icon: 'add',
          primary: true,
          form,
          draft: () => ({}),
          about: ({ brn }) => brn,
        },
      },
    },
    ({ method }) => {
      if (method === 'GET') return { body: { content: rows, totalElements: rows.length } }
      rows = []
      return { status: 409, body: { code: 'already-listed', message: 'Already listed', params: { brn: row.brn } } }
    },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Strike again' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Submit' }))
  await within(screen.getByRole('dialog')).findByText(`${row.brn} is already on the list.`)
  await waitFor(() => expect(document.querySelector('tr[data-key]')).toBeNull())
})
