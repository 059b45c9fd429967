import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database, Db } from '../db/database'
import { installation } from '../db/schema'

/** Fault as it is noted: the code of a BackupFault or of the system, and the file, table or code that it is about. */
const Fault = z.object({ code: z.string(), about: z.string() })
export type NotedFault = z.infer<typeof Fault>

/** Scheduled backups: the moment for which the last one was due, the last try, and failures since the last success. */
const BackupNote = z.object({
  due: z.string().optional(),
  triedAt: z.string(),
  failures: z.number(),
  fault: Fault.optional(),
  /** Documents that EDMS could not give to the last backup. */
  lost: z.number(),
})
export type BackupNote = z.infer<typeof BackupNote>

/** Restore drills: the last try with its backup, the last that succeeded, and failures since then. */
const DrillNote = z.object({
  triedAt: z.string(),
  doneAt: z.string().optional(),
  backup: z.string(),
  failures: z.number(),
  fault: Fault.optional(),
})
export type DrillNote = z.infer<typeof DrillNote>

const kinds = { 'backup-run': BackupNote, 'restore-drill': DrillNote } as const
type Notes = { 'backup-run': BackupNote; 'restore-drill': DrillNote }

/** Reads a note of the installation; undefined before the first. */
const readNote = async <Kind extends keyof Notes>(db: Db, kind: Kind): Promise<Notes[Kind] | undefined> => {
  const [row] = await db.select().from(installation).where(eq(installation.key, kind))
  return kinds[kind].safeParse(row?.value).data as Notes[Kind] | undefined
}

/** Writes a note of the installation. */
export const writeNote = async <Kind extends keyof Notes>(db: Db, kind: Kind, value: Notes[Kind]) => {
  await db
    .insert(installation)
    .values({ key: kind, value })
    .onConflictDoUpdate({ target: installation.key, set: { value } })
}

/** Reads both notes. */
export const readNotes = async ({ read }: Pick<Database, 'read'>) => ({
  backup: await readNote(read, 'backup-run'),
  drill: await readNote(read, 'restore-drill'),
})
