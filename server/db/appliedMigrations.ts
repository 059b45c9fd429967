import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { compareReleases, RELEASE } from '../config/release'
import type { Db } from './database'
import { Migration, migrationsIn, worksAfter } from './migrationKinds'
import { installation } from './schema'

/** Key of the migrations in the table `installation`: a list, each with the release that applied it. */
const KEY = 'migrations'

const Applied = Migration.extend({ release: z.string() })
type Applied = z.infer<typeof Applied>

/** A database, compared with the migrations of this release. */
export type MigrationState = {
  /** Migrations of this release that the database lacks. */
  pending: Migration[]
  /** Migrations of later releases that the database has. One that nothing is noted about has only its hash. */
  unknown: (Applied | { hash: string })[]
  /** True where an earlier version made it: another migration stands in the place of one of this release. */
  isEarlier: boolean
}

/** Statements of a database, which a single connection makes too. */
export type Statements = Pick<Db, 'execute' | 'select' | 'insert'>

const hasTable = async (db: Statements, name: string): Promise<boolean> => {
  const { rows } = await db.execute<{ known: boolean }>(sql`SELECT to_regclass(${name}) IS NOT NULL AS known`)
  return rows[0]?.known ?? false
}

const readNotes = async (db: Statements): Promise<Applied[]> => {
  if (!(await hasTable(db, 'public.installation'))) return []
  const [row] = await db.select().from(installation).where(eq(installation.key, KEY))
  return z.array(Applied).catch([]).parse(row?.value)
}

/** Returns the hashes of the migrations that a database has, in their order; none for an empty database. */
const appliedHashes = async (db: Statements): Promise<string[]> => {
  if (!(await hasTable(db, 'drizzle.__drizzle_migrations'))) return []
  const { rows } = await db.execute<{ hash: string }>(sql`SELECT hash FROM drizzle.__drizzle_migrations ORDER BY id`)
  return rows.map(({ hash }) => hash)
}

/** Compares the migrations of a database with those of this release; an empty database lacks all. */
export const compareMigrations = async (db: Statements, own = migrationsIn()): Promise<MigrationState> => {
  const applied = await appliedHashes(db)
  const foreign = applied.filter(hash => !own.some(migration => migration.hash === hash))
  const notes = foreign.length ? await readNotes(db) : []
  const unknown = foreign.map(hash => notes.find(note => note.hash === hash) ?? { hash })
  const isOfLater = (hash: string) =>
    unknown.some(one => one.hash === hash && 'release' in one && compareReleases(one.release, RELEASE) > 0)
  return {
    pending: own.filter(({ hash }) => !applied.includes(hash)),
    unknown,
    isEarlier: applied.slice(0, own.length).some((hash, at) => hash !== own[at]?.hash && !isOfLater(hash)),
  }
}

/** Refuses a database of an earlier version: those before 1.0 are not upgraded (CHANGELOG.md). */
export const refuseEarlierDatabase = ({ isEarlier }: MigrationState) => {
  if (!isEarlier) return
  throw new Error(
    'This database was made by an earlier version, and versions before 1.0 are not upgraded. If it was a demonstration, delete its folder. Otherwise write its register to a folder with the version that made it (npm run daftari -- export). Set DATA_DIR to a new folder, or DATABASE_URL to an empty database, and bring the register in there with this version (npm run daftari -- load).',
  )
}

/** Notes each migration with its kind and this release, so that servers of earlier releases can read it. */
export const noteMigrations = async (db: Statements, own: readonly Migration[]) => {
  const notes = await readNotes(db)
  const fresh = own.filter(({ hash }) => !notes.some(note => note.hash === hash))
  if (!fresh.length) return
  const value = [...notes, ...fresh.map(migration => ({ ...migration, release: RELEASE }))]
  await db
    .insert(installation)
    .values({ key: KEY, value })
    .onConflictDoUpdate({ target: installation.key, set: { value } })
}

/** Returns the release that upgraded a database last, where it is noted. */
export const upgradedBy = ({ unknown }: MigrationState): string | undefined =>
  unknown.flatMap(one => ('release' in one ? [one.release] : [])).at(-1)

/** Returns true where servers of this release work on a database that a later release upgraded. */
export const worksOn = ({ pending, unknown }: MigrationState) =>
  pending.length === 0 && unknown.every(one => 'kind' in one && worksAfter(RELEASE, one))

/**
 * Returns a sentence for the log where a later release upgraded the database and servers of this one work on it; undefined
 * where the database is not newer. Throws a sentence where they do not work on it.
 */
export const refuseNewerDatabase = (state: MigrationState): string | undefined => {
  if (!state.unknown.length) return undefined
  const release = upgradedBy(state)
  const by = release ? `release ${release}` : 'another release'
  const opening = `This is release ${RELEASE}, and ${by} upgraded the database`
  if (worksOn(state)) return `${opening}. Release ${RELEASE} works on it. Upgrade this server too.`
  const reasons = state.unknown.flatMap(one =>
    'kind' in one && !worksAfter(RELEASE, one) ? [`${one.name}: ${one.reason}`] : [],
  )
  const start = release ? `release ${release} or a later one` : 'the release that upgraded it, or a later one'
  throw new Error(
    `${opening} in a way that release ${RELEASE} does not work with${reasons[0] ? ` (${reasons[0]})` : ''}. Start ${start}, or go back to a backup from before the upgrade: see "Go back" in docs/operations.md.`,
  )
}
