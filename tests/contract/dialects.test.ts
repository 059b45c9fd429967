import { bare, content, offsetOf, one, type Paging, paging, rowsUnder, under } from '@contract/dialects'
import { decodePage, filterOf } from '@server/http/pageQuery'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: 200 })
const page = fc.record({ page: fc.integer({ min: 1, max: 1_000_000 }), perPage: fc.integer({ min: 1, max: 1000 }) })
const asQuery = (query: Record<string, unknown>) =>
  Object.fromEntries(new URLSearchParams(query as Record<string, string>).entries())

describe('paging', () => {
  it.each(Object.entries(paging).filter(([name]) => name !== 'none'))(
    '%s: what the portal encodes, the server decodes',
    (_, dialect: Paging) => {
      fc.assert(
        fc.property(page, asked => {
          expect(decodePage(dialect, asQuery(dialect.encode(asked)))).toEqual(asked)
        }),
      )
    },
  )

  it('spells the blacklist in both ways at once, with an offset in rows', () => {
    expect(paging.pageSizeLimitOffset.encode({ page: 3, perPage: 15 })).toEqual({
      page: 3,
      pageSize: 15,
      limit: 15,
      offset: 30,
    })
  })

  describe.each(Object.entries(paging).filter(([name]) => name !== 'none'))('%s', (_, dialect: Paging) => {
    it('reads the first page where nothing is named', () => {
      expect(decodePage(dialect, {})).toMatchObject({ page: 1, perPage: expect.any(Number) })
    })

    it('reads the same rows when redundant parameters are left out', () => {
      fc.assert(
        fc.property(page, fc.infiniteStream(fc.boolean()), (asked, keeps) => {
          const whole = asQuery(dialect.encode(asked))
          const some = Object.fromEntries(Object.entries(whole).filter(() => keeps.next().value))
          const sized = Object.keys(some).some(key => /size|limit|per_?page|range/i.test(key))
          const placed = Object.keys(some).some(key => /^(page|offset|range)$/.test(key))
          const { perPage } = sized ? asked : decodePage(dialect, {})
          if (placed && !sized && 'page' in some && 'offset' in some) return
          const decoded = decodePage(dialect, some)
          expect(decoded.perPage).toBe(perPage)
          if (!placed) expect(offsetOf(decoded)).toBe(0)
          else if ('page' in some) expect(decoded.page).toBe(asked.page)
          else expect(offsetOf(decoded)).toBe(offsetOf(asked))
        }),
      )
    })
  })

  it.each(['limitOffset', 'pageSizeLimitOffset'] as const)(
    '%s: refuses contradictory parameters by their names',
    name => {
      const dialect: Paging = paging[name]
      fc.assert(
        fc.property(page, fc.nat(3), fc.integer({ min: 1, max: 1000 }), (asked, which, more) => {
          const whole = dialect.encode(asked)
          const keys = Object.keys(whole)
          const key = keys[which % keys.length] ?? ''
          const isSize = /size|limit/i.test(key)
          fc.pre(!isSize || (asked.page > 1 && asked.perPage + more <= 1000))
          expect(() => decodePage(dialect, asQuery({ ...whole, [key]: Number(whole[key]) + more }))).toThrow(
            new RegExp(`name different pages: .*\\b${key}\\b`),
          )
        }),
      )
    },
  )

  it('reads any offset in rows where no page is named', () => {
    expect(decodePage(paging.limitOffset, { limit: '50', offset: '50' })).toEqual({ page: 2, perPage: 50 })
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 1000 }), (offset, limit) => {
        const query = asQuery({ offset, limit })
        for (const dialect of [paging.limitOffset, paging.pageSizeLimitOffset])
          expect([offsetOf(decodePage(dialect, query)), decodePage(dialect, query).perPage]).toEqual([offset, limit])
        const range = JSON.stringify([offset, offset + limit - 1])
        expect(offsetOf(decodePage(paging.simpleRest, { range }))).toBe(offset)
      }),
    )
    expect(() => decodePage(paging.limitOffset, { offset: '-1' })).toThrow('offset must be a whole number')
  })

  it.each(['[9,0]', '[-1,5]', '[0]', '{}', '"0-9"', '[0,9', '[0.5,9]', '[0,1000]'])('refuses range=%s', range => {
    expect(() => decodePage(paging.simpleRest, { range })).toThrow('range')
  })

  it.each(['["id"]', '["id","UP"]', '"id"', '[1,"ASC"]'])('refuses sort=%s', sort => {
    expect(() => decodePage(paging.simpleRest, { sort })).toThrow('sort')
  })

  it('counts account pages from zero on the wire', () => {
    expect(paging.perPageFromZero.encode({ page: 1, perPage: 10 })).toEqual({ page: 0, perPage: 10 })
  })

  it.each([['0'], ['-1'], ['1.5'], ['x'], ['1e9'], ['9'.repeat(30)]])('refuses page=%s', value => {
    expect(() => decodePage(paging.perPage, { page: value })).toThrow('page must be a whole number')
  })

  it('refuses a page size above the maximum', () => {
    expect(() => decodePage(paging.limit, { limit: '1001' })).toThrow('limit must be a whole number from 1 to 1000')
  })

  it('reads the filter of a simple-rest list, and refuses one that is not JSON', () => {
    expect(filterOf({ filter: '{"q":"a"}' })).toEqual({ q: 'a' })
    expect(() => filterOf({ filter: '{' })).toThrow('filter')
  })
})

