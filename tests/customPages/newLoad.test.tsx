import { loads } from '@contract/portal/loads'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import NewLoadDialog from '@/customPages/loads/NewLoadDialog'
import loadWords from '@/i18n/en/loads'
import { addWords } from '@/i18n/words'
import { mountPart, unmountParts } from '../support/mountPart'

beforeAll(() => addWords(loadWords))
afterEach(unmountParts)

const load = {
  id: '8',
  source: 'Second source',
  name: '',
  by: 'Anna Okello',
  state: 'OPEN',
  startedAt: '2026-11-02T09:00:00Z',
  usedAt: '2026-11-02T09:00:00.000Z',
  effectiveOn: '2026-11-02',
  history: 'REGISTRATION',
  ...{ rows: 0, taken: 0, mended: 0, refused: 0, kept: 0 },
  ...{ files: [], kinds: [], mapping: {}, outcomes: [] },
}

it('keeps what was entered where a new load is refused, and opens the load once it is begun', async () => {
  const answers = [{ status: 500, body: { message: 'Closed today' } }, { body: load }]
  const { asked } = mountPart(
    <NewLoadDialog close={() => undefined} />,
    ({ method }) => (method === 'POST' ? (answers.shift() ?? {}) : { body: { sources: [] } }),
    { address: '/home/loads', path: '/home/loads' },
  )
  const source = await screen.findByLabelText<HTMLInputElement>(/^Source/, { selector: 'input' })
  fireEvent.change(source, { target: { value: 'Second source' } })
  const complete = screen.getByLabelText<HTMLInputElement>('Complete since registration')
  fireEvent.click(complete)
  fireEvent.click(screen.getByText('Continue to files'))
  await screen.findByText('Closed today')
  expect([source.value, complete.checked]).toEqual(['Second source', true])
  fireEvent.click(screen.getByText('Continue to files'))
  await screen.findByText('Left for /home/loads/8')
  const sent = asked.filter(({ method }) => method === 'POST')
  expect(sent.map(({ path }) => path)).toEqual([loads.start.path, loads.start.path])
  expect(sent[1]?.body).toMatchObject({ source: 'Second source', history: 'REGISTRATION' })
  expect(sent[1]?.body).toEqual(sent[0]?.body)
})
