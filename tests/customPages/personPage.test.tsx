import type { PersonFile } from '@contract/portal/persons'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { PageExists } from '@/components/pageExists'
import PersonPage from '@/customPages/people/PersonPage'
import peopleWords from '@/i18n/en/people'
import { addWords } from '@/i18n/words'
import decisions from '@/resources/people/decisions'
import { mountListPage, unmountPages } from '../support/mountListPage'
import { mountPart, unmountParts } from '../support/mountPart'
import { signedIn } from '../support/signedIn'

beforeAll(() => addWords(peopleWords))
afterEach(() => {
  unmountParts()
  vi.unstubAllGlobals()
})

const MASKED = '••••••••'
const role = {
  brn: '72000000000001',
  entity: 'ZUMARIDI TRADERS LTD',
  register: 'COMPANY',
  status: 'REGISTERED',
  standing: [],
  roles: ['SUBSCRIBER', 'DIRECTOR'],
  registeredOn: '2019-05-02',
  name: 'Agnes Zumaridi',
} as unknown as PersonFile['roles'][number]
const society = { ...role, brn: '72000000000003', entity: 'NYUMBA SOCIETY', register: 'BUILDING_SOCIETY' as const }
const agnes: PersonFile = {
  key: '1',
  name: 'Agnes Zumaridi',
  idType: 'NATIONAL_ID',
  idNumber: 'CF85000123450A',
  dateOfBirth: '1985-03-04',
  nationality: 'Uganda',
  roles: [role, { ...society, brn: '72000000000002', entity: 'ZUMARIDI STORES' }],
  identities: [],
  duplicates: [],
  decisions: [],
}
const twin = { ...agnes, key: '2', idNumber: 'CF85000123460A', roles: [society] }
const duplicate = { ...twin, entities: 1, certainty: 'near' as const, reasons: ['sameName' as const] }

type Host = Parameters<typeof mountPart>[1]

/** Opens the page of a person, beside whom the host has a twin; `host` answers other calls first. */
const open = (
  person: PersonFile,
  { host, may = () => true, search = '' }: { host?: Host; may?: (action: string) => boolean; search?: string } = {},
) =>
  mountPart(
    <PageExists.Provider value={() => true}>
      <PersonPage />
    </PageExists.Provider>,
    asked => {
      if (asked.path === '/portal/people/1') return { body: person }
      if (asked.path === '/portal/people/2') return { body: twin }
      if (asked.path.endsWith('/compared/2')) return { body: { differ: ['number', 'born'] } }
      return host?.(asked) ?? { body: {} }
    },
    {
      address: `/home/people/1${search}`,
      path: '/home/people/:key',
      announced: ['people'],
      authProvider: { ...signedIn, can: ({ action }: { action: string }) => may(action) } as typeof signedIn,
    },
  )
const dialog = async () => within(await screen.findByRole('dialog'))

