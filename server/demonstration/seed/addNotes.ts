import type { RecordKind } from '@contract/portal/noteKinds'
import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database'
import {
  account,
  entity,
  entityPerson,
  flag,
  flagKind,
  insolvencyApplication,
  legalDocument,
  note,
  noteVersion,
  payment,
  practitioner,
  process,
  reminder,
} from '../../db/schema'
import { daysBefore } from './dates'

type Author = { id: string; name: string }
type Subject = { subjectKind: RecordKind; subjectKey: string }

/** Returns the key of one row that meets a condition, some way down the table, so that it is none of the first. */
const keyOf = async (tx: Db, key: PgColumn, where: SQL, offset = 7): Promise<string | undefined> => {
  const keys = await tx
    .select({ key: sql<string>`${key}::text` })
    .from(key.table)
    .where(where)
    .orderBy(desc(key))
    .limit(offset + 1)
  return keys.at(-1)?.key
}

/** Notes of the demonstration: the record's kind, the text, its day before today, and the days until its reminder. */
const texts: readonly [RecordKind, string, number, number?][] = [
  ['ENTITY', 'The secretary rang: the new seal is at the engraver. Ask for an imprint with the next filing.', 12],
  ['ENTITY', 'Sent the checklist for the annual return, see https://www.example.org/annual-returns', 4, 0],
  ['PERSON', 'Brought the new card to the counter. The photo fits the file.', 9],
  ['LEGAL_DOCUMENT', 'Page 3 of the scan is pale. The bank sends it again.', 6, -3],
  ['PRACTITIONER', 'Asked for the certificate of good standing of the professional body.', 20],
  ['PAYMENT', 'Paid at the counter twice? The bank looks it up.', 3, 2],
  ['PROCESS', 'The other system was down in the night. Retry after nine.', 1],
  ['APPLICATION', 'The liquidator asked for two more weeks.', 15, 0],
  ['ACCOUNT', 'The owner uses the account with an assistant. Explained that everybody needs one of their own.', 30],
]

/** Flags of the demonstration, each kind once, on a kind of record that has it. */
const flags: readonly [string, RecordKind, string, string | null][] = [
  ['Court order', 'APPLICATION', 'Stay of the proceedings until the appeal is heard', 'HCT-00-CV-0421-2026'],
  ['Under investigation', 'ENTITY', 'Complaint of a shareholder about the register of members', null],
  ['Deceased person', 'PERSON', 'Death certificate brought by the family', 'DC 2026/1182'],
  ['Fraud watch', 'PAYMENT', 'The bank reported a stolen card', null],
  ['Suppressed address', 'ACCOUNT', 'Protection order of the magistrate', 'PO 88/2026'],
]

const readKeys = async (tx: Db): Promise<Partial<Record<RecordKind, string>>> => ({
  ENTITY: await keyOf(tx, entity.brn, eq(entity.register, 'COMPANY'), 17),
  PERSON: await keyOf(tx, entityPerson.id, eq(entityPerson.kind, 'INDIVIDUAL'), 31),
  LEGAL_DOCUMENT: await keyOf(tx, legalDocument.instrumentNumber, sql`true`),
  PRACTITIONER: await keyOf(tx, practitioner.uniquePractitionerNumber, sql`true`),
  PAYMENT: await keyOf(tx, payment.prn, eq(payment.prnStatus, 'CREDITED'), 23),
  PROCESS: await keyOf(tx, process.id, eq(process.status, 'SUCCESS')),
  APPLICATION: await keyOf(tx, insolvencyApplication.trackingNumber, eq(insolvencyApplication.status, 'SUBMITTED')),
  ACCOUNT: await keyOf(tx, account.id, eq(account.accountType, 'INDIVIDUAL')),
})

/** Adds notes on each kind of record, reminders that are due today, overdue and later, and each kind of flag once. */
export const addNotes = async (tx: Db, today: Date) => {
  const staff = await tx
    .select({ username: account.username, id: account.id, name: sql<string>`${account.displayName}` })
    .from(account)
    .where(inArray(account.username, ['admin', 'registrar']))
  const admin = staff.find(({ username }) => username === 'admin')
  const registrar = staff.find(({ username }) => username === 'registrar')
  if (!admin || !registrar) return
  const keys = await readKeys(tx)
  const subjectOf = (kind: RecordKind): Subject[] => {
    const key = keys[kind]
    return key === undefined ? [] : [{ subjectKind: kind, subjectKey: key }]
  }
  const momentOf = (days: number) => `${daysBefore(today, days)}T09:30:00+03:00`

  for (const [index, [kind, text, days, due]] of texts.entries()) {
    const [subject] = subjectOf(kind)
    if (!subject) continue
    const by: Author = index % 2 ? admin : registrar
    const token = `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`
    const at = momentOf(days)
    const [added] = await tx
      .insert(note)
      .values({ ...subject, token, text, authorId: by.id, author: by.name, createdAt: at })
      .returning({ id: note.id })
    if (!added) continue
    await tx
      .insert(noteVersion)
      .values({ noteId: added.id, version: 1, change: 'WRITTEN', text, byId: by.id, by: by.name, at })
    if (due !== undefined)
      await tx
        .insert(reminder)
        .values({ noteId: added.id, day: daysBefore(today, -due), ownerId: admin.id, createdAt: at })
  }
  for (const [name, kind, reason, document] of flags)
    for (const subject of subjectOf(kind)) {
      const [of] = await tx.select({ id: flagKind.id }).from(flagKind).where(eq(flagKind.name, name))
      if (!of) continue
      await tx.insert(flag).values({
        ...subject,
        kindId: of.id,
        reason,
        document,
        setById: admin.id,
        setBy: admin.name,
        setAt: momentOf(2),
      })
    }
}
