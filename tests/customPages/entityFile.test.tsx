import { PortalConfig } from '@contract/portalConfig'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import EntityFile from '@/customPages/entityFile/EntityFile'
import FileResolutions from '@/customPages/entityFile/FileResolutions'
import { ConfigProvider } from '@/portalConfig'
import types from '@/resources/files'
import { mountPart, unmountParts } from '../support/mountPart'
import { openFile } from '../support/openFile'

afterEach(unmountParts)

const tabs = async () => {
  await screen.findByRole('tablist')
  return [...document.querySelectorAll('[role=tab]')]
}
const names = async () => (await tabs()).map(tab => tab.textContent?.replace(/\d+$/, ''))
const selected = () => document.querySelector('[role=tab][aria-selected=true]')?.textContent

describe('the tabs of', () => {
  it.each([
    [
      'a company',
      'company',
      'private company limited by shares',
      ['Subscribers', 'Directors', 'Secretary', 'Share Information', 'Address', 'Documents', 'Filing History'],
    ],
    [
      'a company limited by guarantee without shares',
      'company',
      'private company limited by guarantee without shares',
      ['Members', 'Directors', 'Secretary', 'Address', 'Documents', 'Filing History'],
    ],
    [
      'a foreign company',
      'company',
      'foreign company',
      ['Directors', 'Secretary', 'Address', 'Documents', 'Filing History'],
    ],
    ['a business name', 'business', undefined, ['Partners', 'Address', 'Documents', 'Filing History']],
    ['a building society', 'society', undefined, ['Members', 'Address', 'Documents', 'Filing History']],
  ] as const)('%s', async (_, type, subType, expected) => {
    openFile({}, { type, data: { subType } })
    expect(await names()).toEqual(expected)
    expect(selected()).toMatch(new RegExp(`^${expected[0]}`))
  })
})

describe('a file', () => {
  it('is opened by its number alone, and by the kind that the host tells', async () => {
    localStorage.setItem('entityType', 'company')
    const { brn, asked } = openFile({}, { type: 'business' })
    await screen.findByRole('heading', { name: 'LAKE SHOP', level: 1 })
    const read = asked.map(({ path }) => path).filter(path => /entity-kinds|central-registry/.test(path))
    expect(read).toEqual([`/portal/entity-kinds/${brn}`, `/central-registry/api/business-names/${brn}/by-brn`])
    expect(localStorage.getItem('entityType')).toBe('business')
  })

  it('keeps slashes, spaces and signs in its number', async () => {
    localStorage.setItem('entityType', 'company')
    const { asked } = mountPart(<EntityFile types={types} />, () => ({ status: 404, body: { message: 'Not known' } }), {
      address: `/home/registry/file-viewer/${encodeURIComponent('G/12 99?#%')}`,
      path: '/home/registry/file-viewer/:id',
      announced: [],
    })
    await screen.findByText('No file was found under G/12 99?#%')
    expect(asked[0]?.path).toBe('/central-registry/api/companies/G%2F12%2099%3F%23%25/info')
  })

  it('is requested together with its first tab', async () => {
    let release = () => {}
    const held = new Promise<{ status: number }>(done => {
      release = () => done({ status: 404 })
    })
    const { asked } = openFile({ '/info': () => held })
    // The file is held back until its first tab was asked for; asked for one after the other, it would never come.
    await waitFor(() => expect(asked.some(({ path }) => path.includes('get-subscribers'))).toBe(true))
    release()
    await screen.findByText(/^No file was found under/)
  })

  it('requests each part once, counts people, documents and filings, and keeps its tab in the address', async () => {
    const people = [{ surName: 'Okello' }, { surName: 'Akello' }]
    const { asked } = openFile(
      {
        'get-directors': { body: { data: { content: people } } },
        'get-secretary': { body: { data: { surName: 'Opio' } } },
        'get-registered-documents': { body: { content: [{ name: 'Form 18' }], totalElements: 1, totalPages: 1 } },
        'filing-history': { body: { data: [{ trackingNo: 1 }, { trackingNo: 2 }, { trackingNo: 3 }] } },
      },
      { search: '?tab=filing-history' },
    )
    await waitFor(() => expect(selected()).toBe('Filing History3'))
    expect(document.querySelectorAll('.file-timeline > li')).toHaveLength(3)
    await waitFor(() => expect(asked.filter(({ path }) => path.startsWith('/incorporation/'))).toHaveLength(9))
    await waitFor(async () =>
      expect((await tabs()).map(tab => tab.textContent)).toEqual(
        expect.arrayContaining(['Directors2', 'Secretary1', 'Documents1', 'Filing History3']),
      ),
    )
    for (const tab of await tabs()) fireEvent.click(tab)
    fireEvent.click((await tabs())[1] as Element)
    await screen.findByText('Okello')
    expect(new URLSearchParams(window.location.search).get('tab')).toBe('directors')
    const paths = asked.filter(({ path }) => path.startsWith('/incorporation/')).map(({ path }) => path)
    expect(paths).toHaveLength(9)
    expect(new Set(paths).size).toBe(9)
  })

  it('opens and closes a person, with dates as DD/MM/YYYY', async () => {
    const one = { givenName: 'Amina', surName: 'Okello', dateOfBirth: '1985-03-04' }
    openFile({ 'get-directors': { body: { data: { content: [one] } } } }, { search: '?tab=directors' })
    const more = (await screen.findByText('View Details')).closest('button') as HTMLElement
    fireEvent.click(more)
    const less = (await screen.findByText('Show Less')).closest('button') as HTMLElement
    expect(screen.getByText('Date of Birth').nextElementSibling?.textContent).toBe('04/03/1985')
    expect(document.querySelector('.file-card dt')?.textContent).toBe('Given Name')
    fireEvent.click(less)
    await screen.findByText('View Details')
    expect(document.querySelector('.file-card dt')).toBeNull()
  })

  it('shows the number of unallotted shares, the classes and the shareholders', async () => {
    const classes = {
      numberOfShares: 2000,
      nominalShareClassifications: [{ nominalClass: 'ORDINARY', number: 2000, value: 100 }],
    }
    const holders = [{ name: 'A', shares: [{ nominalClass: 'ORDINARY', numberOfShares: 750 }] }]
    openFile(
      { 'get-share-classification': { body: { data: classes } }, 'get-shareholdings': { body: { data: holders } } },
      { search: '?tab=shares' },
    )
    const left = await screen.findByText('Un-allotted Shares')
    expect(left.nextElementSibling?.textContent).toBe('1,250')
    for (const name of ['Share Classification', 'Shareholders']) screen.getByRole('table', { name })
  })

  it('shows filings with the documents’ texts, and their moment', async () => {
    const filing = {
      filingDate: '2024-05-06T07:08:09',
      changes: [{ typeOfChangeBeingFiled: 'FILE_FORM_18' }],
      trackingNo: 'TN-1',
    }
    const changed = { changes: [{ typeOfChangeBeingFiled: 'CHANGE_OF_STATUS' }], trackingNo: 'TN-2' }
    const restored = {
      changes: [{ typeOfChangeBeingFiled: 'RESTORATION' }],
      narrations: [{ description: 'HC/MC/7/2025 (02-04-2025)' }],
      trackingNo: 'TN-3',
    }
    openFile({ 'filing-history': { body: { data: [filing, changed, restored] } } }, { search: '?tab=filing-history' })
    await screen.findByText('Restored to the Register')
    for (const text of ['HC/MC/7/2025 (02-04-2025)', 'Changed Status']) screen.getByText(text)
    await screen.findByText('Filed Form 18 to provide the Address of the Company')
    expect(document.querySelector('.file-when')?.textContent).toBe('2024-05-06 07:08:09')
  })

  it('explains a missing address of a member, shows the rest, and finds it when it is opened again', async () => {
    const answers: Parameters<typeof openFile>[0] = {
      'address/full-path': { status: 503, body: { message: 'The map is being redrawn' } },
    }
    openFile(answers, { type: 'society', data: { members: [{ surName: 'Opio', villageId: 7 }] } })
    fireEvent.click(await screen.findByText('View Details'))
    const notices = await screen.findByRole('region', { name: 'Notices' })
    await within(notices).findByText('The map is being redrawn')
    within(notices).getByText('Error')
    screen.getByText('Surname')
    expect(screen.queryByText('Location')).toBeNull()
    answers['address/full-path'] = { body: { data: { village: 'Bunga', id: 7 } } }
    fireEvent.click(screen.getByText('Show Less'))
    fireEvent.click(await screen.findByText('View Details'))
    expect((await screen.findByText('Location')).nextElementSibling?.textContent).toBe('Bunga')
  })
})

