import { contract } from '@contract/index'
import type { Permission } from '@contract/permissions'
import { type Journey, type JourneyStep, journeyParts, journeySteps } from '@contract/portal/journey'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { type CasePlan, plantCase } from '../../support/plantCase'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { givePermissions } from '../../support/sessions'

const everything: Permission[] = [...new Set(Object.values(journeyParts).flat())]

let registry: TestRegistry
let call: ReturnType<TestRegistry['as']>
beforeAll(async () => {
  registry = await testRegistry({ companies: 300 })
  await givePermissions(registry.database, 'newcomer', everything)
  call = registry.as(await registry.signIn('newcomer'))
})
afterAll(() => registry.close())

const ask = (number: string) => call({ method: 'POST', url: pathOf(contract.journey.of), payload: { number } })
const journeyOf = async (number: string): Promise<Journey> => {
  const answer = await ask(number)
  expect([number, answer.statusCode]).toEqual([number, 200])
  return answer.json()
}
const run = (statement: string, values: unknown[] = []) => registry.database.pool.query(statement, values)

const plant = (n: number, plan: CasePlan) => plantCase(registry.database.pool, n, plan)

const credited = { status: 'COMPLETED', prnStatus: 'CREDITED', credited: true }
const cases: [string, CasePlan, JourneyStep, string, string | undefined][] = [
  ['not yet paid', { payment: { status: 'PENDING', prnStatus: 'PENDING' } }, 'paid', 'waiting', undefined],
  ['a failed payment', { payment: { status: 'FAILED', prnStatus: 'PENDING' } }, 'paid', 'failed', undefined],
  ['paid, not credited', { payment: { status: 'COMPLETED', prnStatus: 'PENDING' } }, 'credited', 'waiting', undefined],
  ['a failed credit', { payment: { status: 'COMPLETED', prnStatus: 'FAILED' } }, 'credited', 'failed', undefined],
  [
    'a silent gateway',
    { payment: { status: 'COMPLETED', prnStatus: 'PENDING', unanswered: true } },
    'credited',
    'failed',
    'UNANSWERED',
  ],
  ['a draft', { payment: credited, application: 'DRAFT' }, 'submitted', 'waiting', undefined],
  ['a payment not matched', { payment: credited, application: 'AWAITING_PAYMENT' }, 'submitted', 'waiting', undefined],
  ['a payment taken as failed', { payment: credited, application: 'PAYMENT_FAILED' }, 'submitted', 'failed', undefined],
  ['a query', { payment: credited, application: 'QUERIED' }, 'registered', 'waiting', undefined],
  ['a rejection', { payment: credited, application: 'REJECTED' }, 'registered', 'failed', undefined],
  [
    'a tax system that refused',
    {
      payment: credited,
      filed: true,
      process: { service: 'INCORPORATION', kind: 'INSTANT_TIN', system: 'TAX', status: 'EXPIRED', cause: 'No NIN' },
    },
    'told',
    'failed',
    'No NIN',
  ],
  [
    'an EDMS that refused',
    {
      payment: credited,
      filed: true,
      process: { service: 'INCORPORATION', kind: 'EDMS', system: 'EDMS', status: 'FAILED', cause: 'EDMS answered 503' },
    },
    'filed',
    'failed',
    'EDMS answered 503',
  ],
  ['a document on its way', { payment: credited, filed: true, migrating: true }, 'filed', 'waiting', undefined],
  [
    'a certificate not signed',
    {
      payment: credited,
      filed: true,
      process: { service: 'INCORPORATION', kind: 'DIGITAL_SIGNING', system: 'EDMS', status: 'PAUSED', cause: 'No key' },
    },
    'certificate',
    'failed',
    'No key',
  ],
]

