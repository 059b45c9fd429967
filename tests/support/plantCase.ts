import type { Pool } from 'pg'

/** Parts of a case, each in the state that is wanted; what is left out does not exist. */
export type CasePlan = {
  payment?: { status: string; prnStatus: string; credited?: boolean; unanswered?: boolean }
  filed?: boolean
  application?: string
  process?: { service: string; kind: string; system: string; status: string; cause?: string }
  migrating?: boolean
}

/** Plants the case `n` under a BRN, a tracking number and a PRN of its own, and returns them. */
export const plantCase = async (
  pool: Pick<Pool, 'query'>,
  n: number,
  { payment, filed, application, process, migrating }: CasePlan,
) => {
  const brn = `7100000000${String(n).padStart(4, '0')}`
  const [tracking, prn] = [`CASE/${n}/2026`, `PLANT${String(n).padStart(5, '0')}`]
  await pool.query("INSERT INTO entity (brn, name, kind, registered_on) VALUES ($1, $2, 'COMPANY', '2026-10-01')", [
    brn,
    `PLANTED ${n}`,
  ])
  if (payment) {
    await pool.query(
      `INSERT INTO payment (prn, tracking_number, invoice_no, transaction_ref, transaction_type, sub_total, total_tax,
        payment_method, status, prn_status) VALUES ($1, $2, 'I', 'R', 'Incorporation', 100, 18, 'COUNTER', $3, $4)`,
      [prn, tracking, payment.status, payment.prnStatus],
    )
    if (payment.credited)
      await pool.query("INSERT INTO payment_credit (prn, amount, gateway_reference) VALUES ($1, 118, 'G')", [prn])
    if (payment.unanswered)
      await pool.query(
        `INSERT INTO gateway_request (kind, prn, state, actor_id, actor_name, address)
          VALUES ('VERIFY', $1, 'UNANSWERED', gen_random_uuid(), 'Akello Grace', '127.0.0.1')`,
        [prn],
      )
  }
  if (filed)
    await pool.query('INSERT INTO filing (tracking_no, brn, changes) VALUES ($1, $2, $3)', [tracking, brn, ['FILE']])
  if (application)
    await pool.query(
      `INSERT INTO insolvency_application (tracking_number, brn, company_name, type, status, has_asset, registrar_name)
        VALUES ($1, $2, 'PLANTED', 'WINDING_UP', $3, false, 'Okot Peter')`,
      [tracking, brn, application],
    )
  if (process)
    await pool.query(
      `INSERT INTO process (service, kind, system, brn, owner, end_point, status, request, request_size, cause)
        VALUES ($1, $2, $3, $4, 'PLANTED', '/', $5, '{}', 2, $6)`,
      [process.service, process.kind, process.system, brn, process.status, process.cause ?? null],
    )
  if (migrating)
    await pool.query("INSERT INTO entity_document (brn, kind, name, migrating) VALUES ($1, 'FORM', 'Form 20', true)", [
      brn,
    ])
  return { brn, tracking, prn }
}
