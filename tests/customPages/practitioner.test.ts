import { practitioners } from '@contract/registry/practitioners'
import { describe, expect, it } from 'vitest'
import { nameOf, photoOf, professionOf, registeredOn } from '@/customPages/practitioner/facts'
import { annualReturnsOf, cleanName, filingsOf, yearOf } from '@/customPages/practitioner/filings'
import { addressOf, tabIn, tabsFor } from '@/customPages/practitioner/tabs'

const parse = (file: object) => practitioners.read.answer.parse(file)
const standing = (...statuses: (string | null)[]) => parse({ form1s: statuses.map(status => ({ status })) })

describe('the tabs of a practitioner', () => {
  it.each([
    ['APPROVED', standing('APPROVED'), ['information', 'annualReturns', 'filingHistory', 'complaints']],
    ['ASSIGNED', standing('ASSIGNED'), ['information', 'filingHistory', 'messages']],
    ['SUBMITTED', standing('SUBMITTED'), ['information', 'filingHistory', 'messages', 'complaints']],
    ['a status that nobody knows', standing('RETURNED'), ['information', 'filingHistory', 'messages', 'complaints']],
    ['no status', standing(null), ['information', 'filingHistory', 'messages', 'complaints']],
    ['no application', parse({ form1s: [] }), ['information', 'filingHistory', 'messages', 'complaints']],
    ['no list of applications', parse({ firstName: 'A' }), ['information', 'filingHistory', 'messages', 'complaints']],
    ['ASSIGNED before APPROVED', standing('ASSIGNED', 'APPROVED'), ['information', 'filingHistory', 'messages']],
  ])('are complete for %s', (_, file, tabs) => expect(tabsFor(file)).toEqual(tabs))

  it('are opened by address; an unknown one opens the first', () => {
    const shown = tabsFor(standing('APPROVED'))
    for (const tab of shown) expect(tabIn(shown, addressOf(tab))).toBe(tab)
    for (const other of [null, 'messages', 'nonsense']) expect(tabIn(shown, other)).toBe('information')
  })
})

describe('a filed document', () => {
  it.each([
    ['Letter_of_good-standing.pdf', 'Letter of good standing'],
    ['SCAN.PDF', 'SCAN'],
    ['a.pdf.pdf', 'a.pdf'],
    ['__x__.pdf', 'x'],
    ['plain', 'plain'],
    ['.pdf', '.pdf'],
  ])('named %s reads %s', (name, shown) => expect(cleanName(name)).toBe(shown))

  it.each([
    [{ registrationDate: '2021-05-01', createdAt: '2019-01-01' }, '2021'],
    [{ registrationDate: null, createdAt: '2019-01-01T00:00:00Z' }, '2019'],
    [{ registrationDate: 'soon' }, ''],
    [{}, ''],
  ])('has the year of %o', (form, year) => expect(yearOf(form)).toBe(year))

  it('is found in each form of its path', () => {
    const files = (list: unknown) => filingsOf(parse({ form1s: [{ form1AttachmentList: list }] }))[0]?.files
    expect(files([{ insolvencyDocument: 'a_b.pdf' }])).toEqual([{ filename: 'a_b.pdf', title: 'a b', name: 'a_b.pdf' }])
    expect(files({ insolvencyDocument: { filename: 'x1', name: 'a_b.pdf' } })).toEqual([
      { filename: 'x1', title: 'a b', name: 'a_b.pdf' },
    ])
    expect(files([{ insolvencyDocument: null }, {}])).toEqual([])
    expect(files(null)).toEqual([])
  })
})

describe('annual returns', () => {
  const types = (...forms: [type: string, status: string][]) =>
    annualReturnsOf(parse({ form1s: forms.map(([applicationType, status]) => ({ applicationType, status })) })).map(
      ({ applicationType }) => applicationType,
    )
  it('include returns and renewals of every status', () => {
    expect(types(['NEW', 'APPROVED'], ['Annual Return', 'ASSIGNED'], ['RENEWAL', 'APPROVED'])).toEqual([
      'Annual Return',
      'RENEWAL',
    ])
  })
  it('include all approved applications when none is marked as a return', () => {
    expect(types(['NEW', 'APPROVED'], ['SECOND', 'ASSIGNED'])).toEqual(['NEW'])
  })
})

describe('the head of the file', () => {
  const file = parse({
    data: 'else',
    form1s: {
      firstName: 'Ann',
      lastName: 'Opio',
      registrationDate: '2020-01-02',
      professions: { professionName: 'Advocate' },
      passportPhotos: [{ filename: null }, { filename: 'p.jpg' }],
    },
  })
  it('takes missing facts from the first application', () => {
    expect([nameOf(file), professionOf(file), registeredOn(file), photoOf(file)]).toEqual([
      'Ann Opio',
      'Advocate',
      '2020-01-02',
      'p.jpg',
    ])
  })
  it('prefers the facts of the record', () => {
    const own = parse({ firstName: 'B', lastName: null, professions: [], form1s: [{ lastName: 'Opio' }] })
    expect([nameOf(own), professionOf(own)]).toEqual(['B Opio', undefined])
  })
})
