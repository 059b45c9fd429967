import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { completeHistory, entitiesOf, filingsOf } from '../../support/filings'
import { type TestRegistry, testRegistry } from '../../support/registry'

const filed = '/incorporation/companies/continuous-filing'
const START = '2019-01-01'
/** Days that filings and reads use, ten days apart. */
const dayOf = (step: number) => new Date(Date.parse(START) + step * 864_000_000).toISOString().slice(0, 10)
const STEPS = 60
const CAPITAL = 1000

let registry: TestRegistry
let clerk: Awaited<ReturnType<typeof filingsOf>>
let companies: string[] = []
beforeAll(async () => {
  registry = await testRegistry()
  clerk = await filingsOf(registry)
  companies = (await entitiesOf(registry, "e.kind = 'COMPANY'", 12)).map(({ brn }) => brn)
  await completeHistory(registry, companies)
})
afterAll(() => registry.close())

const step = fc.integer({ min: 1, max: STEPS })
const holder = fc.integer({ min: 0, max: 2 })
const operation = fc.oneof(
  fc.record({ type: fc.constant('name' as const), step, name: fc.integer({ min: 0, max: 3 }) }),
  fc.record({ type: fc.constant('plot' as const), step, plot: fc.integer({ min: 0, max: 3 }) }),
  fc.record({ type: fc.constant('appoint' as const), step, who: holder }),
  fc.record({ type: fc.constant('end' as const), step, who: holder }),
  fc.record({ type: fc.constant('allot' as const), step, who: holder, shares: fc.integer({ min: 1, max: 400 }) }),
  fc.record({
    type: fc.constant('transfer' as const),
    step,
    who: holder,
    to: holder,
    shares: fc.integer({ min: 1, max: 150 }),
  }),
)
type Operation = typeof operation extends fc.Arbitrary<infer O> ? O : never

type Told<V> = { day: string; value: V }
/** The value on a day of what was told: of the latest day of effect, and of those the last that was told. */
const valueOn = <V>(told: Told<V>[], day: string): V | undefined =>
  told
    .filter(one => one.day <= day)
    .reduce<Told<V> | undefined>((last, one) => (last && last.day > one.day ? last : one), undefined)?.value

/** The file as a memory replays it: names, plots, offices of three people and their shares. */
const memory = () => {
  const names: Told<string>[] = []
  const plots: Told<string>[] = []
  const offices: { who: number; since: string; until?: string }[] = []
  const shares: Told<number[]>[] = [{ day: START, value: [100, 100, 0] }]
  const change = (day: string, changed: (held: number[]) => number[] | undefined) => {
    const last = shares.at(-1)
    const next = last && day >= last.day && changed([...last.value])
    if (next) shares.push({ day, value: next })
    return Boolean(next)
  }
  const tell = (told: Told<string>[], day: string, value: string) => {
    const changes = valueOn(told, day) !== value
    if (changes) told.push({ day, value })
    return changes
  }
  return {
    names,
    plots,
    offices,
    shares,
    /** Tells whether an operation is taken, and remembers it. */
    take(one: Operation, brn: string): boolean {
      const day = dayOf(one.step)
      switch (one.type) {
        case 'name':
          return tell(names, day, `${brn} NAME ${one.name}`)
        case 'plot':
          return tell(plots, day, `Plot ${one.plot}`)
        case 'appoint': {
          if (offices.some(({ who, until }) => who === one.who && (until === undefined || until > day))) return false
          offices.push({ who: one.who, since: day })
          return true
        }
        case 'end': {
          const office = offices.find(({ who, until }) => who === one.who && until === undefined)
          if (!office || office.since >= day) return false
          office.until = day
          return true
        }
        case 'allot':
          return change(day, held => {
            if (held.reduce((sum, each) => sum + each, 0) + one.shares > CAPITAL) return undefined
            return held.map((each, who) => (who === one.who ? each + one.shares : each))
          })
        case 'transfer':
          return change(day, held => {
            if (one.to === one.who || (held[one.who] ?? 0) < one.shares) return undefined
            return held.map((each, who) => each + (who === one.to ? one.shares : who === one.who ? -one.shares : 0))
          })
      }
    },
  }
}

