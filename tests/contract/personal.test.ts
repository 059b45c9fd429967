import { readFileSync } from 'node:fs'
import { calls } from '@contract/index'
import {
  isMasked,
  isPlain,
  masked,
  type PersonalKind,
  type PersonalMark,
  personal,
  personalMarkOf,
  personalText,
  plain,
} from '@contract/personal'
import { personalNames } from '@contract/personalText'
import { maskedPlaces, maskOf } from '@contract/personalWalk'
import { fileReaders } from '@contract/portal/personalData'
import { describe, expect, it } from 'vitest'
import { type ZodType, z } from 'zod'

const DOTS = '••••••••'

/** Calls `see` for each named part of a schema; a part that is marked as personal data is not taken apart. */
const visitFields = (schema: ZodType | undefined, see: (name: string, field: ZodType) => void) => {
  // Schemas that lead to a part: fields may share one, and one that holds itself is taken apart once.
  const visit = (part: unknown, name = '', above: readonly ZodType[] = []) => {
    if (!(part instanceof z.ZodType)) return
    if (name) see(name, part)
    if (personalMarkOf(part) || above.includes(part)) return
    const below = [...above, part]
    const { shape = {}, ...parts } = part.def as unknown as Record<string, unknown> & { shape?: object }
    for (const [field, inner] of Object.entries(shape)) visit(inner, field, below)
    const inner = [parts.innerType, parts.in, parts.out, parts.element, parts.valueType, parts.options ?? []].flat()
    for (const one of inner) visit(one, name, below)
  }
  visit(schema)
}

describe('a masked value', () => {
  it.each<[PersonalKind, string | number, string]>([
    ['idNumber', 'CM90123456AB4K2H', `CM${DOTS}4K2H`],
    ['idNumber', 'CM9012345A4K2H', `CM${DOTS}4K2H`],
    ['idNumber', 'B1234567', `${DOTS}67`],
    ['idNumber', 'B123456', DOTS],
    ['idNumber', '12/34/56/78/9', DOTS],
    ['idNumber', 12345678901234, `12${DOTS}1234`],
    ['birthDate', '1984-05-03', '1984-••-••'],
    ['birthDate', '1984-05-03T00:00:00Z', '1984-••-••'],
    ['birthDate', '03/05/1984', '1984-••-••'],
    ['birthDate', '19840503', DOTS],
    ['birthDate', '41', DOTS],
    ['birthDate', 41, DOTS],
    ['birthDate', '1984', DOTS],
    ['address', 'Plot 12, Acacia Avenue', DOTS],
    ['address', 4711, DOTS],
    ['telephone', '+256 772 123456', `${DOTS}56`],
    ['telephone', '0772123456', `${DOTS}56`],
    ['telephone', '123456', DOTS],
    ['telephone', 'ask at the desk', DOTS],
    ['email', 'jane.doe@example.org', `j${DOTS}@${DOTS}`],
    ['email', 'ab@example.org', `${DOTS}@${DOTS}`],
    ['email', 'no address', DOTS],
    ['email', '', ''],
    ['idNumber', '  ', ''],
  ])('of kind %s: %s becomes %s', (kind, value, text) => {
    expect(masked(kind, value)).toBe(text)
  })

  it('stays as it is when it is masked again, for any text', () => {
    const kinds: PersonalKind[] = ['idNumber', 'birthDate', 'address', 'telephone', 'email']
    const letters = ['a', 'Z', '7', '0', '1984', '-', '/', ' ', '@', '.', 'é', '٣', '🙂', '•']
    let seed = 7
    const next = (below: number) => {
      seed = (seed * 48271) % 2147483647
      return seed % below
    }
    for (let round = 0; round < 2000; round++) {
      const text = Array.from({ length: next(20) }, () => letters[next(letters.length)]).join('')
      for (const kind of kinds) {
        const once = masked(kind, text)
        expect(masked(kind, once), `${kind} ${text}`).toBe(once)
        expect(once.trim() === '' || isMasked(once), `${kind} ${text}`).toBe(true)
        expect(once.replace(/•/g, '').length).toBeLessThan(8)
      }
    }
  })
})