describe('a missing Form 18', () => {
  const unfiled = { 'get-address': { body: { data: null } } }
  const link = async () => (await screen.findByText('File resolutions')).closest('a')

  it('leads to the page that says how a resolution is filed', async () => {
    const { brn } = openFile(unfiled, { search: '?tab=address' })
    expect((await link())?.getAttribute('href')).toBe(`/home/registry/file-viewer/${brn}/file-resolutions`)
    screen.getByText('Form 18 is not yet Filed')
    expect(screen.queryByText(/It can be filed after/)).toBeNull()
  })

  it('can be filed after the account of a locked company is activated again', async () => {
    openFile(unfiled, { search: '?tab=address', data: { lockDown: true } })
    await screen.findByText('It can be filed after the account is activated again')
    screen.getByText('Form 18 is not yet Filed')
  })

  it('leads to where the registry files resolutions, where config.json says so', async () => {
    const fileResolutions = 'https://public.example/resolutions'
    const answer = ({ path }: { path: string }) => {
      if (path.startsWith('/portal/entity-kinds/')) return { body: { kind: 'COMPANY' } }
      if (path.endsWith('/info')) return { body: { data: { brn: '80031000', name: 'LAKE TRADERS' } } }
      return { body: { data: null } }
    }
    mountPart(
      <ConfigProvider value={PortalConfig.parse({ fileResolutions })}>
        <EntityFile types={types} />
      </ConfigProvider>,
      answer,
      {
        address: '/home/registry/file-viewer/80031000?tab=address',
        path: '/home/registry/file-viewer/:id',
        announced: ['entityKinds'],
      },
    )
    expect((await link())?.getAttribute('href')).toBe(fileResolutions)
  })
})

it('says under which number a resolution is filed, and leads back to the file', async () => {
  mountPart(<FileResolutions />, () => ({}), {
    address: '/home/registry/file-viewer/80031001/file-resolutions',
    path: '/home/registry/file-viewer/:id/file-resolutions',
  })
  await screen.findByText('How a resolution is filed', { selector: 'h1' })
  screen.getByText('It is filed under the BRN 80031001.')
  const back = screen.getByText('Back to the file of 80031001').closest('a')
  expect(back?.getAttribute('href')).toBe('/home/registry/file-viewer/80031001')
})