const effectOf = (one: Operation, brn: string, people: number[], classNo: number) => {
  const on = dayOf(one.step)
  const ref = (who: number) => ({ no: people[who] })
  const shareClass = { no: classNo }
  switch (one.type) {
    case 'name':
      return { kind: 'NAME', on, name: `${brn} NAME ${one.name}` }
    case 'plot':
      return { kind: 'ADDRESS', on, address: { plot: `Plot ${one.plot}` } }
    case 'appoint':
      return { kind: 'APPOINTMENT', on, role: 'DIRECTOR', person: ref(one.who) }
    case 'end':
      return { kind: 'END_OF_ROLE', on, role: 'DIRECTOR', person: ref(one.who) }
    case 'allot':
      return {
        kind: 'ALLOTMENT',
        on,
        shareClass,
        person: ref(one.who),
        shares: one.shares,
        paid: one.shares,
        unpaid: 0,
      }
    case 'transfer':
      return { kind: 'TRANSFER', on, shareClass, from: ref(one.who), to: ref(one.to), shares: one.shares }
  }
}

const NAMES = ['Anna', 'Betty', 'Carol']
const first = (brn: string) => [
  { kind: 'NAME', on: START, name: `${brn} FIRST` },
  { kind: 'ADDRESS', on: START, address: { plot: 'Plot first' } },
  { kind: 'NEW_CLASS', on: START, nominalClass: 'OTHER', otherClassName: 'Test', number: CAPITAL, value: 1 },
  ...[1, 2, 3].map(added => ({
    kind: 'ALLOTMENT',
    on: START,
    shareClass: { added: 1 },
    person: { added },
    shares: 100,
    paid: 100,
    unpaid: 0,
  })),
]

/** Reads from the published calls the state of the three people and the test class, on a day. */
const readOn = async (brn: string, day: string) => {
  const { name } = await clerk.read(`/central-registry/api/companies/${brn}/info`, day)
  const { address } = await clerk.read(`${filed}/get-address/${brn}`, day)
  const directors = (await clerk.read(`${filed}/get-directors/${brn}`, day)) as {
    givenName?: string
    surName?: string
  }[]
  const holders = (await clerk.read(`${filed}/get-shareholdings/${brn}`, day)) as {
    name: string
    shares: { otherClassName?: string; numberOfShares: number }[]
  }[]
  const shares = NAMES.map(
    each =>
      holders.find(one => one.name === `${each} Replay`)?.shares.find(({ otherClassName }) => otherClassName === 'Test')
        ?.numberOfShares ?? 0,
  )
  const offices = directors.flatMap(({ givenName = '', surName }) => (surName === 'Replay' ? [givenName] : []))
  return { name, plot: address.plot, offices, shares }
}

it('shows on every day what a replay of the filings in memory shows, and refuses what the replay refuses', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 15, maxLength: 30 }), async operations => {
      const brn = companies.shift() ?? ''
      const people = NAMES.map(givenName => ({ kind: 'INDIVIDUAL', givenName, surName: 'Replay' }))
      await clerk.file(brn, first(brn), { people })
      const present = await clerk.present(brn)
      const classNo = present.shareClasses.at(-1).no
      const numbers = NAMES.map(
        each => present.people.find(({ name }: { name: string }) => name === `${each} Replay`).no as number,
      )
      const model = memory()
      model.names.push({ day: START, value: `${brn} FIRST` })
      model.plots.push({ day: START, value: 'Plot first' })
      model.shares[0] = { day: START, value: [100, 100, 100] }
      for (const one of operations) {
        const { status, code } = await clerk.send(clerk.draft(brn, [effectOf(one, brn, numbers, classNo)]))
        expect([one, status === 200, code]).toEqual([one, model.take(one, brn), code])
      }
      for (const step of [0, 7, 19, 23, 31, 42, 55, STEPS + 1]) {
        const day = dayOf(step)
        expect([day, await readOn(brn, step > STEPS ? '' : day)]).toEqual([
          day,
          {
            name: valueOn(model.names, day),
            plot: valueOn(model.plots, day),
            offices: NAMES.filter((_, who) =>
              model.offices.some(one => one.who === who && one.since <= day && (one.until ?? '9999') > day),
            ),
            shares: valueOn(model.shares, day),
          },
        ])
      }
    }),
    { numRuns: 6, endOnFailure: true },
  )
}, 60_000)
