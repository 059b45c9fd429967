import type { Database } from '@server/db/database'

/**
 * Makes all work that waits for staff due in the last twenty days, or before. The days of a test registry are fixed, and its
 * work would become backlog as time passes.
 */
export const openWork = ({ pool }: Pick<Database, 'pool'>, daysAgo = 0) =>
  pool.query('UPDATE work_item SET due = registry_day(now()) - $1::int - (id % 20)::int - 1 WHERE stage = 0', [daysAgo])
