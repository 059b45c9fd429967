import { toId } from '@contract/id'
import { MOST_SETTLED, workSettling } from '@contract/portal/workSettling'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { CoreAdminContext, memoryStore } from 'react-admin'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { emptyStorage } from '@/authProvider/session'
import { SettleDialog } from '@/customPages/work/SettleDialog'
import { WorkListContext } from '@/customPages/work/workContext'
import { createDataProvider } from '@/dataProvider'
import { loadedDefinitions } from '@/definition/defineArea'
import en from '@/i18n/en/adminPages'
import { createI18nProvider } from '@/i18n/i18nProvider'
import { addWords, currentTable } from '@/i18n/words'
import workItems from '@/resources/work/work'
import { recordedHttp } from '../support/recordedHttp'
import { signedIn } from '../support/signedIn'
import { TestRouter } from '../support/TestRouter'
import { ME } from '../support/workItem'

beforeAll(() => addWords(en))
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const ids = Array.from({ length: 2 * MOST_SETTLED + 200 }, (_, nth) => toId(String(nth + 1)))

type Body = { token: string; ids: string[]; reason: string; note: string }

/** Mounts the dialog over a host that answers each batch, and returns the bodies that it was sent. */
const mount = (answer: (body: Body, nth: number) => { status?: number; body: unknown }) => {
  const sent: Body[] = []
  const { http } = recordedHttp(({ path, body }) => {
    if (path !== workSettling.settle.path) return { body: {} }
    sent.push(body as Body)
    return answer(body as Body, sent.length)
  })
  const close = vi.fn()
  const dataProvider = createDataProvider(loadedDefinitions([workItems]), http, { paths: {} }, () => ({
    userId: toId(ME),
  }))
  render(
    <TestRouter>
      <CoreAdminContext
        dataProvider={dataProvider}
        authProvider={signedIn}
        i18nProvider={createI18nProvider(currentTable())}
        store={memoryStore()}
      >
        <WorkListContext value={workItems}>
          <SettleDialog items={{ ids }} close={close} />
        </WorkListContext>
      </CoreAdminContext>
    </TestRouter>,
  )
  return { sent, close }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const refuse = (id: string | undefined) => ({
  id,
  source: 'COMPLAINT',
  key: `IPC-${id}`,
  subject: 'Jane',
  code: 'work-taken',
  reason: 'x',
  params: { name: 'Peter Okello' },
})

it('settles many in requests of one token, and names the refused ones with their reasons', async () => {
  const { sent, close } = mount(({ ids }) => ({ body: { settled: ids.length - 1, refused: [refuse(ids[0])] } }))
  screen.getByText('Record 1,200 items as settled?')
  press('Settle 1,200 items')
  await screen.findByText('1,197 items were settled.')
  expect(sent.map(({ ids }) => ids.length)).toEqual([MOST_SETTLED, MOST_SETTLED, 200])
  expect(new Set(sent.map(({ token }) => token)).size).toBe(1)
  const refused = screen.getAllByRole('listitem').map(one => one.textContent)
  expect(refused).toHaveLength(3)
  expect(refused[0]).toContain('IPC-1')
  expect(refused[0]).toContain('Peter Okello has this open')
  expect(close).not.toHaveBeenCalled()
})

it('keeps what was typed when a request fails, and sends all again under the same token', async () => {
  const { sent, close } = mount(({ ids }, nth) =>
    nth === 2
      ? { status: 503, body: { status: 503, code: 'busy', message: 'Busy' } }
      : { body: { settled: ids.length, refused: [] } },
  )
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'Annual cleaning' } })
  press('Settle 1,200 items')
  await screen.findByText('700 items were not sent.')
  expect(screen.getByLabelText('Note')).toHaveProperty('value', 'Annual cleaning')
  press('Settle 1,200 items')
  await waitFor(() => expect(close).toHaveBeenCalled())
  expect(sent.map(({ ids }) => ids.length)).toEqual([500, 500, 500, 500, 200])
  expect(new Set(sent.map(({ token }) => token)).size).toBe(1)
})

it('asks before a typed note is left, and has it again after the end of the session', async () => {
  const signIn = () => sessionStorage.setItem('currentUser', JSON.stringify({ userId: ME }))
  const asked = vi.fn(() => true).mockReturnValueOnce(false)
  vi.stubGlobal('confirm', asked)
  signIn()
  mount(() => ({ body: {} }))
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'Annual cleaning' } })
  emptyStorage({ keepDrafts: true })
  cleanup()
  signIn()
  const { close } = mount(() => ({ body: {} }))
  expect(screen.getByLabelText('Note')).toHaveProperty('value', 'Annual cleaning')
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  expect(close).not.toHaveBeenCalled()
  press('Cancel')
  expect(close).toHaveBeenCalledOnce()
  expect(asked).toHaveBeenCalledTimes(2)
  cleanup()
  mount(() => ({ body: {} }))
  expect(screen.getByLabelText('Note')).toHaveProperty('value', '')
})

it('has the note no more once some of the items were settled', async () => {
  sessionStorage.setItem('currentUser', JSON.stringify({ userId: ME }))
  const answer: Parameters<typeof mount>[0] = ({ ids }) => ({ body: { settled: 1, refused: [refuse(ids[0])] } })
  mount(answer)
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'Annual cleaning' } })
  press('Settle 1,200 items')
  await screen.findByText('3 items were settled.')
  // A menu entry leaves the page without the dialog's buttons.
  cleanup()
  mount(answer)
  expect(screen.getByLabelText('Note')).toHaveProperty('value', '')
})
