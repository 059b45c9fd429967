import { EventEmitter, once } from 'node:events'
import type { Transaction } from '@contract/billing/transactions'
import { contract } from '@contract/index'
import type { GatewayAnswer, GatewayQuestion, PaymentGateway } from '@server/billing/gateway'
import { askForgotten } from '@server/billing/gatewayWork'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'

const LIST = pathOf(contract.transactions.list)

/** A gateway that behaves as each test says, and records its requests. */
const asked: GatewayQuestion[] = []
let behave: (question: GatewayQuestion) => Promise<GatewayAnswer>
let tell: (answer: GatewayAnswer) => Promise<void>
const gateway: PaymentGateway = {
  ask(question) {
    asked.push(question)
    return behave(question)
  },
  listen(take) {
    tell = take
  },
}
const answers = (outcome: GatewayAnswer['outcome']) => async (question: GatewayQuestion) => ({
  request: question.request,
  outcome,
  reference: `GW-${question.prn}`,
})
/** A gateway that answers every question when it is told to go. */
const answersOnGo = (outcome: GatewayAnswer['outcome']) => {
  const ready = new EventEmitter()
  behave = async question => {
    await once(ready, 'go')
    return answers(outcome)(question)
  }
  return {
    /** Answers the question that people ask together once every one of them has joined it. */
    async goOnceJoined() {
      await expect.poll(() => asked.length).toBe(1)
      // No request is at the database: all of them wait for the gateway.
      const { pool } = registry.database
      await expect.poll(() => [pool.waitingCount, pool.totalCount - pool.idleCount]).toEqual([0, 0])
      ready.emit('go')
    },
  }
}

let registry: TestRegistry
let admin: ReturnType<TestRegistry['as']>
let billing: ReturnType<TestRegistry['as']>
let registrar: ReturnType<TestRegistry['as']>
beforeAll(async () => {
  registry = await testRegistry({ gateway })
  admin = registry.as(await registry.signIn('admin'))
  billing = registry.as(await registry.signIn('billing'))
  registrar = registry.as(await registry.signIn('registrar'))
})
afterAll(() => registry.close())
beforeEach(() => {
  asked.length = 0
})

const query = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await registry.database.pool.query(text, values)).rows
const page = async (params: Record<string, string | number> = {}) => {
  const search = new URLSearchParams({ page: '1', perPage: '12', dir: 'desc' })
  for (const [key, value] of Object.entries(params)) search.set(key, String(value))
  const answer = await billing({ url: `${pathOf(contract.transactions.list)}?${search}` })
  expect(answer.statusCode).toBe(200)
  return answer.json() as {
    content: Transaction[]
    totalElements: number
    totalPages: number
    sums?: { currency: string; amount: string }[]
  }
}
/** Adds a payment for one test. */
let made = 0
const payment = async (prnStatus = 'PENDING') => {
  const prn = `99${String(++made).padStart(8, '0')}A`
  await query(
    `INSERT INTO payment (prn, tracking_number, invoice_no, transaction_ref, transaction_type, sub_total, total_tax, payment_method, prn_status)
     VALUES ($1, 'T' || $1, 'I' || $1, 'R' || $1, 'Company Search', 20000, 3600.50, 'COUNTER', $2)`,
    [prn, prnStatus],
  )
  return prn
}
const retry = (prn: string, by = billing) =>
  by({ method: 'POST', url: pathOf(contract.transactions.retry), payload: { userId: 'somebody-else', prn } })
const release = (prn: string, by = admin) =>
  by({ method: 'POST', url: pathOf(contract.transactions.release), payload: { userId: 'x', prn } })
