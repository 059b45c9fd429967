import { messenger as calls } from '@contract/settings/messenger'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import Messenger from '@/customPages/messenger/Messenger'
import broadcasts from '@/resources/settings/broadcasts'
import { mountPart, unmountParts } from '../support/mountPart'

afterEach(unmountParts)

const TEXT = 'The office closes at noon.'
const stored = {
  id: 1,
  messageToSend: TEXT,
  recipientList: ['MDA'],
  createdAt: '2026-11-26T08:00:00Z',
  recipients: 3,
  sent: 3,
  failed: 0,
  mailed: true,
}

/**
 * Mounts the page before a host that answers each message by `host`, and lists as many messages as reached it. Returns the
 * messages that were sent. The host counts its accounts, unless `counts` is false.
 */
const mount = (host: () => { status?: number; body?: unknown }, counts = true) => {
  const answer = ({ path }: { path: string }) => {
    if (path === calls.reach.path && !counts) return { status: 500 }
    if (path === calls.reach.path)
      return {
        body: {
          types: [
            { type: 'MDA', accounts: 3 },
            { type: 'PARTNER', accounts: 0 },
          ],
          mailServer: true,
        },
      }
    if (path === calls.send.path) return host()
    const rows = sent().map((_, at) => ({ ...stored, id: at + 1 }))
    return { body: rows, headers: { 'content-range': `items */${rows.length}` } }
  }
  const { asked } = mountPart(<Messenger sent={broadcasts} />, answer, { definitions: [broadcasts] })
  const sent = () => asked.filter(({ path }) => path === calls.send.path)
  return sent
}

/** Writes the message to some kinds of accounts, and presses the button that sends it. */
const write = async (kind: string) => {
  await screen.findByText('No messages sent yet.')
  fireEvent.click(screen.getByLabelText(new RegExp(`^${kind}`)))
  fireEvent.change(screen.getByLabelText('Message'), { target: { value: TEXT } })
  fireEvent.click(screen.getByText('Send Message'))
}

it('lists a message whose answer was lost, and says so before it is sent again', async () => {
  const answers = [{ status: 504 }]
  const sent = mount(() => answers.shift() ?? { body: { message: 'Sent' } })
  await write('MDA')
  fireEvent.click(await screen.findByText('YES'))
  await waitFor(() => expect(document.querySelectorAll('tr[data-key]')).toHaveLength(1))
  await waitFor(() => expect(screen.queryByText('YES')).toBeNull())
  fireEvent.click(screen.getByText('Send Message'))
  await screen.findByText(/may reach everybody twice/)
  expect(sent()).toHaveLength(1)
})

it('warns where the message was recorded and not sent', async () => {
  mount(() => ({ body: { message: 'No mail server: recorded but not sent.', caution: true } }))
  await write('MDA')
  fireEvent.click(await screen.findByText('YES'))
  await screen.findByText('No mail server: recorded but not sent.')
  screen.getByText('Warning')
})

it('says beside the recipients that nobody is among them', async () => {
  const code = 'nobody-to-reach'
  const words = 'None of these accounts is active and has an email address.'
  mount(() => ({
    status: 409,
    body: { code, message: words, fields: { recipientList: words }, faults: { recipientList: { code } } },
  }))
  await write('PARTNER')
  fireEvent.click(await screen.findByText('YES'))
  await waitFor(() => expect(screen.getByRole('group').textContent).toContain(words))
  expect(screen.getByLabelText('Message').getAttribute('aria-invalid')).toBe('false')
})

it('shows the messages that were sent where the accounts cannot be counted', async () => {
  mount(() => ({ body: { message: 'Sent' } }), false)
  await write('MDA')
  fireEvent.click(await screen.findByText('YES'))
  await waitFor(() => expect(document.querySelectorAll('tr[data-key]')).toHaveLength(1))
})

it('focuses the first field with an error, so that it can be mended at once', async () => {
  mount(() => ({ body: { message: 'Sent' } }))
  await screen.findByText('No messages sent yet.')
  const [first] = screen.getAllByRole('checkbox')
  fireEvent.click(screen.getByText('Send Message'))
  await waitFor(() => expect(document.activeElement).toBe(first))
  fireEvent.click(screen.getByLabelText(/^MDA/))
  fireEvent.click(screen.getByText('Send Message'))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Message')))
})
