import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mountFile } from '../support/mountFile'
import { unmountParts } from '../support/mountPart'

afterEach(unmountParts)

/** Each test has a file of its own: the type of one that was found is remembered. */
let brn: string
let opened = 80_020_000
beforeEach(() => {
  opened += 1
  brn = String(opened)
})

type Answer = { status?: number; body?: unknown }

const files: Record<string, { path: string; kind: string; data: object }> = {
  company: {
    path: '/central-registry/api/companies/',
    kind: 'COMPANY',
    data: { name: 'LAKE TRADERS', subType: 'Private company limited by shares', status: 'REGISTERED' },
  },
  business: {
    path: '/central-registry/api/business-names/',
    kind: 'BUSINESS_NAME',
    data: { name: 'LAKE SHOP', status: 'REGISTERED', street: 'Market Street', physicalAddress: 7 },
  },
  society: {
    path: '/central-registry/api/building-societies/',
    kind: 'BUILDING_SOCIETY',
    data: { name: 'LAKE SOCIETY', status: 'REGISTERED' },
  },
}

/**
 * Opens the file of a number, which is that of a `type`; `answers` has the answers by a part of their path, before those of the
 * file itself. Calls without an answer find nothing.
 */
const open = (answers: Record<string, Answer>, search = '', type = 'company') => {
  const { kind } = files[type] ?? { kind: '' }
  return mountFile(
    ({ path }) => {
      const given = Object.entries(answers).find(([part]) => path.includes(part))
      if (given) return given[1]
      if (path.startsWith('/portal/entity-kinds/')) return { body: { kind } }
      const file = files[type]
      if (file && path.startsWith(file.path)) return { body: { data: { brn, ...file.data } } }
      return { body: { data: [] } }
    },
    brn,
    search,
  )
}
const text = (content: string | RegExp) => screen.findByText(content)
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const alertWith = async (content: string | RegExp) => {
  const found = (await screen.findAllByText(content)).map(one => one.closest<HTMLElement>('[role=alert]'))
  const alert = found.find(one => one !== null)
  if (!alert) throw new Error(`No alert says ${content}`)
  return alert
}

describe('an unknown file', () => {
  it('is reported, and searched for as another type on request', async () => {
    localStorage.setItem('entityType', 'company')
    const missing = { status: 404, body: { message: 'Not known' } }
    open({ 'entity-kinds': missing, '/api/companies/': missing }, '', 'business')
    await screen.findByRole('heading', { name: `No file was found under ${brn}` })
    await press('Business Name')
    await screen.findByRole('heading', { name: 'LAKE SHOP', level: 1 })
    expect(localStorage.getItem('entityType')).toBe('business')
  })

  it('offers the types when the address has none', async () => {
    localStorage.setItem('entityType', 'something else')
    open({ 'entity-kinds': { status: 500, body: { message: 'Not known' } } })
    await screen.findByRole('heading', { name: `What kind of entity is ${brn}?` })
    await press('Company')
    await screen.findByRole('tablist')
  })

  it('shows the reason of a failure, and loads on Reload', async () => {
    const answers: Record<string, Answer> = { '/info': { status: 503, body: { message: 'Down for the night' } } }
    open(answers)
    await alertWith('Down for the night')
    delete answers['/info']
    await press('Reload')
    await screen.findByRole('tablist')
  })
})