const standing = async (prn: string) => {
  const [row] = await query<Record<string, unknown>>(
    `SELECT status, prn_status, released_at IS NOT NULL AS released,
       (SELECT count(*)::int FROM payment_credit c WHERE c.prn = p.prn) AS credits,
       (SELECT count(*)::int FROM used_prn u WHERE u.prn = p.prn) AS used,
       (SELECT count(*)::int FROM audit_entry WHERE subject = p.prn AND after ? 'credited') AS entries
     FROM payment p WHERE prn = $1`,
    [prn],
  )
  return row
}
const credited = { status: 'COMPLETED', prn_status: 'CREDITED', released: false, credits: 1, used: 1, entries: 1 }
const untouched = { status: 'PENDING', prn_status: 'PENDING', released: false, credits: 0, used: 0, entries: 0 }

describe('the list of transactions', () => {
  it('pages newest first, with its true total and exact amounts', async () => {
    const [first, second] = [await page(), await page({ page: 2 })]
    expect(first.totalElements).toBe(180)
    expect(first.totalPages).toBe(15)
    const dates = [...first.content, ...second.content].map(({ createdDate }) => createdDate ?? '')
    expect(dates).toEqual(dates.toSorted().toReversed())
    const prn = await payment()
    expect((await page({ prn })).content).toMatchObject([
      { prn, subTotal: 20000, totalTax: 3600.5, grandTotal: 23600.5 },
    ])
  })

  it('filters by status, PRN status and method, singly and combined, with count and sum', async () => {
    const counted = async (where: string) =>
      (
        await query<{ n: number; sum: string }>(
          `SELECT count(*)::int AS n, coalesce(sum(grand_total), 0)::numeric(24, 2)::text AS sum FROM payment WHERE ${where}`,
        )
      )[0]
    for (const [params, where] of [
      [{}, 'true'],
      [{ status: 'COMPLETED' }, "status = 'COMPLETED'"],
      [{ prnStatus: 'PENDING' }, "prn_status = 'PENDING'"],
      [{ paymentMethod: 'MOBILE_MONEY' }, "payment_method = 'MOBILE_MONEY'"],
      [{ status: 'PENDING', paymentMethod: 'COUNTER' }, "status = 'PENDING' AND payment_method = 'COUNTER'"],
      [
        { status: 'COMPLETED', prnStatus: 'CREDITED', paymentMethod: 'COUNTER' },
        "status = 'COMPLETED' AND prn_status = 'CREDITED' AND payment_method = 'COUNTER'",
      ],
      [{ status: 'COMPLETED', prnStatus: 'FAILED' }, 'false'],
    ] as const) {
      const { content, totalElements, sums } = await page(params)
      const whole = await counted(where)
      expect([totalElements, sums], where).toEqual([whole?.n, [{ currency: 'UGX', amount: whole?.sum }]])
      for (const row of content) expect(row).toMatchObject(params)
    }
  })

  it('finds numbers by their beginning in any spelling, with the count', async () => {
    const prn = await payment()
    const typed = ` ${prn.slice(0, 4)} ${prn.slice(4).toLowerCase()} `
    expect((await page({ prn: typed })).content.map(row => row.prn)).toEqual([prn])
    expect((await page({ trackingNumber: `t${prn}`, status: 'PENDING' })).content.map(row => row.prn)).toEqual([prn])
    const { totalElements } = await page({ prn: '224', status: 'COMPLETED', perPage: 20 })
    const [all] = await query<{ n: number }>(
      "SELECT count(*)::int AS n FROM payment WHERE prn LIKE '224%' AND status = 'COMPLETED'",
    )
    expect(totalElements).toBe(all?.n)
    expect((await page({ prn: '%' })).totalElements).toBe(0)
  })

  it('says who paid for which entity: that of the filing or application under the tracking number', async () => {
    const [filed] = await query<{ tracking: string; brn: string; name: string; kind: string }>(
      `SELECT tracking_no AS tracking, brn, name, kind FROM filing JOIN entity USING (brn)
       WHERE tracking_no NOT IN (SELECT tracking_number FROM payment) ORDER BY 1 LIMIT 1`,
    )
    const [applied] = await query<{ tracking: string; brn: string; name: string; kind: string }>(
      `SELECT tracking_number AS tracking, brn, e.name, e.kind FROM insolvency_application
       JOIN entity e USING (brn) ORDER BY 1 LIMIT 1`,
    )
    const [person] = await query<{ id: string; name: string }>(
      "SELECT id, display_name AS name FROM account WHERE account_type = 'INDIVIDUAL' ORDER BY email LIMIT 1",
    )
    const pay = async (tracking: string | undefined, payer: string | undefined) => {
      const prn = await payment()
      await query('UPDATE payment SET tracking_number = coalesce($2, tracking_number), payer_id = $3 WHERE prn = $1', [
        prn,
        tracking,
        payer,
      ])
      const [row] = (await page({ prn })).content
      return row
    }
    const { tracking: _, ...filer } = filed ?? { tracking: '' }
    const { tracking: __, ...debtor } = applied ?? { tracking: '' }
    expect(await pay(filed?.tracking, person?.id)).toMatchObject({
      entity: filer,
      payer: person,
    })
    expect(await pay(applied?.tracking, undefined)).toMatchObject({ entity: debtor, payer: null })
    expect(await pay(undefined, undefined)).toMatchObject({ entity: null, payer: null })
  })

  it('has payers, and entities of filings around their day, in a demonstration', async () => {
    const [counts] = await query<Record<string, number>>(
      `SELECT count(payer_id)::int AS paid, count(tracking_no)::int AS filed,
         count(*) FILTER (WHERE filed_at < created_at - interval '60 days' OR filed_at > created_at + interval '30 days')::int AS apart
       FROM payment LEFT JOIN filing ON tracking_no = tracking_number WHERE prn LIKE '224%'`,
    )
    expect(counts?.paid).toBeGreaterThan(100)
    expect(counts?.filed).toBeGreaterThan(10)
    expect(counts?.apart).toBe(0)
  })

  it('sums what a typed number finds, to the cent, on every page of it', async () => {
    const [one] = [await payment(), await payment()]
    const found = await page({ prn: one.slice(0, 2), perPage: 1, page: 2 })
    expect(found.totalElements).toBeGreaterThan(1)
    const cents = BigInt(found.totalElements) * 2_360_050n
    expect(found.sums).toEqual([
      { currency: 'UGX', amount: `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}` },
    ])
    expect((await page({ prn: 'nothing' })).sums).toEqual([{ currency: 'UGX', amount: '0' }])
    const beyond = await page({ page: 1001, status: 'COMPLETED' })
    expect(beyond).toMatchObject({ content: [], sums: (await page({ status: 'COMPLETED' })).sums })
  })

  it('keeps sums exact beyond the range of a number', async () => {
    const large = Array.from({ length: 30 }, (_, n) => `77${String(n).padStart(8, '0')}`)
    await query(
      `INSERT INTO payment (prn, tracking_number, invoice_no, transaction_ref, transaction_type, sub_total, total_tax, payment_method, status)
       SELECT prn, 'T' || prn, 'I' || prn, 'R' || prn, 'Company Search', 9999999999999.99, 0, 'ALREADY_PAID', 'CANCELLED'
       FROM unnest($1::text[]) prn`,
      [large],
    )
    expect((await page({ prn: '77' })).sums).toEqual([{ currency: 'UGX', amount: '299999999999999.70' }])
    await query('DELETE FROM payment WHERE prn = ANY ($1)', [large])
  })

  it('reports a minimum count and no sum when too many rows match', async () => {
    await query(
      `INSERT INTO payment (prn, tracking_number, invoice_no, transaction_ref, transaction_type, sub_total, total_tax, payment_method)
       SELECT '66' || lpad(n::text, 8, '0'), 'Q' || n, 'I' || n, 'R' || n, 'Company Search', 1, 0, 'COUNTER'
       FROM generate_series(1, 10001) n`,
    )
    const all = await page({ prn: '66', page: 2 })
    expect([all.totalElements, all.sums, all.content.length]).toEqual([10_000, undefined, 12])
    expect(all.content.every(({ prn }) => prn.startsWith('66'))).toBe(true)
    expect(await page({ prn: '660000', paymentMethod: 'COUNTER' })).toMatchObject({
      totalElements: 9999,
      sums: [{ currency: 'UGX', amount: '9999.00' }],
    })
    await query("DELETE FROM payment WHERE prn LIKE '66%'")
  })

  it('refuses an unknown status, and people without permission', async () => {
    const answer = await billing({ url: `${pathOf(contract.transactions.list)}?page=1&perPage=12&status=CANCELED` })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid-fields'])
    expect((await registrar({ url: LIST })).statusCode).toBe(403)
  })
})

