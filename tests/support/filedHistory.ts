import type { Database } from '@server/db/database'
import { entity, entityDocument, entityPerson, entityRole, filing, shareClass } from '@server/db/schema'
import { setVersionFacts } from '@server/registry/versions'
import { and, eq, sql } from 'drizzle-orm'

/**
 * Gives a company a history from its registration: FIRST LTD becomes SECOND LTD by filing TN-1 on 4 March 2021, with a new director
 * Nakirya Test, who ends on 6 May 2023 and gets an email then; shares of class 1 are 12,345 from that day. The filing has the document
 * Resolution, and Form 20, which has not arrived. Returns its BRN.
 */
export const companyWithHistory = async ({ read, write }: Pick<Database, 'read' | 'write'>): Promise<string> => {
  const { rows } = await read.execute<{ brn: string }>(sql`
    SELECT brn FROM ${entity} WHERE kind = 'COMPANY' AND sub_type NOT LIKE '%without%' AND registered_on < '2020-01-01'
      AND EXISTS (SELECT FROM share_class c WHERE c.brn = entity.brn AND c.no = 1) ORDER BY brn LIMIT 1`)
  const brn = rows[0]?.brn ?? ''
  const company = eq(entity.brn, brn)
  await write(async tx => {
    await setVersionFacts(tx, { effectiveOn: '-infinity', act: 'CORRECTION' })
    await tx
      .update(entity)
      .set({ name: 'FIRST LTD', historySince: sql`registered_on`, recordedAt: '2020-01-01T08:00:00+03:00' })
      .where(company)
  })
  await write(async tx => {
    await setVersionFacts(tx, { effectiveOn: '2021-03-04', filing: 'TN-1' })
    await tx.insert(filing).values({
      trackingNo: 'TN-1',
      brn,
      changes: ['CHANGE_OF_NAME', 'CHANGE_OF_DIRECTORS'],
      filedAt: '2021-03-05T09:00:00+03:00',
      effectiveOn: '2021-03-04',
      filedBy: 'Grace Nakato',
    })
    const document = { brn, kind: 'FILED_CHANGE', trackingNo: 'TN-1', createdAt: '2021-03-05T09:00:00+03:00' }
    await tx.insert(entityDocument).values([
      { ...document, name: 'Resolution', edmsId: 'filing-resolution' },
      { ...document, name: 'Form 20', migrating: true },
    ])
    await tx.update(entity).set({ name: 'SECOND LTD' }).where(company)
    await tx
      .insert(entityPerson)
      .values({ brn, no: 50, roles: ['DIRECTOR'], kind: 'INDIVIDUAL', givenName: 'Nakirya', surName: 'Test' })
    await tx.insert(entityRole).values({ brn, personNo: 50, role: 'DIRECTOR', since: '2021-03-04' })
  })
  await write(async tx => {
    await setVersionFacts(tx, { effectiveOn: '2023-05-06' })
    await tx
      .update(entityRole)
      .set({ until: '2023-05-06' })
      .where(and(eq(entityRole.brn, brn), eq(entityRole.personNo, 50)))
    await tx
      .update(entityPerson)
      .set({ roles: [], email: 'new@mail.example' })
      .where(and(eq(entityPerson.brn, brn), eq(entityPerson.no, 50)))
    await tx
      .update(shareClass)
      .set({ number: 12345 })
      .where(and(eq(shareClass.brn, brn), eq(shareClass.no, 1)))
  })
  return brn
}
