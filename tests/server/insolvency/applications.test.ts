import { contract } from '@contract/index'
import { type InsolvencyDetails, insolvencyApplications } from '@contract/insolvency/applications'
import { rollBackApplication } from '@server/insolvency/applicationChanges'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { givePermissions } from '../../support/sessions'

let registry: TestRegistry
let admin: ReturnType<TestRegistry['as']>
beforeAll(async () => {
  registry = await testRegistry({ companies: 600 })
  admin = registry.as(await registry.signIn('admin'))
})
afterAll(() => registry.close())

const BASE = pathOf(contract.insolvencyApplications.list)
const BOTH = 'type=WINDING_UP,FOREIGN_COMPANY_DE_REGISTRATION'

type Row = Record<string, string> & { version: number; attachments: Record<string, string>[] }
const list = async (query = ''): Promise<{ content: Row[]; totalElements: number }> =>
  (
    await admin({
      url: `${pathOf(contract.insolvencyApplications.list)}?status=APPROVED&${BOTH}&page=1&pageSize=100${query}`,
    })
  ).json()
const someApproved = async (which: (row: Row) => boolean = () => true): Promise<Row> => {
  const row = (await list()).content.find(which)
  if (!row) throw new Error('The demonstration has no such application')
  return row
}
const detailsOf = async ({ trackingNumber = '' }: Record<string, string> | Row): Promise<InsolvencyDetails> =>
  (
    await admin({ url: `${pathOf(contract.insolvencyApplications.byTrackingNumber)}?trackingNumber=${trackingNumber}` })
  ).json().data
const rollBack = async (id: string | undefined) =>
  (await admin({ method: 'POST', url: pathOf(contract.insolvencyApplications.rollBack, { id: id ?? '' }) })).json()
const fix = async (body: object) =>
  (await admin({ method: 'POST', url: pathOf(contract.insolvencyApplications.fixDate), payload: body })).json()
const statusOf = async (brn: string | undefined) => {
  const { rows } = await registry.database.read.execute<{ status: string }>(
    sql`SELECT status FROM entity WHERE brn = ${brn}`,
  )
  return rows[0]?.status
}
const lastEntry = async () => {
  const { rows } = await registry.database.read.execute<{
    call: string
    subject: string
    before: object
    after: object
  }>(sql`SELECT call, subject, before, after FROM audit_entry ORDER BY id DESC LIMIT 1`)
  return rows[0]
}
const published = (row: Row) => row.attachments.find(({ dateOfPublication }) => dateOfPublication)

describe('the list of applications', () => {
  it('has those of the chosen status and types, newest first, with their files', async () => {
    const { content, totalElements } = await list()
    expect(totalElements).toBe(content.length)
    expect(new Set(content.map(({ type }) => type))).toEqual(new Set(['WINDING_UP', 'FOREIGN_COMPANY_DE_REGISTRATION']))
    expect(new Set(content.map(({ status }) => status))).toEqual(new Set(['APPROVED']))
    expect(insolvencyApplications.list.row.safeParse(content[0]).success).toBe(true)
    expect(content.some(row => published(row)?.fileName?.endsWith('.pdf'))).toBe(true)
    const { rows } = await registry.database.read.execute<{ n: number }>(
      sql`SELECT count(*)::int AS n FROM insolvency_application WHERE type <> 'PETITION' AND status = 'APPROVED'`,
    )
    expect(rows[0]?.n).toBe(totalElements)
  })

  it('is searched by BRN and tracking number, ignoring case', async () => {
    const row = await someApproved()
    for (const search of [row.brn, row.trackingNumber?.toLowerCase(), row.trackingNumber?.slice(0, 2)])
      expect((await list(`&search=${search}`)).content.map(({ id }) => id)).toContain(row.id)
    expect((await list('&search=nothing-such')).totalElements).toBe(0)
  })

  it('is searched by the beginning of the name with one or two letters, as with more', async () => {
    const row = await someApproved()
    const name = row.companyName ?? ''
    for (const search of [name.slice(0, 1), name.slice(0, 2).toLowerCase(), name.slice(0, 4)])
      expect((await list(`&search=${encodeURIComponent(search)}`)).content.map(({ id }) => id)).toContain(row.id)
  })

  it('refuses unknown types and statuses, and people without permission', async () => {
    expect(
      (await admin({ url: `${pathOf(contract.insolvencyApplications.list)}?type=WINDING_UP,OTHER` })).json().code,
    ).toBe('invalid-fields')
    expect((await admin({ url: `${pathOf(contract.insolvencyApplications.list)}?status=DONE` })).json().code).toBe(
      'invalid-fields',
    )
    const clerk = registry.as(await registry.signIn('clerk'))
    expect((await clerk({ url: BASE })).statusCode).toBe(403)
  })
})

