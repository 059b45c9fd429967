// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { afterEach, describe, expect, it } from 'vitest'
import { compareReleases, isRelease, RELEASE } from '../server/config/release'
import { migrationsFolder } from '../server/db/migrationFiles'
import { declaredKind, migrationsIn, worksAfter } from '../server/db/migrationKinds'
import { judgeUpgrade } from '../server/doctor/upgrade'
import { lintMigrations } from './support/lintMigrations'
import { plantedMigrations } from './support/plantMigration'

let remove = () => {}
afterEach(() => remove())
const planted = (migrations: Record<string, string>) => {
  const made = plantedMigrations(migrations)
  remove = made.remove
  return made.folder
}

describe('the kind of a migration', () => {
  it('is declared by every migration', () => {
    const files = readdirSync(migrationsFolder).filter(file => file.endsWith('.sql'))
    expect(migrationsIn().map(({ name }) => `${name}.sql`)).toEqual(files)
  })

  it('is read from the first line', () => {
    expect(declaredKind('0002_a', '-- upgrade: expand: the column is new.\nSELECT 1')).toEqual({
      name: '0002_a',
      kind: 'expand',
      reason: 'the column is new.',
    })
    expect(declaredKind('0002_a', '-- upgrade: contract after 1.2.0: nobody reads it.')).toMatchObject({
      kind: 'contract',
      after: '1.2.0',
    })
  })

  it.each([
    'ALTER TABLE "mda" ADD COLUMN "acronym" text;',
    '-- upgrade: expand',
    '-- upgrade: expand:',
    '-- upgrade: contract: nobody reads it.',
    '-- upgrade: stop after 1.2.0: everything changes.',
    '-- upgrade: quickly: it takes no time.',
    '\n-- upgrade: expand: on the second line.',
  ])('is refused where the first line is %j', sql => {
    expect(() => declaredKind('0002_a', sql)).toThrow('The migration 0002_a does not say')
  })

  it('tells whose servers go on working', () => {
    expect(worksAfter('0.1.0', { kind: 'expand' })).toBe(true)
    expect(worksAfter('1.9.0', { kind: 'contract', after: '1.10.0' })).toBe(false)
    expect(worksAfter('1.10.0', { kind: 'contract', after: '1.10.0' })).toBe(true)
    expect(worksAfter('1.10.0', { kind: 'stop' })).toBe(false)
  })

  it('makes an upgrade rolling where all of its migrations are', () => {
    const folder = planted({
      acronym: '-- upgrade: expand: the column is new.',
      old_name: '-- upgrade: contract after 1.2.0: nobody reads it.',
    })
    const pending = migrationsIn(folder).slice(-2)
    expect(judgeUpgrade('1.2.0', pending)).toMatchObject({ from: '1.2.0', to: RELEASE, isRolling: true })
    expect(judgeUpgrade('1.1.0', pending).migrations.map(({ isRolling }) => isRolling)).toEqual([true, false])
    expect(judgeUpgrade('1.1.0', pending).isRolling).toBe(false)
    expect(judgeUpgrade('1.1.0', []).isRolling).toBe(true)
  })
})

it('compares releases by their numbers', () => {
  expect(['1.10.0', '0.9.9', '1.9.12', '1.9.3'].toSorted(compareReleases)).toEqual([
    '0.9.9',
    '1.9.3',
    '1.9.12',
    '1.10.0',
  ])
  expect([RELEASE, '1.2', 'v1.2.0', '1.2.0-rc'].map(isRelease)).toEqual([true, false, false, false])
})

it('changes the schema of jobs in a migration, which says how older releases take it', () => {
  const { schema } = createRequire(import.meta.url)('pg-boss/version.json')
  const named = migrationsIn().flatMap(
    ({ name }) =>
      /^-- jobs: schema (\d+) of pg-boss$/m.exec(readFileSync(`${migrationsFolder}/${name}.sql`, 'utf8'))?.[1] ?? [],
  )
  expect(named.at(-1)).toBe(String(schema))
})

describe('squawk', () => {
  it('finds nothing in migrations that run beside servers of older releases', () => {
    expect(lintMigrations()).toEqual([])
  })

  it('accepts what older servers do not notice: new tables with their indexes, and columns that may be empty', () => {
    const folder = planted({
      courts: `-- upgrade: expand: all of it is new.
CREATE TABLE "court" ("id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY, "name" text NOT NULL);
--> statement-breakpoint
CREATE INDEX "court_name" ON "court" USING btree ("name");
--> statement-breakpoint
ALTER TABLE "mda" ADD COLUMN "acronym" text;`,
    })
    expect(lintMigrations(folder)).toEqual([])
  })

  it.each([
    ['require-concurrent-index-creation', 'CREATE INDEX "mda_acronym" ON "mda" ("acronym");'],
    ['adding-required-field', 'ALTER TABLE "mda" ADD COLUMN "acronym" text NOT NULL;'],
    ['changing-column-type', 'ALTER TABLE "mda" ALTER COLUMN "name" TYPE varchar(20);'],
    ['renaming-column', 'ALTER TABLE "mda" RENAME COLUMN "name" TO "title";'],
    ['renaming-table', 'ALTER TABLE "mda" RENAME TO "body";'],
    ['ban-drop-column', 'ALTER TABLE "mda" DROP COLUMN "name";'],
    ['ban-drop-table', 'DROP TABLE "mda";'],
    ['constraint-missing-not-valid', 'ALTER TABLE "mda" ADD CONSTRAINT "mda_short" CHECK (length("name") < 9);'],
    [
      'adding-foreign-key-constraint',
      'ALTER TABLE "mda" ADD CONSTRAINT "of" FOREIGN KEY ("id") REFERENCES "account" ("id");',
    ],
    ['adding-not-nullable-field', 'ALTER TABLE "mda" ALTER COLUMN "acronym" SET NOT NULL;'],
    ['disallowed-unique-constraint', 'ALTER TABLE "mda" ADD CONSTRAINT "mda_one" UNIQUE ("name");'],
  ])('names %s', (rule, statement) => {
    const folder = planted({ change: `-- upgrade: expand: it seems harmless.\n${statement}` })
    expect(lintMigrations(folder).join('\n')).toContain(rule)
  })

  it('lets a contract remove what the release that it names no longer uses, and no more', () => {
    const remove = 'ALTER TABLE "mda" DROP COLUMN "acronym";'
    expect(lintMigrations(planted({ gone: `-- upgrade: contract after 1.2.0: nobody reads it.\n${remove}` }))).toEqual(
      [],
    )
    const rename = 'ALTER TABLE "mda" RENAME COLUMN "name" TO "title";'
    const folder = planted({ renamed: `-- upgrade: contract after 1.2.0: nobody reads it.\n${rename}` })
    expect(lintMigrations(folder).join('\n')).toContain('renaming-column')
  })

  it('leaves migrations alone for which all servers stop', () => {
    expect(lintMigrations(planted({ gone: '-- upgrade: stop: the table goes.\nDROP TABLE "mda";' }))).toEqual([])
  })
})