describe('a retry', () => {
  it('asks the gateway, and credits the payment once', async () => {
    behave = answers('CREDITED')
    const prn = await payment('FAILED')
    expect((await retry(prn)).json()).toMatchObject({ code: 'prn-now-credited' })
    expect(await standing(prn)).toEqual(credited)
    const [entry] = await query<{ actor_name: string; after: unknown }>(
      "SELECT actor_name, after FROM audit_entry WHERE subject = $1 AND after ? 'credited'",
      [prn],
    )
    expect(entry).toMatchObject({ actor_name: 'Rose Adong', after: { credited: '23600.50', reference: `GW-${prn}` } })
  })

  it('asks the gateway once for two and for twenty concurrent clerks', async () => {
    const question = answersOnGo('CREDITED')
    const prn = await payment()
    const people = Array.from({ length: 20 }, (_, n) => retry(prn, n % 2 ? admin : billing))
    await question.goOnceJoined()
    const said = (await Promise.all(people)).map(answer => [answer.statusCode, answer.json().code])
    expect(new Set(said.map(String))).toEqual(new Set(['200,prn-now-credited']))
    expect(asked).toHaveLength(1)
    expect(await standing(prn)).toEqual(credited)
  })

  it('never credits twice for repeated answers of the gateway', async () => {
    behave = answers('CREDITED')
    const prn = await payment()
    await retry(prn)
    const again = { request: asked[0]?.request ?? '', outcome: 'CREDITED' as const, reference: 'again' }
    await Promise.all(Array.from({ length: 5 }, () => tell(again)))
    expect(await standing(prn)).toEqual(credited)
    expect((await retry(prn)).json()).toMatchObject({ status: 409, code: 'prn-credited' })
  })

  it('is credited when the reference has characters that PostgreSQL cannot store', async () => {
    const prn = await payment()
    behave = async ({ request }) => ({ request, outcome: 'CREDITED', reference: 'GW \0 \ud83c' })
    await retry(prn)
    await expect.poll(() => standing(prn), { timeout: 30_000 }).toEqual(credited)
    expect(await query('SELECT gateway_reference FROM payment_credit WHERE prn = $1', [prn])).toEqual([
      { gateway_reference: 'GW \ufffd \ufffd' },
    ])
  })

  it('is retried automatically when the gateway fails, and accepts a late answer', async () => {
    let times = 0
    behave = async question => {
      if (++times === 1) throw new Error('not there')
      return answers('CREDITED')(question)
    }
    const failing = await payment()
    expect((await retry(failing)).json()).toMatchObject({ code: 'prn-asked' })
    await expect.poll(() => standing(failing), { timeout: 20_000 }).toEqual(credited)

    behave = async () => {
      throw new Error('not there')
    }
    const late = await payment()
    await retry(late)
    const request = asked.find(({ prn }) => prn === late)?.request ?? ''
    await tell({ request, outcome: 'CREDITED', reference: 'late' })
    expect(await standing(late)).toEqual(credited)
  })

  it('changes nothing while the gateway does not answer, and blocks other actions', async () => {
    behave = () => new Promise(() => undefined)
    const prn = await payment()
    expect((await retry(prn)).json()).toMatchObject({ code: 'prn-asked', params: { prn } })
    expect((await retry(prn)).json()).toMatchObject({ code: 'prn-asked-already' })
    expect((await release(prn)).json()).toMatchObject({ status: 409, code: 'prn-in-question' })
    expect(await standing(prn)).toEqual(untouched)
    expect((await page({ prn })).content).toMatchObject([{ gateway: 'WAITING', prnStatus: 'PENDING' }])
    expect(asked.filter(question => question.prn === prn)).toHaveLength(1)
  })

  it('is queued again after a quarter of an hour if it has no job left, and only then', async () => {
    let letGo = () => {}
    const isOver = new Promise<void>(resolve => {
      letGo = resolve
    })
    behave = question => isOver.then(() => answers('CREDITED')(question))
    const working = await payment()
    await retry(working)
    const lost = await payment()
    await query(
      `INSERT INTO gateway_request (kind, prn, actor_id, actor_name, address)
       SELECT 'VERIFY', $1, actor_id, actor_name, address FROM gateway_request WHERE prn = $2`,
      [lost, working],
    )
    const requests = await query<{ id: string; prn: string }>(
      `UPDATE gateway_request SET asked_at = now() - interval '16 minutes' WHERE prn IN ($1, $2) RETURNING id, prn`,
      [working, lost],
    )
    for (const _ of [1, 2]) await askForgotten(registry.database)
    const jobs = await query<{ request: string }>("SELECT data->>'request' AS request FROM pgboss.job")
    const jobsOf = (prn: string) => {
      const of = requests.find(request => request.prn === prn)
      return jobs.filter(({ request }) => request === of?.id).length
    }
    expect([jobsOf(working), jobsOf(lost)]).toEqual([1, 1])
    letGo()
    for (const prn of [working, lost]) await expect.poll(() => standing(prn), { timeout: 20_000 }).toEqual(credited)
  })

  it('reports the other outcomes', async () => {
    const [failed, open] = [await payment(), await payment()]
    behave = answers('FAILED')
    expect((await retry(failed)).json()).toMatchObject({ code: 'prn-now-failed' })
    expect(await standing(failed)).toEqual({ ...untouched, status: 'FAILED', prn_status: 'FAILED' })
    behave = answers('PENDING')
    expect((await retry(open)).json()).toMatchObject({ code: 'prn-still-pending' })
    expect((await retry('123')).json()).toMatchObject({ status: 404, code: 'unknown-prn' })
    expect((await retry('12-3')).json()).toMatchObject({ status: 400, code: 'invalid-fields' })
    expect((await retry(open, registrar)).statusCode).toBe(403)
  })
})

