import type { TestRegistry } from './registry'

/** Counts the transactions of a registry that wait for a lock. */
export const waitingForLocks = async ({ database }: TestRegistry) =>
  (
    await database.pool.query(
      `SELECT FROM pg_locks WHERE NOT granted AND pid IN (SELECT l.pid FROM pg_locks l
        JOIN pg_database d ON d.oid = l.database WHERE d.datname = current_database())`,
    )
  ).rowCount