describe('a mark', () => {
  it('stands on the copy of a schema that it returns, and on schemas made from it', () => {
    const shared = z.string()
    const telephone = personal('telephone', shared)
    expect(personalMarkOf(shared)).toBeUndefined()
    expect(personalMarkOf(telephone)).toBe('telephone')
    expect(personalMarkOf(telephone.min(2))).toBe('telephone')
    expect(telephone.parse('0772')).toBe('0772')
    const name = plain(shared)
    expect([isPlain(name), isPlain(shared), name.parse('0772')]).toEqual([true, false, '0772'])
  })
})

describe('free text', () => {
  const mask = (value: unknown) => maskOf(personalText(z.unknown()))?.(value)

  it.each<[string, unknown, unknown]>([
    ['JSON', { idNumber: 'CM90123456AB4K', status: 'NEW' }, { idNumber: `CM${DOTS}AB4K`, status: 'NEW' }],
    ['another spelling', { ID_NUMBER: 'CM90123456AB4K' }, { ID_NUMBER: `CM${DOTS}AB4K` }],
    ['a place', { physicalAddress: { village: 'Kira', no: 7 } }, { physicalAddress: { village: DOTS, no: DOTS } }],
    ['an age', [{ age: 41, active: true, email: null }], [{ age: DOTS, active: true, email: null }]],
    ['text with spaces in a telephone', 'Tel. 0772 123 456, 0414-233219', `Tel. ${DOTS}56, ${DOTS}19`],
    ['a moment', 'Since 05-11-2026 08:30, until 06-12-2026 10:15', 'Since 05-11-2026 08:30, until 06-12-2026 10:15'],
    ['text', 'Call +256 772 123456 or jane@example.org.', `Call ${DOTS}56 or j${DOTS}@${DOTS}.`],
    ['a NIN with spaces', 'NIN cm 90123456 ab4k', `NIN cm${DOTS}ab4k`],
    ['a telephone after a word', 'Call 0772 123 456 or 0414 233 219', `Call ${DOTS}56 or ${DOTS}19`],
    ['a telephone between words', 'is 0772 123 456 or', `is ${DOTS}56 or`],
    ['a telephone before a NIN', 'to 0772 123 456 cm 90123456 ab4k', `to ${DOTS}56 cm${DOTS}ab4k`],
    ['a NIN with spaces that begins with 0', 'NIN CM 0501234567 8A', `NIN CM${DOTS}678A`],
    ['a BRN, a PRN and a date', '80020001234567 2210000000017 2026-11-02', '80020001234567 2210000000017 2026-11-02'],
    ['a telephone in brackets', 'Tel. (0772) 123 456, +256 (0) 772 123456', `Tel. (${DOTS}56, ${DOTS}56`],
    ['a telephone with dots or a dash', '0772.123.456 or 0414 - 233219.', `${DOTS}56 or ${DOTS}19.`],
    ['a telephone with 00', 'Call 00256 772 123456', `Call ${DOTS}56`],
    ['a sum and an address of a network', 'UGX 1.250.000 from 10.0.0.117', 'UGX 1.250.000 from 10.0.0.117'],
    ['text of JSON', '{"dob":"1984-05-03"}', '{"dob":"1984-••-••"}'],
    ['JSON that was cut', '{"a":{"dob":"1984-05-03","nin":"CM9012', `{"a":{"dob":"1984-••-••","nin":"${DOTS}"`],
    ['a list that was cut', '{"brn":"8002","address":{"plot":"7","vill', `{"brn":"8002","address":"${DOTS}"`],
    ['JSON in cut JSON', '{"body":"{\\"phone\\":\\"077212', `{"body":"{\\"phone\\":\\"${DOTS}\\"`],
  ])('is masked by names and forms: %s', (_, value, text) => {
    expect(mask(value)).toEqual(text)
    expect(mask(text)).toEqual(text)
  })

  it('of a megabyte without spaces is masked in one pass', () => {
    for (const letter of ['a', '"', '\\', '+1', '0', 'a@']) expect(mask(letter.repeat(500_000))).toBeTypeOf('string')
  })

  it('knows the names of all fields that the contract marks', () => {
    const marked = new Map<string, PersonalMark>()
    for (const call of calls)
      for (const schema of 'row' in call ? [call.row] : [call.answer, call.body])
        visitFields(schema, (name, field) => {
          const mark = personalMarkOf(field)
          if (mark) marked.set(name, mark)
        })
    const names = [...marked].filter(([, mark]) => mark !== 'anywhere')
    expect(names.length).toBeGreaterThan(20)
    expect(personalNames).toMatchObject(Object.fromEntries(names))
  })
})

