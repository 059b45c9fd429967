import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { querying } from '@/components/optionQueries'
import breakdown from '@/resources/accounts/breakdown'
import { makeReceiver } from '@/resources/accounts/makeReceiver'
import officialReceivers from '@/resources/accounts/officialReceivers'
import isic from '@/resources/configurations/isic'
import { mountListPage, unmountPages } from '../support/mountListPage'

afterEach(unmountPages)

type Asked = ReturnType<typeof mountListPage>['asked']
/** The requests so far, each as one text. */
const spelt = (asked: Asked) =>
  asked.map(({ method, path, query }) => `${method} ${path}?${new URLSearchParams(query)}`)
const RECEIVERS = 'GET /insolvency/official-receivers?page=0&size=10'

it('asks for the official receivers once, on opening and after a revoke, though a figure counts them', async () => {
  const row = { id: 7, individualName: 'Grace Auma', backOfficeName: 'Amina K', status: 'ACTIVE' }
  const { asked } = mountListPage(
    officialReceivers,
    ({ path, method }) => {
      if (method !== 'GET') return { body: { message: 'Revoked' } }
      if (!path.startsWith('/insolvency')) return { body: { data: 1 } }
      return { body: { data: { content: [row], totalElements: 1 } } }
    },
    '',
    { page: breakdown },
  )
  const receivers = () => spelt(asked).filter(one => one === RECEIVERS)
  fireEvent.click(await screen.findByRole('button', { name: /^Revoke/ }))
  expect(receivers()).toHaveLength(1)
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'YES' }))
  await screen.findByText('Receiver has been revoked')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(receivers()).toHaveLength(2)
})

it.each(['', '&view=tree'])('asks for the ISIC categories once after a new one (%s)', async view => {
  const { asked } = mountListPage(
    isic,
    ({ method }) =>
      method === 'GET'
        ? { body: { data: [{ id: 1, code: 'A', description: 'Farming' }] } }
        : { body: { message: 'Saved' } },
    `?open=create${view}`,
    { announced: [] },
  )
  fireEvent.change(await screen.findByRole('textbox', { name: /Description/ }), { target: { value: 'Fishing' } })
  fireEvent.change(screen.getByRole('textbox', { name: /Code/ }), { target: { value: 'B' } })
  if (view) await screen.findByRole('tree', { hidden: true })
  asked.length = 0
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(spelt(asked).sort()).toEqual([
    'GET /reservation/isic/parents?',
    'GET /reservation/isic?',
    'POST /reservation/isic?',
  ])
})

it('searches clients by what was typed and by nothing else', () => {
  const { among } = makeReceiver.form.fields.individualAccountId ?? {}
  const [, , filter] = querying({} as never, among, 'okello', 15).queryKey
  expect(filter).toEqual({ name: 'okello' })
  expect([true, false, undefined].map(enabled => among?.when?.({ enabled } as never))).toEqual([true, false, true])
})
