import { accounts } from '@contract/accounts/accounts'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CoreAdminContext, testDataProvider } from 'react-admin'
import { afterEach, expect, it } from 'vitest'
import { QueryContent } from '@/components/file/QueryContent'
import { useSource } from '@/components/useSource'
import { ApiError } from '@/dataProvider/apiError'
import { reading } from '@/definition/source'
import { createI18nProvider } from '@/i18n/i18nProvider'
import { currentTable } from '@/i18n/words'
import mdas from '@/resources/registry/mdas'
import { mountListPage, unmountPages } from '../support/mountListPage'

afterEach(() => {
  unmountPages()
  cleanup()
})

const reloadButton = () => screen.findByRole('button', { name: 'Reload' })

type Answer = { status?: number; body: object }
const FAILURE = { status: 503, body: { message: 'Closed for the night' } }
const ROWS = {
  body: {
    data: [{ no: 1, name: 'Ministry of Water', createdAt: '2026-01-31T08:00:00Z', status: 'ACTIVE' }],
    total: 1,
    totalElements: 1,
  },
}

/** Mounts a list whose first read failed, and presses its Reload by the keyboard. The test answers the second read. */
const reloadList = async () => {
  const answers: ((answer: Answer) => void)[] = []
  const { asked } = mountListPage(mdas, () =>
    asked.length === 1 ? FAILURE : new Promise<Answer>(done => answers.push(done)),
  )
  const button = await reloadButton()
  button.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => answers.length).toBe(1)
  return { asked, button, answer: (given: Answer) => act(async () => answers.shift()?.(given)) }
}

it('keeps the focus on Reload of a list until the host answers', async () => {
  const { asked, button } = await reloadList()
  await expect.poll(() => button.getAttribute('aria-busy')).toBe('true')
  expect(document.activeElement).toBe(button)
  expect(button).toHaveProperty('disabled', false)
  screen.getByText('Closed for the night')
  await userEvent.keyboard('{Enter}')
  expect(asked).toHaveLength(2)
})

it('keeps the focus on Reload of a list that fails again, and says the reason again', async () => {
  const { button, answer } = await reloadList()
  const reason = screen.getByText('Closed for the night')
  await answer(FAILURE)
  await expect.poll(() => button.getAttribute('aria-busy')).toBeNull()
  expect(document.activeElement).toBe(button)
  // A screen reader says an alert when its text is new in the page.
  expect(screen.getByText('Closed for the night')).not.toBe(reason)
})

it('hands the focus of Reload to the table once its rows are there', async () => {
  const { answer } = await reloadList()
  await answer(ROWS)
  await screen.findByText('Ministry of Water')
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('table', { name: 'MDA Registry' }))
  await userEvent.tab()
  expect(document.activeElement?.getAttribute('data-key')).toBe('1')
  expect(screen.getByRole('table').hasAttribute('tabindex')).toBe(false)
})

it('hands the focus of Reload to the heading where no table is beside it', async () => {
  const calls: { resolve(total: number): void; reject(error: ApiError): void }[] = []
  const read = () => new Promise<number>((resolve, reject) => calls.push({ resolve, reject }))
  const source = reading(accounts.total.from(() => ({ path: { type: 'STAFF' } })))
  const Part = () => (
    <section>
      <h2>Shares</h2>
      <QueryContent query={useSource(['trial'], source, undefined)}>
        {total => <p>{`${total} accounts`}</p>}
      </QueryContent>
    </section>
  )
  render(
    <CoreAdminContext dataProvider={{ ...testDataProvider(), read }} i18nProvider={createI18nProvider(currentTable())}>
      <Part />
    </CoreAdminContext>,
  )
  await act(async () => calls[0]?.reject(new ApiError({ status: 503, message: 'Down for the night' })))
  ;(await reloadButton()).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => calls.length).toBe(2)
  await act(async () => calls[1]?.resolve(7))
  await screen.findByText('7 accounts')
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('heading', { name: 'Shares' }))
})

it('leaves the focus where a person went meanwhile', async () => {
  const { answer } = await reloadList()
  await userEvent.click(screen.getByRole('searchbox'))
  await answer(ROWS)
  await screen.findByText('Ministry of Water')
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
})