describe('an application in full', () => {
  it('has the parts of its kind of winding-up', async () => {
    const seen = new Set<string>()
    for (const row of (await list()).content.slice(0, 12))
      for (const [key, value] of Object.entries(await detailsOf(row))) if (value) seen.add(key)
    for (const key of [
      'petition',
      'amendments',
      'boardResolution',
      'specialResolution',
      'creditorResolution',
      'declarationOfSolvency',
      'preliminaryReport',
      'interimReports',
      'finalReport',
      'creditorMeeting',
      'finalMeeting',
      'practitionerAppointment',
      'appointments',
      'courtOrders',
      'reasons',
      'hasAsset',
      'dateOfIncorporation',
      'taskId',
    ])
      expect(seen).toContain(key)
  })

  it('is also served at its own address for a winding up', async () => {
    const row = await someApproved(({ type }) => type === 'WINDING_UP')
    const found = await admin({
      url: `${pathOf(contract.insolvencyApplications.windingUp)}?tracking-number=${row.trackingNumber}`,
    })
    expect(found.json().data).toEqual(await detailsOf(row))
    const unknown = await admin({ url: `${pathOf(contract.insolvencyApplications.windingUp)}?tracking-number=WU-0` })
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'unknown-application'])
  })

  it('may have no applicant', async () => {
    const { rows } = await registry.database.read.execute<Row>(
      sql`SELECT tracking_number AS "trackingNumber" FROM insolvency_application WHERE applicant IS NULL LIMIT 1`,
    )
    expect((await detailsOf(rows[0] as Row)).applicant).toBeNull()
  })

  it('has messages, unlike an unknown task', async () => {
    const { rows } = await registry.database.read.execute<{ id: string }>(
      sql`SELECT application_id::text AS id FROM insolvency_message LIMIT 1`,
    )
    const messages = await admin({
      url: pathOf(contract.insolvencyApplications.messages, { taskId: rows[0]?.id ?? '' }),
    })
    expect(messages.json().data[0]).toMatchObject({ user: { fullName: expect.any(String) }, userType: 'BACKOFFICE' })
    expect((await admin({ url: `${BASE}/messages/999999` })).json().code).toBe('no-such-entry')
    expect((await admin({ url: `${BASE}/messages/x` })).json().code).toBe('no-such-entry')
  })

  it('serves its files, and reports a missing one', async () => {
    const file = published(await someApproved(published as never))?.fileName ?? ''
    const given = await admin({ url: `${pathOf(contract.insolvencyApplications.file)}?attachment=${file}` })
    expect(given.headers['content-type']).toBe('application/pdf')
    expect(given.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    await registry.database.write(tx =>
      tx.execute(sql`INSERT INTO edms_file (edms_id, content_hash, size) SELECT file_name, repeat('0', 64), 9
        FROM insolvency_attachment WHERE file_name NOT IN (SELECT edms_id FROM edms_file) LIMIT 1`),
    )
    const { rows } = await registry.database.read.execute<{ name: string }>(
      sql`SELECT edms_id AS name FROM edms_file WHERE content_hash = repeat('0', 64)`,
    )
    expect(
      (await admin({ url: `${pathOf(contract.insolvencyApplications.file)}?attachment=${rows[0]?.name}` })).json().code,
    ).toBe('document-lost')
    expect(
      (await admin({ url: `${pathOf(contract.insolvencyApplications.file)}?attachment=../../etc/passwd` })).json().code,
    ).toBe('no-such-document')
  })
})