describe('an incomplete file', () => {
  it('says that no person is recorded', async () => {
    open({ 'get-directors': { body: { data: null } }, 'get-secretary': { body: { data: {} } } }, '?tab=directors')
    await text('No people recorded')
    await screen.findByRole('tab', { name: 'Directors 0' })
    await userEvent.click(await screen.findByRole('tab', { name: 'Secretary 0' }))
    await text('No people recorded')
  })

  const unfiled: [string, Answer][] = [
    ['null', { body: { data: null } }],
    ['an empty object', { body: {} }],
    ['an empty list', { body: [] }],
    ['an address of empty parts', { body: { data: { village: null, address: null } } }],
    ['404', { status: 404, body: { message: 'No address' } }],
  ]
  it.each(unfiled)('says that Form 18 is not filed where its address is %s', async (_, address) => {
    open({ 'get-address': address, 'get-compliance': { body: { data: { lockDown: true } } } }, '?tab=address')
    await alertWith(/Form 18 is not yet Filed/)
    await text(/It can be filed after the account is activated again/)
    expect(screen.queryByText('Not given')).toBeNull()
  })

  it.each(unfiled.slice(0, 3))('shows shares of which the host answers %s as none', async (_, shares) => {
    open({ 'get-share-classification': shares, 'get-shareholdings': shares }, '?tab=shares')
    await text(/No share classes are recorded/)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says that the address of a filed Form 18 is lost, not that none was given', async () => {
    const filed = { formCompliance: { complianceForForm18: true } }
    const lost = { status: 404, body: { message: 'No address' } }
    open({ 'get-address': lost, 'get-compliance': { body: { data: filed } } }, '?tab=address')
    await alertWith(/Form 18 is filed, but its address could not be read/)
    expect(screen.queryByText('Not given')).toBeNull()
  })

  it.each([400, 404, 500])(
    'says that an address could not be read where its village is answered with %i',
    async status => {
      const answers: Record<string, Answer> = { 'address/full-path': { status } }
      open(answers, '?tab=details', 'business')
      const banner = await alertWith(/Address could not be loaded\./)
      await text('Street')
      expect(screen.queryByText('Sub County')).toBeNull()
      answers['address/full-path'] = { body: { data: { subCounty: 'Ggaba', village: 'Bunga', id: 7 } } }
      await userEvent.click(within(banner).getByRole('button', { name: 'Reload' }))
      await text('Sub County')
    },
  )

  it('names the part that could not be read, and logs the reason in the console', async () => {
    const logged: string[] = []
    const methods = ['error', 'warn', 'info', 'log'] as const
    const spies = methods.map(method =>
      vi.spyOn(console, method).mockImplementation((...parts) => void logged.push(parts.join(' '))),
    )
    open({ 'get-share-classification': { body: { data: { colour: 'red' } } } }, '?tab=shares')
    const banner = await alertWith(/Share Information could not be loaded\./)
    expect(banner.textContent).toContain('The answer of the registry could not be read.')
    expect(banner.textContent).not.toMatch(/CF-|Invalid input/)
    expect(logged.join('\n')).toContain('CF-SHARE-CLASSIFICATION')
    for (const spy of spies) spy.mockRestore()
  })

  it('shows a person with missing facts', async () => {
    const content = [{ surName: 'Okello', age: 41 }, { entityType: 'CORPORATE', brn: 'P-1' }, { email: 'x@y.example' }]
    open({ 'get-directors': { body: { data: { content } } } }, '?tab=directors')
    const buttons = await screen.findAllByRole('button', { name: /^View Details/ })
    const cards = buttons.map(button => button.closest('li') as HTMLElement)
    expect(cards.map(card => card.textContent)).toEqual([
      expect.stringMatching(/^Okello\s*Individual/),
      expect.stringMatching(/^No name\s*P-1\s*Corporate/),
      expect.stringMatching(/^No name\s*Individual/),
    ])
    await userEvent.click(buttons[0] as HTMLElement)
    await waitFor(() => expect(within(cards[0] as HTMLElement).getAllByText('Not given')).toHaveLength(12))
  })

  it('warns of shares that do not add up, and calls a class OTHER by its own name', async () => {
    const classes = {
      shareCapital: '1,000',
      numberOfShares: 10,
      nominalShareClassifications: [{ nominalClass: 'OTHER', otherClassName: 'Founders', number: 10, value: 100 }],
    }
    const holders = [{ name: 'A', shares: [{ nominalClass: 'ORDINARY', numberOfShares: 12 }] }, { name: 'B' }]
    open(
      { 'get-share-classification': { body: { data: classes } }, 'get-shareholdings': { body: { data: holders } } },
      '?tab=shares',
    )
    await text(/More shares are allotted than the company has/)
    await text('UGX 1,000')
    await text('-2')
    await screen.findByRole('cell', { name: 'Founders' })
    const table = await screen.findByRole('table', { name: 'Shareholders' })
    expect(within(table).getAllByRole('row')).toHaveLength(3)
  })

  it('shows changes with known texts only', async () => {
    const changes = ['CHANGE_OF_NAME', 'SOMETHING_NEW', 'FORM_15'].map(typeOfChangeBeingFiled => ({
      typeOfChangeBeingFiled,
    }))
    const filing = { filingDate: '2024-05-06T07:08:09', changes, narrations: [{ description: 'Why' }], trackingNo: 77 }
    open({ 'filing-history': { body: { data: [filing, {}] } } }, '?tab=filing-history')
    const first = (await text(/Tracking No\./)).closest('li') as HTMLElement
    expect([...first.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
      '2024-05-06 07:08:09',
      'Changed Company Name & Filed Charges',
      'Why',
      'Tracking No. 77',
    ])
    expect(within(first.parentElement as HTMLElement).getAllByRole('listitem')).toHaveLength(2)
  })

  it.each([
    ['an empty answer', { body: { data: [] } }],
    ['no answer', { status: 404, body: { message: 'Nothing here' } }],
  ])('has no filing history in %s', async (_, answer) => {
    open({ 'filing-history': answer }, '?tab=filing-history')
    await text('No filing history yet')
  })

  it('shows the host’s reason for a missing filing history', async () => {
    open({ 'filing-history': { status: 500, body: { message: 'History is being moved' } } }, '?tab=filing-history')
    const notices = await screen.findByRole('region', { name: 'Notices' })
    await within(notices).findByText('Error')
    await within(notices).findByText('History is being moved')
  })
})
