import type { Announced } from '@contract/extensions'
import { filings } from '@contract/registry/filings'
import { describe, expect, it } from 'vitest'
import { hostFile } from '@/definition/hostSupport'
import type { Asking } from '@/definition/source'
import { derived, firstOf, listing, orNothing, together } from '@/definition/source'
import fileTypes from '@/resources/files'
import { allotted, unallotted } from '@/resources/files/shares'
import { placeLine, readable, slug } from '@/resources/files/words'

/** Returns the kind of a file and its tabs, before a host with these extensions. */
const kindOf = (type: string, subType: string, announced: Announced = new Set()) => {
  const file = { brn: '1', subType }
  const kinds = fileTypes.filter(({ key }) => key === type).flatMap(one => hostFile(one, announced).kinds)
  const kind = kinds.find(({ when }) => when?.(file) ?? true)
  return [kind?.key, kind?.tabs.filter(({ when }) => when?.(file) ?? true).map(({ key }) => key)]
}

describe('the declarations of files', () => {
  it('give tabs of the same key the same label', () => {
    const known = new Map<string, string>()
    for (const { key, label } of fileTypes.flatMap(({ kinds }) => kinds.flatMap(({ tabs }) => tabs))) {
      expect([key, known.get(key) ?? label]).toEqual([key, label])
      known.set(key, label)
    }
  })

  it('have unique tab names, and a kind for each file', () => {
    for (const { kinds } of fileTypes) {
      expect(kinds.at(-1)?.when).toBeUndefined()
      for (const { tabs } of kinds) expect(new Set(tabs.map(({ key }) => key)).size).toBe(tabs.length)
    }
  })

  const rest = ['address', 'documents', 'filing-history']
  it.each([
    ['Private Company Limited by Shares', 'company', ['subscribers', 'directors', 'secretary', 'shares', ...rest]],
    ['PRIVATE_COMPANY LIMITED-BY GUARANTEE_WITHOUT_SHARES', 'company', ['members', 'directors', 'secretary', ...rest]],
    [
      'public company limited by guarantee without shares',
      'company',
      ['subscribers', 'directors', 'secretary', 'shares', ...rest],
    ],
    ['A FOREIGN-company', 'foreignCompany', ['directors', 'secretary', ...rest]],
    ['', 'company', ['subscribers', 'directors', 'secretary', 'shares', ...rest]],
  ])('find the kind of %o', (subType, kind, tabs) => expect(kindOf('company', subType)).toEqual([kind, tabs]))

  it('have the published names of tabs', () => {
    expect(kindOf('business', '')[1]).toEqual(['partners', 'details', 'documents', 'filing-history'])
    expect(kindOf('building-society', '')[1]).toEqual(['members', 'details', 'documents', 'filing-history'])
  })

  it('have charges before a host that announces them', () => {
    const types = ['company', 'business', 'building-society']
    expect(types.map(type => kindOf(type, '', new Set(['charges']))[1]?.includes('charges'))).toEqual([
      true,
      true,
      true,
    ])
    expect(kindOf('company', 'foreign company', new Set(['charges']))[1]).toContain('charges')
  })
})

describe('shares', () => {
  const holders = [
    { name: 'A', shares: [{ numberOfShares: 3 }, { numberOfShares: null }] },
    { name: 'B', shares: null },
    { shares: [{ numberOfShares: 4 }] },
  ]
  it('are assigned to their holders', () => expect(allotted(holders)).toBe(7))
  it.each([
    [10, 3],
    [5, -2],
    [undefined, undefined],
  ])('of %s in all leave %s', (numberOfShares, left) =>
    expect(unallotted({ classes: { numberOfShares }, holders })).toBe(left),
  )
  it('shows unknown remaining shares when there is no total', () =>
    expect(unallotted({ classes: null, holders })).toBeUndefined())
})

describe('words as they are written', () => {
  it.each([
    ['private-company-limited-by-shares', 'Private company limited by shares'],
    ['NATIONAL_ID', 'National ID'],
    ['Sole proprietorship', 'Sole proprietorship'],
    [null, undefined],
  ])('%o is shown as %o', (written, read) => expect(readable(written)).toBe(read))
  it('are compared in one spelling', () => expect(slug(' A  B_c-D ')).toBe('a-b-c-d'))
  it('begin places with the village', () =>
    expect(placeLine({ village: 'Pece', parish: ' ', district: 'Gulu', country: null })).toBe('Pece, Gulu'))
})

describe('a source', () => {
  const failing = (status: number): Asking => ({
    read: () => Promise.reject({ status }),
    rows: () => Promise.reject({ status }),
  })
  const history = listing(filings.history, ({ brn }: { brn: string }) => ({ id: brn }))

  it('is empty when the host has no data, and passes on any other failure', async () => {
    expect(await history.load({ brn: '1' }, failing(404))).toEqual([])
    await expect(history.load({ brn: '1' }, failing(500))).rejects.toEqual({ status: 500 })
  })
  it('asks for all its parts at once, and answers them by name', async () => {
    const both = together<number, { a: number; b: string }>({
      a: derived('a', n => n + 1),
      b: derived('b', n => `${n}`),
    })
    expect([both.key, await both.load(1, failing(500))]).toEqual(['a & b', { a: 2, b: '1' }])
  })
  it('is replaced by another when it is empty', async () => {
    const either = firstOf<string | undefined, string>(
      derived('own', own => own),
      orNothing(
        derived('other', () => 'other'),
        'none',
      ),
    )
    expect([await either.load('own', failing(500)), await either.load(undefined, failing(500))]).toEqual([
      'own',
      'other',
    ])
  })
})
