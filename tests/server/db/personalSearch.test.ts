import { maskAnywhere } from '@contract/personalText'
import { searchFold, withoutPersonalData } from '@server/db/search'
import { sql } from 'drizzle-orm'
import { array, constantFrom, oneof, sample, string, tuple } from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../support/database'

const SAMPLES = { numRuns: 10_000, seed: 64 }

let test: TestDatabase
beforeAll(async () => {
  test = await testDatabase()
})
afterAll(() => test.close())

/** Returns texts as they are searched by people who see personal data masked. */
const searched = async (texts: readonly string[]) => {
  const { rows } = await test.database.read.execute<{ text: string }>(sql`
    SELECT ${withoutPersonalData(searchFold(sql`text`))} AS text
    FROM unnest(${sql.param([...texts])}::text[]) WITH ORDINALITY AS typed (text, place) ORDER BY place`)
  return rows.map(({ text }) => text)
}

it.each([
  ['Call 0772 123 456 or (0772) 123.456 today', 'CALL • OR (• TODAY'],
  ['Write to jane.doe@mail.example, +256772123456', 'WRITE TO •, •'],
  ['NIN cm 9012 3456 ab4k was refused', 'NIN • WAS REFUSED'],
  ['Refused: {"id number": "CM90123456AB4K", "status": 1}', 'REFUSED: {•'],
  ['HTTP 503: no answer from 80020001234567', 'HTTP 503: NO ANSWER FROM 80020001234567'],
])('leaves what is no personal data of %s', async (text, left) => {
  expect(await searched([text])).toEqual([left])
})

it('holds no word of what an answer masks', async () => {
  const separator = constantFrom(' ', ' ', '-', '. ', ' (', ') ', ', ', '_', '/', '"', '\\"', ': ', '\n')
  const number = string({ unit: constantFrom(...'0123456789'), minLength: 1, maxLength: 12 })
  const mixed = string({ unit: constantFrom(...'0123456789abXY'), minLength: 1, maxLength: 9 })
  const start = constantFrom('0772', '+256772', '00256772', '0 772', '(0772)')
  const telephone = tuple(start, constantFrom('', ' ', ' - ', '.'), number).map(parts => parts.join(''))
  const word = constantFrom(
    'timeout',
    'of',
    'jane.doe@mail.example',
    'CM90123456AB4K',
    'cm 9012 3456 ab4k',
    '{"phone": ',
  )
  const text = array(tuple(oneof(number, mixed, telephone, word), separator), { minLength: 1, maxLength: 8 })
  const texts = sample(text, SAMPLES).map(parts => parts.flat().join(''))
  const left = await searched(texts)
  const wordsOf = (typed: string) => typed.toUpperCase().split(/[^\p{L}\p{N}]+/u)
  const leaks = texts.flatMap((typed, place) => {
    const shown = String(maskAnywhere(typed)).toUpperCase()
    return wordsOf(left[place] ?? '').every(part => shown.includes(part)) ? [] : [{ typed, left: left[place] }]
  })
  expect(leaks.slice(0, 5)).toEqual([])
})