describe('the page of a person', () => {
  it('shows every role in every entity, with status and day, and leads to the file', async () => {
    open({ ...agnes, duplicates: [duplicate] })
    const company = (await screen.findByText('ZUMARIDI TRADERS LTD')).closest('li')
    for (const text of ['Subscriber, Director', 'Registered', '02-05-2019', 'Company'])
      expect(company?.textContent).toContain(text)
    expect(company?.parentElement?.children).toHaveLength(2)
    expect(company?.querySelector('a')?.getAttribute('href')).toBe('/home/registry/file-viewer/72000000000001')
    screen.getByLabelText('Compare with Agnes Zumaridi')
  })

  it('is there for a person without an ID number', async () => {
    open({ ...agnes, idNumber: undefined })
    await screen.findByText('No ID number on file')
  })

  it('is not there for an unknown number', async () => {
    const message = 'No natural person has this number in the register. Search for the person again.'
    mountPart(<PersonPage />, () => ({ status: 404, body: { code: 'unknown-person', message } }), {
      address: '/home/people/999999999',
      path: '/home/people/:key',
    })
    await screen.findByText(message)
    expect(screen.queryByText('Reload')).toBeNull()
  })

  it('shows who is probably the same to somebody who may not decide, without a comparison', async () => {
    const decided = { oneKey: '1', oneName: 'A', otherKey: '3', otherName: 'B', reason: 'Sisters' }
    const by = { decidedBy: 'Okot Peter', decidedAt: '2026-01-02T08:00:00Z' }
    const decision = { ...decided, ...by, id: '9', kind: 'APART' as const }
    open(
      { ...agnes, duplicates: [duplicate], decisions: [decision] },
      { may: action => action !== 'can_merge_people', search: '?open=compare.2' },
    )
    await screen.findByText('Sisters')
    screen.getByLabelText('Probable duplicates', { selector: 'ul' })
    expect(screen.queryByLabelText(/Compare/)).toBeNull()
    expect(screen.queryByText('Undo')).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('a comparison', () => {
  it('says which of the masked values differ, so that two people do not look like one', async () => {
    const masked = { ...agnes, idNumber: MASKED, dateOfBirth: MASKED }
    open(masked, {
      search: '?open=compare.2',
      host: ({ path }) => (path === '/portal/people/2' ? { body: { ...twin, ...masked } } : {}),
    })
    const row = (await dialog()).findByText
    for (const fact of ['ID number', 'Date of birth'])
      expect((await row(fact)).closest('tr')?.textContent).toContain('Masked; the values differ')
    expect((await row('Nationality')).closest('tr')?.textContent).not.toContain('Masked')
  })

  it('needs a reason, tells the decision of somebody else meanwhile, and keeps the typed reason', async () => {
    const confirm = vi.fn(() => false)
    vi.stubGlobal('confirm', confirm)
    const message = 'Okot Peter decided that these two stay apart (“Twin sisters”). Undo that decision first.'
    const params = { name: 'Okot Peter', reason: 'Twin sisters' }
    const { asked } = open(
      { ...agnes, duplicates: [duplicate] },
      {
        host: ({ path }) =>
          path === '/portal/people-decisions' ? { status: 409, body: { code: 'people-apart', message, params } } : {},
      },
    )
    fireEvent.click(await screen.findByText('Compare'))
    const shown = await dialog()
    expect((await shown.findByText('NYUMBA SOCIETY')).closest('a')?.getAttribute('href')).toBe(
      '/home/registry/file-viewer/72000000000003',
    )
    const sent = () => asked.filter(({ path }) => path === '/portal/people-decisions').map(({ body }) => body)
    fireEvent.click(shown.getByText('Keep apart'))
    await shown.findByText('Enter the reason for the decision.')
    expect(sent()).toEqual([])
    const reason = shown.getByLabelText<HTMLTextAreaElement>('Reason')
    fireEvent.change(reason, { target: { value: 'The same signature' } })
    fireEvent.click(shown.getByText('Keep apart'))
    await shown.findByText(message)
    expect(sent()).toEqual([{ one: '1', other: '2', kind: 'APART', reason: 'The same signature' }])
    expect(reason.value).toBe('The same signature')
    fireEvent.click(shown.getByText('Cancel'))
    expect(confirm).toHaveBeenCalledOnce()
    expect(reason.value).toBe('The same signature')
    confirm.mockReturnValue(true)
    fireEvent.click(shown.getByText('Cancel'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

it('undoes a decision in the list of decisions', async () => {
  const decided = { oneKey: '1', oneName: 'Agnes Zumaridi', otherKey: '2', otherName: 'Agnes Zumaridi' }
  const row = { ...decided, id: '9', kind: 'APART', reason: 'Twin sisters', decidedBy: 'Okot Peter' }
  let rows: object[] = [{ ...row, decidedAt: '2026-01-02T08:00:00Z' }]
  const { asked } = mountListPage(
    decisions,
    ({ method }) => {
      if (method === 'GET') return { body: rows, headers: { 'content-range': 'rows 0-0/1' } }
      rows = rows.map(one => ({ ...one, undoneAt: '2026-01-03T08:00:00Z', undoneBy: 'Grace Nakato' }))
      return { body: { message: 'The decision was undone.' } }
    },
    '?tab=decisions',
  )
  const shown = (await screen.findByText('Twin sisters')).closest('tr') as HTMLElement
  within(shown).getByText('Kept apart')
  fireEvent.click(within(shown).getByLabelText('More actions'))
  fireEvent.click(await screen.findByText('Undo'))
  const form = await dialog()
  fireEvent.change(await form.findByLabelText(/^Reason/), { target: { value: 'Not sisters' } })
  fireEvent.click(form.getByText('Undo', { selector: 'button' }))
  await screen.findByText('Undone')
  const write = asked.find(({ method }) => method === 'POST')
  expect([write?.path, write?.body]).toEqual(['/portal/people-decisions/9/undo', { reason: 'Not sisters' }])
  unmountPages()
})
