import { contract } from '@contract/index'
import type { Permission } from '@contract/permissions'
import { type Journey, type JourneyStep, journeyParts, journeySteps } from '@contract/portal/journey'
import { journeyHandlers } from '@server/journey/journey'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filledDatabase } from '../../support/database'
import { pathOf } from '../../support/pathOf'
import { around, scansOf } from '../../support/queryPlans'
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

type Plan = {
  payment?: { status: string; prnStatus: string; credited?: boolean; unanswered?: boolean }
  filed?: boolean
  application?: string
  process?: { service: string; kind: string; system: string; status: string; cause?: string }
  migrating?: boolean
}

/** Plants a case under a BRN, a tracking number and a PRN of its own, and returns them. */
const plant = async (n: number, { payment, filed, application, process, migrating }: Plan) => {
  const brn = `7100000000${String(n).padStart(4, '0')}`
  const [tracking, prn] = [`CASE/${n}/2026`, `PLANT${String(n).padStart(5, '0')}`]
  await run("INSERT INTO entity (brn, name, kind, registered_on) VALUES ($1, $2, 'COMPANY', '2026-10-01')", [
    brn,
    `PLANTED ${n}`,
  ])
  if (payment) {
    await run(
      `INSERT INTO payment (prn, tracking_number, invoice_no, transaction_ref, transaction_type, sub_total, total_tax,
        payment_method, status, prn_status) VALUES ($1, $2, 'I', 'R', 'Incorporation', 100, 18, 'COUNTER', $3, $4)`,
      [prn, tracking, payment.status, payment.prnStatus],
    )
    if (payment.credited)
      await run("INSERT INTO payment_credit (prn, amount, gateway_reference) VALUES ($1, 118, 'G')", [prn])
    if (payment.unanswered)
      await run(
        `INSERT INTO gateway_request (kind, prn, state, actor_id, actor_name, address)
          VALUES ('VERIFY', $1, 'UNANSWERED', gen_random_uuid(), 'Akello Grace', '127.0.0.1')`,
        [prn],
      )
  }
  if (filed) await run('INSERT INTO filing (tracking_no, brn, changes) VALUES ($1, $2, $3)', [tracking, brn, ['FILE']])
  if (application)
    await run(
      `INSERT INTO insolvency_application (tracking_number, brn, company_name, type, status, has_asset, registrar_name)
        VALUES ($1, $2, 'PLANTED', 'WINDING_UP', $3, false, 'Okot Peter')`,
      [tracking, brn, application],
    )
  if (process)
    await run(
      `INSERT INTO process (service, kind, system, brn, owner, end_point, status, request, request_size, cause)
        VALUES ($1, $2, $3, $4, 'PLANTED', '/', $5, '{}', 2, $6)`,
      [process.service, process.kind, process.system, brn, process.status, process.cause ?? null],
    )
  if (migrating)
    await run("INSERT INTO entity_document (brn, kind, name, migrating) VALUES ($1, 'FORM', 'Form 20', true)", [brn])
  return { brn, tracking, prn }
}

const credited = { status: 'COMPLETED', prnStatus: 'CREDITED', credited: true }
const cases: [string, Plan, JourneyStep, string, string | undefined][] = [
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

describe('at scale', () => {
  it('reads every part through an index, by any of the numbers', async () => {
    const MANY = 15_000
    const test = await filledDatabase(owner =>
      owner.query(`
        INSERT INTO entity (brn, name, kind, registered_on)
          SELECT '72' || lpad(n::text, 12, '0'), 'MANY ' || n, 'COMPANY', '2020-01-01' FROM generate_series(1, ${MANY}) n;
        INSERT INTO filing (tracking_no, brn, changes)
          SELECT 'MANY' || n, '72' || lpad(n::text, 12, '0'), '{FILE}' FROM generate_series(1, ${MANY}) n;
        INSERT INTO entity_document (brn, kind, name)
          SELECT '72' || lpad(n::text, 12, '0'), 'FORM', 'A form' FROM generate_series(1, ${MANY}) n;
        INSERT INTO insolvency_application (tracking_number, brn, company_name, type, status, has_asset)
          SELECT 'WMANY' || n, '72' || lpad(n::text, 12, '0'), 'M', 'WINDING_UP', 'DRAFT', false
          FROM generate_series(1, ${MANY}) n;
        INSERT INTO payment (prn, tracking_number, invoice_no, transaction_ref, transaction_type, sub_total,
          total_tax, payment_method) SELECT 'PMANY' || n, 'MANY' || n, 'I', 'R', 'X', 1, 0, 'COUNTER'
          FROM generate_series(1, ${MANY}) n;
        INSERT INTO process (service, kind, system, brn, owner, end_point, request, request_size)
          SELECT service, 'EDMS', 'EDMS', '72' || lpad(n::text, 12, '0'), 'X', '/', '{}', 2
          FROM generate_series(1, ${MANY}) n, unnest(ARRAY['REGISTRATION', 'INCORPORATION']) service;
        INSERT INTO data_correction (brn, type, payload)
          SELECT '72' || lpad(n::text, 12, '0'), 'X', '{}' FROM generate_series(1, ${MANY}) n`),
    )
    const who = { accountId: 'nobody', name: 'Nobody', permissions: new Set<string>(everything) }
    for (const number of ['72000000000777', 'MANY777', 'PMANY777', 'WMANY777'])
      expect(
        await scansOf(test, async db => {
          const answer = await journeyHandlers.of({ ...around(db), who, body: { number }, query: undefined })
          expect(answer.lines.length).toBeGreaterThan(3)
        }),
      ).toEqual([])
    await test.close()
  })
})