describe('a case that is paid and not finished', () => {
  it.each(cases.map((one, n) => [one[0], n, one] as const))(
    'is stuck at the right step: %s',
    async (_, n, [, plan, step, state, cause]) => {
      const { brn, tracking, prn } = await plant(n, plan)
      const numbers = [tracking, ...(plan.payment ? [prn] : []), ...(plan.filed || plan.application ? [brn] : [])]
      for (const number of numbers) {
        const { stuck, lines } = await journeyOf(number)
        expect([number, stuck]).toEqual([number, step])
        const line = lines.find(one => one.step === stuck)
        expect([line?.state, line?.cause ?? undefined]).toEqual([state, cause])
      }
    },
  )

  it('is stuck nowhere once every known step is done, and names no step that it knows nothing of', async () => {
    const { brn, tracking, prn } = await plant(100, { payment: credited, filed: true })
    for (const number of [brn, tracking, prn]) {
      const { stuck, lines, name } = await journeyOf(number)
      expect([stuck ?? undefined, name]).toEqual([undefined, 'PLANTED 100'])
      expect(lines.map(({ step, state }) => `${step} ${state}`)).toEqual([
        'paid done',
        'credited done',
        'submitted done',
        'registered done',
      ])
      for (const { at } of lines) expect(at).toMatch(/^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d\.\d{3}Z)?$/)
    }
  })

  it('has all its records when there are fifty of a kind, and says so when there are more', async () => {
    const { brn } = await plant(150, {})
    const file = (from: number, to: number) =>
      run(
        `INSERT INTO filing (tracking_no, brn, filed_at, changes)
          SELECT 'MANY/' || n, $1, '2026-10-01'::timestamptz + n * interval '1 hour', '{}' FROM generate_series($2::int, $3::int) n`,
        [brn, from, to],
      )
    const filed = async () => {
      const { cut, lines } = await journeyOf(brn)
      return { cut, filings: lines.filter(({ source }) => source === 'FILING').length }
    }
    await file(1, 50)
    expect(await filed()).toEqual({ cut: false, filings: 50 })
    await file(51, 51)
    expect(await filed()).toEqual({ cut: true, filings: 50 })
  })

  it('is not held up by a payment that another one replaced, nor by a message that was sent again', async () => {
    const { brn, tracking } = await plant(101, { payment: credited, filed: true })
    await run(
      `INSERT INTO payment (prn, tracking_number, invoice_no, transaction_ref, transaction_type, sub_total, total_tax,
        payment_method, status) VALUES ('PLANTOLD', $1, 'I', 'R', 'Incorporation', 100, 18, 'COUNTER', 'FAILED')`,
      [tracking],
    )
    await run(
      `INSERT INTO process (service, kind, system, brn, owner, end_point, status, request, request_size, created_at)
        VALUES ('REGISTRATION', 'Tax registration', 'TAX', $1, 'X', '/', 'FAILED', '{}', 2, now() - interval '1 day'),
          ('REGISTRATION', 'Tax registration', 'TAX', $1, 'X', '/', 'SUCCESS', '{}', 2, now())`,
      [brn],
    )
    const { stuck, lines } = await journeyOf('plantold')
    expect(stuck ?? undefined).toBeUndefined()
    expect(lines.filter(({ state }) => state === 'replaced').map(({ number }) => number)).toEqual(['PLANTOLD'])
    expect(lines.filter(({ step }) => step === 'told').map(({ state }) => state)).toEqual(['done'])
  })

  it('comes with its lines in the order of the steps, whoever is in hand named', async () => {
    const { tracking } = await plant(102, { payment: credited, application: 'ASSIGNED' })
    const { lines } = await journeyOf(tracking)
    const order = lines.map(({ step }) => journeySteps.indexOf(step))
    expect(order).toEqual(order.toSorted((one, other) => one - other))
    expect(lines.find(({ source, step }) => source === 'APPLICATION' && step === 'registered')?.actor).toBe(
      'Okot Peter',
    )
  })
})

describe('a number', () => {
  it('is found with spaces, in small letters, and with the slashes that belong to it', async () => {
    const { brn, tracking, prn } = await plant(110, { payment: credited, filed: true })
    for (const typed of [
      ` ${brn.slice(0, 4)} ${brn.slice(4, 8)}-${brn.slice(8)} `,
      tracking.toLowerCase(),
      `${tracking.slice(0, 5)} ${tracking.slice(5)}`,
      `${prn.slice(0, 3)} ${prn.slice(3).toLowerCase()}`,
    ])
      expect([typed, (await journeyOf(typed)).name]).toEqual([typed, 'PLANTED 110'])
  })

  it.each(['99999999999999', 'CASE/1', '%', '_', '\\', "'; DROP TABLE entity; --", '🏦', 'مرحبا', '/'])(
    '%s that nothing has is unknown, and named',
    async number => {
      const answer = await ask(number)
      expect(answer.statusCode).toBe(404)
      expect(answer.json().message).toBe(`No case has the number ${number}.`)
    },
  )

  it('is refused by name when it is missing or too long', async () => {
    for (const number of ['', '   ', 'x'.repeat(201)]) expect((await ask(number)).statusCode).toBe(400)
  })
})

describe('permissions', () => {
  it('leave out the parts whose lists are closed, and name them', async () => {
    const { brn } = await plant(120, {
      payment: credited,
      application: 'QUERIED',
      process: { service: 'REGISTRATION', kind: 'Tax registration', system: 'TAX', status: 'FAILED' },
    })
    const partOf: Record<string, string> = {
      ENTITY: 'FILE',
      APPLICATION: 'INSOLVENCY',
      REGISTRATION_PROCESS: 'PROCESS',
    }
    for (const missing of everything) {
      await givePermissions(
        registry.database,
        'newcomer',
        everything.filter(permission => permission !== missing),
      )
      const { lines, hidden } = await journeyOf(brn)
      const closed = Object.entries(journeyParts).flatMap(([part, needs]: [string, readonly Permission[]]) =>
        needs.includes(missing) ? [part] : [],
      )
      expect([missing, hidden]).toEqual([missing, closed])
      const shown = lines.map(({ source }) => partOf[source] ?? source)
      expect(closed.filter(part => shown.includes(part))).toEqual([])
    }
    await givePermissions(registry.database, 'newcomer', everything)
  })

  it('make a number of a closed part unknown, so that nobody learns of it', async () => {
    const { tracking, prn } = await plant(121, { payment: credited, filed: true })
    await givePermissions(registry.database, 'newcomer', ['can_access_internal_processing'])
    for (const number of [tracking, prn]) expect((await ask(number)).statusCode).toBe(404)
    await givePermissions(registry.database, 'newcomer', everything)
  })

  it('are refused to those who may see no part, and to callers without a session', async () => {
    for (const permissions of [[], ['can_view_registry']] satisfies Permission[][]) {
      await givePermissions(registry.database, 'newcomer', permissions)
      expect((await ask('80020001234567')).statusCode).toBe(403)
    }
    await givePermissions(registry.database, 'newcomer', everything)
    const url = pathOf(contract.journey.of)
    expect((await registry.app.inject({ method: 'POST', url, payload: { number: 'A' } })).statusCode).toBe(401)
  })
})
