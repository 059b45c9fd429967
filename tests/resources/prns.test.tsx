import { contract } from '@contract/index'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import prns from '@/resources/billing/prns'
import { dialogCloses, press } from '../support/listPresses'
import { box } from '../support/mountForm'
import { mountListPage, unmountPages } from '../support/mountListPage'
import { pathOf } from '../support/pathOf'

afterEach(unmountPages)

const page = (...rows: string[]) => ({
  body: { usedPrnResponses: rows.map(prn => ({ prn })), totalElements: rows.length },
})

it('counts and adds fifty thousand PRNs at once', async () => {
  const all = Array.from({ length: 50_000 }, (_, n) => `82${String(n).padStart(8, '0')}`)
  let added: string[] = []
  const { asked } = mountListPage(
    prns,
    ({ method, body }) => {
      if (method === 'GET') return page(...added)
      added = (body as { prnList: string[] }).prnList.slice(0, 1)
      return { body: { status: 200, message: 'Added' } }
    },
    '?open=create',
  )
  await screen.findByRole('dialog')
  fireEvent.change(box(/^PRNs/), { target: { value: all.join('\n') } })
  await screen.findByText('50,000 entries')
  await press('Submit')
  await screen.findByText('PRN(s) added successfully')
  await screen.findByText('8200000000')
  expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ prnList: all }])
})

it('removes one by up to thirteen digits, after a confirmation, and keeps one that is refused', async () => {
  const prn = '8300000000001'
  const removal = pathOf(contract.prns.remove, { prn })
  const answers = [
    { body: { status: 200, message: 'Removed' } },
    { status: 404, body: { status: 404, code: 'prn-not-used', message: `${prn} is not on the list of used PRNs.` } },
  ]
  const { asked } = mountListPage(prns, ({ path }) => (path === removal && answers.shift()) || page('811000001'))
  const remove = async (typed: string) => {
    fireEvent.click(await screen.findByText('Remove PRN', { selector: 'header button' }))
    await screen.findByRole('dialog')
    fireEvent.change(box(/^PRN/), { target: { value: typed } })
    await screen.findByText('13 of 13 characters')
    fireEvent.change(box(/^PRN/), { target: { value: `${typed} 999` } })
    expect(box(/^PRN/).value).toBe(prn)
    await press('Remove')
    await screen.findByText('Are you sure of this action ?')
    expect(asked.filter(({ path }) => path === removal)).toHaveLength(2 - answers.length)
    await press('YES')
  }
  await remove('83000-00000001')
  await screen.findByText('PRN removed successfully')
  await dialogCloses()
  await remove(prn)
  await screen.findAllByText(/is not on the list of used PRNs/)
  expect(box(/^PRN/).value).toBe(prn)
  expect(asked.filter(({ path }) => path === removal).map(({ method }) => method)).toEqual(['GET', 'GET'])
})