describe('a text of an answer', () => {
  const DECIDED = 'tests/contract/plainTexts.txt'

  it('is marked as personal data, or decided to be none', () => {
    const texts = new Set<string>()
    for (const call of calls)
      visitFields('row' in call ? call.row : call.answer, (name, field) => {
        // The name of a person's address may also be that of a page's: each call decides for itself.
        const isUndecided = field instanceof z.ZodString && !personalMarkOf(field) && !isPlain(field)
        if (isUndecided) texts.add(Object.hasOwn(personalNames, name) ? `${call.id}.${name}` : name)
      })
    const decided = readFileSync(DECIDED, 'utf8')
      .split('\n')
      .filter(line => line && !line.startsWith('#'))
    expect(
      [...texts].filter(name => !decided.includes(name)),
      `Say whether these texts are personal data, as the first lines of ${DECIDED} tell`,
    ).toEqual([])
    expect(
      decided.filter(name => !texts.has(name)),
      `Texts that no answer has: take them out of ${DECIDED}`,
    ).toEqual([])
  })
})

describe('a masked value', () => {
  it('is found in marked fields of a body, and free text may quote one', () => {
    const body = z.strictObject({
      people: z.array(z.object({ email: personal('email', z.string()).optional() })),
      note: personalText(z.string()),
    })
    const value = { people: [{}, { email: masked('email', 'jane.doe@example.org') }], note: `As CM${DOTS}4K2H says` }
    expect(maskedPlaces(body, value)).toEqual(['people.1.email'])
  })
})

describe('a file', () => {
  it('may be asked for by whoever may make one of the calls that read its personal data', () => {
    const marked = calls.filter(call => maskOf('row' in call ? call.row : call.answer))
    const reads = marked.flatMap(call => [
      { file: call.file, permit: call.permit },
      { file: 'rowFile' in call ? call.rowFile : undefined, permit: call.permit },
    ])
    const kinds = new Set(reads.flatMap(({ file }) => (file && file.kind !== 'DOCUMENT' ? file.kind : [])))
    for (const kind of kinds) {
      const permits = reads.flatMap(({ file, permit }) => (file?.kind === kind ? permit : []))
      expect([kind, new Set(fileReaders[kind])]).toEqual([kind, new Set(permits)])
    }
  })

  it('is named by a value of the path, the query or the body of its call, or by a field of its rows', () => {
    const keysOf = (schema: unknown) => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : [])
    const astray = calls.filter(call => {
      const names = [
        ...[...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
        ...('query' in call ? keysOf(call.query) : []),
        ...('body' in call ? keysOf(call.body) : []),
        ...('filter' in call ? keysOf(call.filter) : []),
      ]
      const rowKeys = 'row' in call ? keysOf(call.row) : []
      return (
        (call.file && !names.includes(call.file.key)) ||
        ('rowFile' in call && call.rowFile && !rowKeys.includes(call.rowFile.key))
      )
    })
    expect(astray.map(({ id }) => id)).toEqual([])
    expect(calls.filter(({ file }) => file?.kind === 'ENTITY').length).toBeGreaterThan(5)
  })
})
