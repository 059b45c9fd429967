import { describe, expect, it } from 'vitest'
import {
  type Entry,
  exactNumber,
  fileSteps,
  matching,
  type PortalContent,
  portalEntries,
} from '@/layout/palette/entries'
import { viewEntries } from '@/layout/palette/viewEntries'
import company from '@/resources/files/company'
import { visibleMenu } from '@/routes/menu'
import { resources, sectionPages } from '../support/resources'
import { menu } from '../support/siteMap'

const whole: PortalContent = {
  menu: visibleMenu(menu, { exists: () => true, isHeld: () => true }),
  resources,
  sections: sectionPages,
  can: () => true,
  mayOpen: () => true,
}
const labels = (text: string, content = whole) => matching(portalEntries(content), text).map(({ label }) => label)

describe('pages and forms in the palette', () => {
  it('has a line of its own for each page, tab and form', () => {
    const entries = portalEntries(whole)
    expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length)
    expect(entries.length).toBeGreaterThan(60)
    for (const { label, address } of entries) {
      expect(label).not.toBe('')
      expect(address).toMatch(/^\/home\/[a-z]/)
    }
  })

  it('finds them by the beginnings of their words, in any order, without accents and capitals', () => {
    expect(labels('black')[0]).toBe('Black List Registry')
    expect(labels('regis mda')[0]).toBe('MDA Registry')
    expect(labels('TRÁNSACT')[0]).toBe('Transactions')
    expect(labels('lack')).toEqual([])
  })

  it('opens the form of a list by its label', () => {
    const [add] = matching(portalEntries(whole), 'add mda')
    expect(add).toMatchObject({ group: 'actions', label: 'Add MDA/Entity', address: '/home/registry/mda?open=create' })
  })

  it('has nothing that this person may not open or do', () => {
    const closed = { ...whole, mayOpen: (path: string) => !path.startsWith('registry'), can: () => false }
    expect(labels('black', closed)).toEqual([])
    expect(portalEntries(closed).some(({ group }) => group === 'actions')).toBe(false)
  })

  it('leads on from a page to its forms and tabs, and from a company to the tabs of its file', () => {
    const page = portalEntries(whole).find(({ address }) => address === '/home/registry/mda')
    expect(page?.steps?.map(({ label }) => label)).toContain('Add MDA/Entity')
    const steps = fileSteps(company, '/home/registry/file-viewer/1')
    expect(steps.length).toBeGreaterThan(3)
    expect(steps[0]?.address).toMatch(/^\/home\/registry\/file-viewer\/1\?tab=\w+$/)
  })
})

describe('the record of a whole number', () => {
  const record = (kind: string, number: string, match: string): Entry => ({
    key: `${kind} ${number}`,
    group: 'records',
    label: number,
    address: `/home/${number}`,
    match,
  })
  const company = record('COMPANY', '80020001234567', 'number')
  const application = record('INSOLVENCY_APPLICATION', 'W1', 'number')

  it('is the one whose own number it is, beside others that name it, with spaces and dashes', () => {
    expect(exactNumber([application, company], '8002 0001-234567')).toBe(company)
    expect(exactNumber([application], '80020001234567')).toBe(application)
  })

  it('is none of several, and no record that only begins so', () => {
    expect(
      exactNumber([application, record('INSOLVENCY_APPLICATION', 'W2', 'number')], '80020001234567'),
    ).toBeUndefined()
    expect(exactNumber([record('COMPANY', '80020001234567', 'start')], '80020001')).toBeUndefined()
  })
})

describe('a saved view in the palette', () => {
  const view = {
    id: '0b7c4f4e-58a4-4f0e-9d57-000000000001',
    list: 'billing/transactions',
    name: 'Failed mobile money',
    scope: 'all',
    owner: 'Grace Nakato',
    own: false,
    mayChange: false,
    isDefault: false,
    version: 1,
    savedBy: 'Grace Nakato',
    savedAt: '2026-11-01T08:00:00.000Z',
    state: { filters: { status: 'FAILED' }, size: 50 },
  } as const

  it('is found by its name or its list, and opens the list at its address', () => {
    const entries = viewEntries(view, whole)
    expect(matching(entries, 'mobile')).toMatchObject([
      {
        group: 'views',
        label: 'Failed mobile money',
        context: 'Transactions',
        address: `/home/billing/transactions?status=FAILED&size=50&saved=${view.id}`,
      },
    ])
    expect(matching(entries, 'trans')).toHaveLength(1)
    expect(matching(entries, 'other')).toEqual([])
  })

  it('has a place for each list with a page or a section of its own', () => {
    const lost = resources.filter(({ name }) => !viewEntries({ ...view, list: name }, whole).length)
    // These stand inside another page, without a head that could have views.
    expect(lost.map(({ name }) => name)).toEqual([
      'apiRequests',
      'broadcasts',
      'namePushes',
      'complaints',
      'load-findings',
    ])
  })

  it('is left out where the person may not open its list, and where the list is gone', () => {
    expect(viewEntries(view, { ...whole, mayOpen: () => false })).toEqual([])
    expect(viewEntries({ ...view, list: 'billing/vanished' }, whole)).toEqual([])
  })
})