describe('a release', () => {
  it('happens once: a released PRN is neither released nor retried again', async () => {
    const question = answersOnGo('RELEASED')
    const prn = await payment()
    await query('INSERT INTO used_prn (prn) VALUES ($1)', [prn])
    const people = Array.from({ length: 10 }, () => release(` ${prn.toLowerCase()} `))
    await question.goOnceJoined()
    const said = await Promise.all(people)
    expect(new Set(said.map(answer => answer.json().code))).toEqual(new Set(['prn-now-released']))
    expect(asked).toHaveLength(1)
    expect(await standing(prn)).toMatchObject({ released: true, used: 0, prn_status: 'PENDING' })
    expect((await release(prn)).json()).toMatchObject({ status: 409, code: 'prn-released' })
    expect((await retry(prn)).json()).toMatchObject({ status: 409, code: 'prn-released' })
  })

  it('that the gateway declines is told as that, not as silence', async () => {
    const prn = await payment()
    behave = answers('FAILED')
    const said = (await release(prn)).json()
    expect(await standing(prn)).toEqual(untouched)
    expect(said.code).toBe('prn-not-released')
    expect(said.message).toContain(prn)
  })

  it('needs its permission', async () => {
    const [row] = (await page()).content
    expect((await release(row?.prn ?? '', registrar)).statusCode).toBe(403)
  })
})