describe('an approved application', () => {
  const correct = async (person: string, row: Row) => {
    const call = registry.as(await registry.signIn(person))
    const payload = { attachmentId: published(row)?.id, newDate: '2025-03-03', updateDateOfDissolution: false }
    const url = pathOf(contract.insolvencyApplications.fixDate)
    const listed = (
      await call({ url: `${pathOf(contract.insolvencyApplications.list)}?status=APPROVED&${BOTH}&page=1&pageSize=12` })
    ).json()
    return {
      listed: new Set(listed.content?.map(({ mayCorrect }: Row) => mayCorrect)),
      read: (
        await call({
          url: `${pathOf(contract.insolvencyApplications.byTrackingNumber)}?trackingNumber=${row.trackingNumber}`,
        })
      ).statusCode,
      fixed: (await call({ method: 'POST', url, payload })).statusCode,
      rolledBack: (
        await call({ method: 'POST', url: pathOf(contract.insolvencyApplications.rollBack, { id: row.id ?? '' }) })
      ).statusCode,
    }
  }

  it('is read by officers, and corrected and rolled back only by supervisors', async () => {
    const row = await someApproved(published as never)
    const { version } = await detailsOf(row)
    expect(await correct('insolvency', row)).toEqual({
      listed: new Set([false]),
      read: 200,
      fixed: 403,
      rolledBack: 403,
    })
    expect(await detailsOf(row)).toMatchObject({ status: 'APPROVED', version })
    expect(await correct('supervisor', row)).toEqual({
      listed: new Set([true]),
      read: 200,
      fixed: 200,
      rolledBack: 200,
    })
    expect((await detailsOf(row)).history?.map(({ action, by }) => [action, by])).toEqual([
      ['ROLLBACK', 'Denis Odongo'],
      ['PUBLICATION_DATE', 'Denis Odongo'],
    ])
  })

  it('is hidden from people with only menu or registry permissions', async () => {
    await givePermissions(registry.database, 'newcomer', ['can_view_insolvency_settings'])
    const row = await someApproved(published as never)
    for (const person of ['newcomer', 'registrar'])
      expect(await correct(person, row)).toEqual({ listed: new Set(), read: 403, fixed: 403, rolledBack: 403 })
  })
})

describe('the date of publication', () => {
  it('is corrected, with the dissolution only on request', async () => {
    const row = await someApproved(row => row.attachments.filter(one => one.dateOfPublication).length === 1)
    const [attachmentId, before] = [published(row)?.id, await detailsOf(row)]
    const said = await fix({ attachmentId, newDate: '2026-11-01', updateDateOfDissolution: false })
    expect(said.message).toBe('Successfully updated date of publication')
    expect(await detailsOf(row)).toMatchObject({
      lastDateOfPublication: '2026-11-01',
      dateOfDissolution: before.dateOfDissolution,
    })
    await fix({ attachmentId, newDate: '2025-11-30', updateDateOfDissolution: true })
    const after = await detailsOf(row)
    // Three months after 30 November would be 30 February, which does not exist.
    expect(after).toMatchObject({ lastDateOfPublication: '2025-11-30', dateOfDissolution: '2026-02-28' })
    expect(after.history?.map(({ action, by }) => [action, by])).toEqual([
      ['PUBLICATION_DATE', 'Grace Nakato'],
      ['PUBLICATION_DATE', 'Grace Nakato'],
    ])
    expect(await lastEntry()).toMatchObject({
      call: 'INSOLVENCY-FIX-DATE',
      subject: row.trackingNumber,
      before: { dateOfPublication: '2026-11-01' },
      after: { dateOfPublication: '2025-11-30', dateOfDissolution: '2026-02-28' },
    })
  })

  it('is the latest of all files of the application', async () => {
    const row = await someApproved(row => row.attachments.filter(one => one.dateOfPublication).length === 2)
    const dates = row.attachments.flatMap(({ id, dateOfPublication }) =>
      dateOfPublication ? [{ id, dateOfPublication }] : [],
    )
    const [earlier] = dates.sort((a, b) => (a.dateOfPublication < b.dateOfPublication ? -1 : 1))
    await fix({ attachmentId: earlier?.id, newDate: '2020-02-02', updateDateOfDissolution: true })
    expect((await detailsOf(row)).lastDateOfPublication).toBe(row.lastDateOfPublication)
  })

  it('must be before today in the country’s time zone', async () => {
    const attachmentId = published(await someApproved(published as never))?.id
    const { rows } = await registry.database.read.execute<{ today: string; tomorrow: string; yesterday: string }>(sql`
      SELECT day::text AS today, (day + 1)::text AS tomorrow, (day - 1)::text AS yesterday
      FROM (SELECT (now() AT TIME ZONE 'Africa/Kampala')::date AS day) d`)
    const at = (newDate: string | undefined) => fix({ attachmentId, newDate, updateDateOfDissolution: false })
    for (const day of [rows[0]?.today, rows[0]?.tomorrow, '2999-01-01']) {
      const refused = await at(day)
      expect([refused.code, Object.keys(refused.fields)]).toEqual(['publication-date-not-past', ['newDate']])
    }
    expect((await at(rows[0]?.yesterday)).status).toBeUndefined()
    for (const day of ['2025-02-30', '01/02/2025', '', undefined]) expect((await at(day)).code).toBe('invalid-fields')
  })

  it('is refused for an outdated version and for a missing file', async () => {
    const row = await someApproved(published as never)
    const change = { attachmentId: published(row)?.id, newDate: '2025-01-01', updateDateOfDissolution: false }
    expect((await fix({ ...change, version: row.version })).status).toBeUndefined()
    expect((await fix({ ...change, newDate: '2025-01-02', version: row.version })).code).toBe('changed-meanwhile')
    expect((await fix({ ...change, attachmentId: 999_999 })).code).toBe('unknown-attachment')
  })
})

