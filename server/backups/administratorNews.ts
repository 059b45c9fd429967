import type { Permission } from '@contract/permissions'
import type { NewsKind } from '@contract/portal/news'
import { holdersOf } from '../auth/activeStaff'
import type { Db } from '../db/database'
import { news } from '../db/schema'

/** Administrators who see the reason on the page System check. */
const READS_DOCTOR = 'can_run_doctor' satisfies Permission

/** Puts news about backups at the bell of those who may run the doctor. `subject` names the backup. */
export const tellAdministrators = async (
  db: Db,
  kind: Extract<NewsKind, 'BACKUP_FAILED' | 'DRILL_FAILED'>,
  subject: string,
) => {
  const administrators = await holdersOf(db, READS_DOCTOR)
  const rows = administrators.map(({ id }) => ({ personId: id, kind, key: kind, subject }))
  if (rows.length) await db.insert(news).values(rows)
}
