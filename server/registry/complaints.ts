import { Refusal } from '@contract/errors'
import type { Complaint, complaints as contract } from '@contract/registry/complaints'
import { successMessage } from '@contract/successMessages'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { readPage } from '../db/page'
import { oneAtATime } from '../db/rowChecks'
import { account, complaint, complaintTotals, practitioner } from '../db/schema'
import type { Handlers } from '../http/serve'
import { normalNumber } from './practitionerFile'

/** Names start with the surname, as in the documents (docs/requirements/registries.md). */
const complainant = async (db: Db, accountId: string) => {
  const [person] = await db
    .select({ name: sql<string>`concat_ws(' ', ${account.surName}, ${account.givenName})` })
    .from(account)
    .where(eq(account.id, accountId))
  return person?.name ?? ''
}

type Draft = Record<'practitionerNumber' | 'complaint' | 'description' | 'lodgedBy', string>

/** Returns the tracking number of the same complaint of the same person that is still pending: it was sent twice. */
const findSame = async (db: Db, draft: Draft) => {
  const [same] = await db
    .select({ trackingNumber: complaint.trackingNumber })
    .from(complaint)
    .where(
      and(
        eq(complaint.practitionerNumber, draft.practitionerNumber),
        eq(complaint.status, 'PENDING'),
        eq(complaint.lodgedBy, draft.lodgedBy),
        eq(complaint.complaint, draft.complaint),
        eq(complaint.description, draft.description),
      ),
    )
    .limit(1)
  return same?.trackingNumber
}

const newestFirst = [desc(complaint.lodgedAt), desc(complaint.id)]

const complaintFields = {
  trackingNumber: complaint.trackingNumber,
  complainantName: complaint.complainantName,
  complaint: complaint.complaint,
  description: complaint.description,
  descriptionOfComplaint: complaint.description,
  status: complaint.status,
  dateOfApplication: complaint.lodgedAt,
  uniquePractitionerNumber: complaint.practitionerNumber,
}

/** Form of practitioner numbers. Other typed text could name the stored total of something else, such as of a status. */
const NUMBER = /^[^:]*\d[^:]*$/

/** Handlers of complaints: list, and lodging one. The same complaint sent twice is lodged once. */
export const complaintHandlers: Handlers<typeof contract> = {
  list: ({ db, filter: { status, practitionerNumber }, page }) => {
    const number = practitionerNumber ? normalNumber(practitionerNumber) : undefined
    return readPage<Complaint>(db, {
      table: complaint,
      key: complaint.id,
      order: newestFirst,
      row: complaintFields,
      where: and(
        number ? eq(complaint.practitionerNumber, number) : undefined,
        status ? eq(complaint.status, status) : undefined,
      ),
      total: !number || NUMBER.test(number) ? complaintTotals.of('complaint', number, status) : undefined,
      page,
    })
  },

  async lodge({ db, who, body, record }) {
    const number = normalNumber(body.uniquePractitionerNumber)
    const [registered] = await db
      .select({ name: sql<string>`concat_ws(' ', ${practitioner.firstName}, ${practitioner.lastName})` })
      .from(practitioner)
      .where(eq(practitioner.uniquePractitionerNumber, number))
    if (!registered) {
      const refusal = { number }
      throw new Refusal('unknown-practitioner', refusal, {
        uniquePractitionerNumber: { code: 'not-registered', params: { number } },
      })
    }
    const draft = {
      practitionerNumber: number,
      complaint: body.complaint,
      description: body.descriptionOfComplaint,
      lodgedBy: who.accountId,
    }
    await oneAtATime(db, `complaint:${who.accountId}`)
    const earlier = await findSame(db, draft)
    if (earlier) return successMessage('complaint-lodged', { trackingNumber: earlier })
    const name = await complainant(db, who.accountId)
    const [lodged] = await db
      .insert(complaint)
      .values({ ...draft, complainantName: name })
      .returning({ trackingNumber: complaint.trackingNumber })
    const trackingNumber = lodged?.trackingNumber ?? ''
    record({
      subject: `${trackingNumber} against ${number} ${registered.name}`,
      after: { trackingNumber, practitioner: number, complaint: body.complaint, status: 'PENDING' },
    })
    return successMessage('complaint-lodged', { trackingNumber })
  },
}