describe('a publication date that is sent again', () => {
  it('changes nothing and adds nothing to the history, unless the date of dissolution follows', async () => {
    const row = await someApproved(row => row.attachments.filter(one => one.dateOfPublication).length === 1)
    const change = { attachmentId: published(row)?.id, newDate: '2024-05-05', updateDateOfDissolution: false }
    const states: unknown[] = []
    for (const updateDateOfDissolution of [false, false, true, true]) {
      expect(await fix({ ...change, updateDateOfDissolution })).not.toHaveProperty('code', 'changed-meanwhile')
      const { rows } = await registry.database.pool.query(
        `SELECT a.version, (SELECT count(*)::int FROM insolvency_change WHERE application_id = a.id) AS changes,
           (SELECT count(*)::int FROM audit_entry WHERE subject = a.tracking_number) AS entries
         FROM insolvency_application a WHERE a.tracking_number = $1`,
        [row.trackingNumber],
      )
      states.push(rows[0])
    }
    expect(states[1]).toEqual(states[0])
    expect(states[2]).not.toEqual(states[1])
    expect(states[3]).toEqual(states[2])
  })
})

describe('a rollback', () => {
  it('returns an application to its registrar and restores the company, with the history kept', async () => {
    const row = await someApproved(({ type }) => type === 'WINDING_UP')
    expect(await statusOf(row.brn)).toBe('INSOLVENT')
    const { totalElements } = await list()
    expect((await rollBack(row.id)).message).toBe('Application rolled back successfully')
    expect((await list()).totalElements).toBe(totalElements - 1)
    expect(await statusOf(row.brn)).toBe('REGISTERED')
    const after = await detailsOf(row)
    expect(after).toMatchObject({ status: 'ASSIGNED', dateOfConfirmation: null, dateOfDissolution: null })
    expect(after.lastDateOfPublication).toBe(row.lastDateOfPublication)
    expect(after.history?.[0]).toMatchObject({
      action: 'ROLLBACK',
      by: 'Grace Nakato',
      before: { status: 'APPROVED', dateOfConfirmation: row.dateOfConfirmation },
      after: { status: 'ASSIGNED', entityStatus: 'REGISTERED' },
    })
    expect(await lastEntry()).toMatchObject({ call: 'INSOLVENCY-ROLLBACK', subject: row.trackingNumber })
    const found = async (status: string) =>
      (
        await admin({
          method: 'POST',
          url: pathOf(contract.companies.search),
          payload: { search: row.brn, status },
        })
      ).payload
    expect(await found('Insolvent')).not.toContain(row.brn)
    expect(await found('Registered')).toContain(row.brn)
    expect(
      (await fix({ attachmentId: row.attachments[0]?.id, newDate: '2025-01-01', updateDateOfDissolution: false })).code,
    ).toBe('rolled-back-already')
  })

  it('is done once by concurrent requests, whose others name the first person', async () => {
    const row = await someApproved(({ type }) => type === 'FOREIGN_COMPANY_DE_REGISTRATION')
    expect(await statusOf(row.brn)).toBe('CEASED')
    const answers = await Promise.all(Array.from({ length: 12 }, () => rollBack(row.id)))
    expect(answers.filter(({ message }) => message === 'Application rolled back successfully')).toHaveLength(1)
    expect(new Set(answers.flatMap(({ code, message }) => (code === 'rolled-back-already' ? [message] : [])))).toEqual(
      new Set([`Application ${row.trackingNumber} is no longer approved: Grace Nakato has already rolled it back.`]),
    )
    expect((await detailsOf(row)).history?.filter(({ action }) => action === 'ROLLBACK')).toHaveLength(1)
    expect(await statusOf(row.brn)).toBe('REGISTERED')
  })

  it('keeps a company insolvent while another approved application concerns it', async () => {
    const row = await someApproved(({ type }) => type === 'WINDING_UP')
    await registry.database.write(tx =>
      tx.execute(sql`
        INSERT INTO insolvency_application (tracking_number, brn, company_name, type, status, has_asset)
        SELECT 'WU-SECOND', brn, company_name, type, status, has_asset FROM insolvency_application WHERE id = ${row.id}`),
    )
    await rollBack(row.id)
    expect(await statusOf(row.brn)).toBe('INSOLVENT')
  })

  it('makes a company registered when its last two approvals are rolled back at the same moment', async () => {
    const row = await someApproved(({ type }) => type === 'WINDING_UP')
    const { rows } = await registry.database.write(tx =>
      tx.execute<{ id: string }>(sql`
        INSERT INTO insolvency_application (tracking_number, brn, company_name, type, status, has_asset)
        SELECT 'WU-ALSO', brn, company_name, type, status, has_asset FROM insolvency_application WHERE id = ${row.id}
        RETURNING id::text`),
    )
    await registry.database.read.execute(sql`
      UPDATE insolvency_application SET status = 'SUBMITTED'
      WHERE brn = ${row.brn} AND status = 'APPROVED' AND id::text NOT IN (${row.id}, ${rows[0]?.id})`)
    const who = { accountId: '', name: 'Grace Nakato', permissions: new Set<string>() }
    let other: Promise<unknown> | undefined
    let isOver = false
    const isWaiting = async () => {
      const locks = await registry.database.read.execute(sql`SELECT FROM pg_locks WHERE NOT granted`)
      return locks.rows.length > 0
    }
    await registry.database.write(async tx => {
      await rollBackApplication({ db: tx, record: () => undefined }, who, row.id ?? '')
      other = rollBack(rows[0]?.id).finally(() => {
        isOver = true
      })
      // The other one has read what this one has not committed yet, or waits for it.
      await expect.poll(async () => isOver || (await isWaiting())).toBe(true)
    })
    expect(await other).toMatchObject({ message: 'Application rolled back successfully' })
    expect(await statusOf(row.brn)).toBe('REGISTERED')
  })

  it('is refused for a company whose name another one has by now, and nothing changes', async () => {
    const row = await someApproved(({ type }) => type === 'FOREIGN_COMPANY_DE_REGISTRATION')
    expect(await statusOf(row.brn)).toBe('CEASED')
    const { rows } = await registry.database.pool.query(
      `UPDATE entity e SET name = upper(c.name) FROM entity c WHERE c.brn = $1 AND e.brn =
        (SELECT brn FROM entity WHERE register = c.register AND status = 'REGISTERED' LIMIT 1) RETURNING e.brn, c.name`,
      [row.brn],
    )
    const [{ brn: holder, name }] = rows
    expect(await rollBack(row.id)).toMatchObject({
      code: 'rolled-back-name',
      message: `${holder} has the name ${name} by now, so ${row.brn} cannot be registered again under it. File its restoration with a new name first.`,
    })
    expect([await statusOf(row.brn), (await detailsOf(row)).status]).toEqual(['CEASED', 'APPROVED'])
  })

  it('is allowed only for existing approved applications', async () => {
    const { rows } = await registry.database.read.execute<{ id: string }>(
      sql`SELECT id::text FROM insolvency_application WHERE status = 'DRAFT' LIMIT 1`,
    )
    expect((await rollBack(rows[0]?.id)).code).toBe('application-not-approved')
    expect((await rollBack('999999')).code).toBe('no-such-entry')
    expect((await rollBack('1;DROP')).code).toBe('no-such-entry')
  })

  it('leaves a history that the application itself cannot change', async () => {
    await expect(
      registry.database.write(tx => tx.execute(sql`UPDATE insolvency_change SET done_by = 'Nobody'`)),
    ).rejects.toThrow()
  })
})
