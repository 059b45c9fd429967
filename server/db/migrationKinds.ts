import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { z } from 'zod'
import { compareReleases } from '../config/release'
import { migrationsFolder } from './migrationFiles'

/**
 * A migration with its kind, which says whose servers work on the new schema: after `expand` those of every older release;
 * after `contract` those of the release `after` and later ones, which no longer use what it removes; after `stop` no older ones.
 */
export const Migration = z.object({
  name: z.string(),
  hash: z.string(),
  kind: z.enum(['expand', 'contract', 'stop']),
  after: z.string().optional(),
  reason: z.string(),
})
export type Migration = z.infer<typeof Migration>

const DECLARATION = /^-- upgrade: (?:(expand|stop)|(contract) after (\d+\.\d+\.\d+)): (\S.*)$/

/** Reads the first line of a migration, such as `-- upgrade: expand: the column is new.` Throws where it declares no kind. */
export const declaredKind = (name: string, sql: string): Omit<Migration, 'hash'> => {
  const [, plain, contract, after, reason] = DECLARATION.exec(sql.split('\n', 1)[0] ?? '') ?? []
  if (reason === undefined)
    throw new Error(
      `The migration ${name} does not say how servers of older releases take it. Begin it with a line such as "-- upgrade: expand: the column is new." CONTRIBUTING.md has the kinds.`,
    )
  return { name, kind: Migration.shape.kind.parse(plain ?? contract), ...(after && { after }), reason }
}

/** Returns the migrations of a folder in their order, each with its kind. */
export const migrationsIn = (folder = migrationsFolder): Migration[] => {
  const journal = readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')
  const { entries }: { entries: { tag: string }[] } = JSON.parse(journal)
  const files = readMigrationFiles({ migrationsFolder: folder })
  return entries.map(({ tag }, at) => ({
    ...declaredKind(tag, readFileSync(join(folder, `${tag}.sql`), 'utf8')),
    hash: files[at]?.hash ?? '',
  }))
}

/** Tells whether servers of a release work on the schema that a later migration leaves. */
export const worksAfter = (release: string, { kind, after }: Pick<Migration, 'kind' | 'after'>) =>
  kind === 'expand' || (kind === 'contract' && after !== undefined && compareReleases(release, after) >= 0)