describe('envelopes', () => {
  const rows = fc.array(fc.record({ brn: fc.string(), n: fc.integer() }), { maxLength: 20 })
  const envelopes = {
    content,
    used: rowsUnder('usedPrnResponses'),
    data: under('data', content),
    twice: under('data', under('data', content)),
  }

  it.each(Object.entries(envelopes))('%s: unwraps its rows, also one level deeper', (_, envelope) => {
    fc.assert(
      fc.property(rows, fc.integer({ min: 20, max: 1000 }), (all, total) => {
        const body = envelope.wrap(all, total, { page: 1, perPage: 20 })
        expect(envelope.open(body)).toEqual({ rows: all, total })
        expect(envelope.open({ data: body })).toEqual({ rows: all, total })
      }),
    )
  })

  it('unwraps a list that a host wraps one level less than documented', () => {
    expect(envelopes.twice.open({ content: [1], totalElements: 7 })).toEqual({ rows: [1], total: 7 })
  })

  it.each(Object.entries(envelopes))('%s: finds the total beside rows that stand in data alone', (_, envelope) => {
    for (const key of ['totalElements', 'total'])
      expect(envelope.open({ data: [1], [key]: '7' })).toMatchObject({ rows: [1], total: 7 })
  })

  it.each(Object.entries(envelopes))('%s: counts the rows where the host names no total', (_, envelope) => {
    for (const none of [null, '', 'many'])
      for (const body of [{ content: [1, 2] }, { data: [1, 2] }])
        expect(envelope.open({ ...body, totalElements: none })).toMatchObject({ rows: [1, 2], total: 2 })
    expect(envelope.open({ content: [1, 2], totalElements: null, total: 9 })).toMatchObject({ total: 9 })
  })

  it('accepts rows without a wrapper', () => {
    expect(bare.open([1, 2])).toEqual({ rows: [1, 2], total: 2 })
    expect(bare.open({ data: [1, 2] })).toEqual({ rows: [1, 2], total: 2 })
  })

  it('fails when an answer has no rows', () => {
    expect(() => content.open({ message: 'no' })).toThrow('no list of rows')
  })

  it.each(Object.entries(one))('%s: unwraps a single record, also one level deeper', (_, wrapping) => {
    const body = wrapping.wrap({ entity_name: 'X' })
    expect(wrapping.candidates(body)).toContainEqual({ entity_name: 'X' })
    expect(wrapping.candidates({ data: body })).toContainEqual({ entity_name: 'X' })
  })
})
