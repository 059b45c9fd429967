import { Refusal } from '@contract/errors'
import type { Complaint, complaints as contract } from '@contract/registry/complaints'
import { successMessage } from '@contract/successMessages'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { readPage } from '../db/page'
import { complaint, complaintTotals } from '../db/schema'
import type { Handlers } from '../http/serve'
import { normalNumber } from './practitionerFile'

/** Names start with the surname, as in the documents (docs/requirements/registries.md). */
const complainant = async (db: Db, accountId: string) => {
  const { rows } = await db.execute<{ name: string }>(
    sql`SELECT concat_ws(' ', sur_name, given_name) AS name FROM account WHERE id = ${accountId}`,
  )
  return rows[0]?.name ?? ''
}

export const complaintHandlers: Handlers<typeof contract> = {
  list: ({ db, filter: { status, practitionerNumber }, page }) => {
    const number = practitionerNumber ? normalNumber(practitionerNumber) : undefined
    return readPage<Complaint>(db, {
      table: complaint,
      key: complaint.id,
      order: [desc(complaint.lodgedAt), desc(complaint.id)],
      row: {
        trackingNumber: complaint.trackingNumber,
        complainantName: complaint.complainantName,
        complaint: complaint.complaint,
        description: complaint.description,
        descriptionOfComplaint: complaint.description,
        status: complaint.status,
        dateOfApplication: complaint.lodgedAt,
        uniquePractitionerNumber: complaint.practitionerNumber,
      },
      where: and(
        number ? eq(complaint.practitionerNumber, number) : undefined,
        status ? eq(complaint.status, status) : undefined,
      ),
      total: complaintTotals.of('complaint', number, status),
      page,
    })
  },

  async lodge({ db, who, body, record }) {
    const number = normalNumber(body.uniquePractitionerNumber)
    const { rows: found } = await db.execute<{ name: string }>(sql`
      SELECT concat_ws(' ', first_name, last_name) AS name FROM practitioner WHERE unique_practitioner_number = ${number}`)
    const practitioner = found[0]
    if (!practitioner) {
      const refusal = { number }
      throw new Refusal('unknown-practitioner', refusal, { uniquePractitionerNumber: `${number} is not registered` })
    }
    const name = await complainant(db, who.accountId)
    const { rows } = await db.execute<{ trackingNumber: string }>(sql`
      INSERT INTO complaint (practitioner_number, complaint, description, complainant_name, lodged_by)
      VALUES (${number}, ${body.complaint}, ${body.descriptionOfComplaint}, ${name}, ${who.accountId})
      RETURNING tracking_number AS "trackingNumber"`)
    const trackingNumber = rows[0]?.trackingNumber ?? ''
    record({
      subject: `${trackingNumber} against ${number} ${practitioner.name}`,
      after: { trackingNumber, practitioner: number, complaint: body.complaint, status: 'PENDING' },
    })
    return successMessage('complaint-lodged', { trackingNumber })
  },
}
