import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { PoolClient } from 'pg'
import { z } from 'zod'
import { BackupFault, type BackupFiles } from './backupFiles'

/** Format of the files of a backup. */
export const FORMAT = 2

export const MANIFEST = 'manifest.json'

const Manifest = z.object({
  format: z.literal(FORMAT),
  /** Last entry of the audit trail; absent for an empty registry. */
  trail: z.object({ entry: z.number().int(), hash: z.string() }).optional(),
  takenAt: z.string(),
  /** Hashes of the migrations that made the database, in their order. */
  migrations: z.array(z.string()),
  /** Rows of each table and the SHA-256 of their text, in the order of its key. */
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number().int(), sha256: z.string() }),
  ),
})
export type Manifest = z.infer<typeof Manifest>

/** Returns the hashes of the migrations that made a database, in their order. */
export const readMigrations = async (client: PoolClient) => {
  const { rows } = await client.query<{ hash: string }>('SELECT hash FROM drizzle.__drizzle_migrations ORDER BY id')
  return rows.map(({ hash }) => hash)
}

const newer = () =>
  new BackupFault('newer', 'This backup was made by a newer release of Daftari. Restore it with that release.')

const older = () =>
  new BackupFault(
    'older',
    'This backup was made by an earlier release of Daftari. Restore it with that release, then update.',
  )

/** Refuses a backup whose migrations are not those of this database, and says which of both is newer. */
export const sameRelease = ({ migrations }: Manifest, here: readonly string[]) => {
  const begins = (one: readonly string[], other: readonly string[]) => one.every((hash, at) => hash === other[at])
  if (migrations.length > here.length && begins(here, migrations)) throw newer()
  if (migrations.length === here.length && begins(here, migrations)) return
  throw older()
}

/** Reads the manifest of a backup. Errors: BackupFault, also for one that another release of Daftari wrote. */
export const readManifest = async (files: BackupFiles): Promise<Manifest> => {
  const written = await text(await files.open(MANIFEST))
  const damaged = () => new BackupFault('damaged', `${MANIFEST} is not what a backup wrote: it is damaged.`, MANIFEST)
  let content: unknown
  try {
    content = JSON.parse(written)
  } catch {
    throw damaged()
  }
  const format = z.object({ format: z.number() }).safeParse(content).data?.format
  if (format !== undefined && format > FORMAT) throw newer()
  if (format !== undefined && format < FORMAT) throw older()
  const manifest = Manifest.safeParse(content)
  if (!manifest.success) throw damaged()
  return manifest.data
}

/** Writes the manifest, which makes a backup whole. */
export const writeManifest = (files: BackupFiles, manifest: Manifest) =>
  files.write(MANIFEST, Readable.from([JSON.stringify(manifest, null, 2)]))
