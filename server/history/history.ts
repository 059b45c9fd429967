import { Refusal } from '@contract/errors'
import type { history as contract, FileStep } from '@contract/portal/history'
import { normalBrn } from '@contract/registry/brn'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { dayOf } from '../db/days'
import { transactionNumber } from '../db/rowNumber'
import { entity, rowVersion } from '../db/schema'
import type { Handlers } from '../http/serve'
import { compareStates } from './differences'
import { effectsOf } from './effects'
import {
  changeOf,
  dayOfChange,
  type FiledVersion,
  FROM_THE_START,
  MOST_VERSIONS,
  readVersions,
  versionsWith,
} from './fileVersions'
import { readNames } from './names'

/** Gathers the versions of one file into steps: what one transaction did under one filing and one day. Newest first. */
const stepsOf = async (db: Db, brn: string, versions: readonly FiledVersion[]): Promise<FileStep[]> => {
  const names = await readNames(db, brn, versions)
  const steps = new Map<string, FiledVersion[]>()
  for (const version of versions) {
    const key = `${version.transaction} ${version.filing}`
    steps.set(key, [...(steps.get(key) ?? []), version])
  }
  return [...steps.values()].flatMap(group => {
    const inOrder = group.toReversed()
    const [first] = inOrder
    const effects = inOrder.flatMap(version => effectsOf(version.list, version, names))
    if (!first || !effects.length) return []
    const days = inOrder.map(dayOfChange).filter(day => day !== FROM_THE_START)
    return [{ ...changeOf(first), effectiveOn: days.sort().at(-1) ?? null, effects }]
  })
}

export const historyHandlers: Handlers<typeof contract> = {
  async ofEntity({ db, path }) {
    const brn = normalBrn(path.brn ?? '')
    const [facts] = await db
      .select({
        registeredOn: entity.registeredOn,
        historySince: entity.historySince,
        knownSince: sql<string>`${dayOf(entity.recordedAt)}::text`,
      })
      .from(entity)
      .where(eq(entity.brn, brn))
    if (!facts) throw new Refusal('unknown-brn', { brn })
    const versions = await readVersions(db, brn)
    const shown = versions.slice(0, MOST_VERSIONS)
    return { ...facts, steps: await stepsOf(db, brn, shown), cut: versions.length > MOST_VERSIONS }
  },

  differences: ({ db, path, query, asOf }) =>
    compareStates(db, normalBrn(path.brn ?? ''), { from: asOf ?? {}, to: query.to ? { asOf: query.to } : {} }),

  async effects({ db, path }) {
    const versions = await versionsWith(db)
      .where(eq(rowVersion.transaction, transactionNumber(path.transaction)))
      .limit(MOST_VERSIONS + 1)
    if (!versions.length) throw new Refusal('unknown-transaction')
    const byFile = new Map<string, FiledVersion[]>()
    for (const version of versions.slice(0, MOST_VERSIONS))
      byFile.set(version.brn, [...(byFile.get(version.brn) ?? []), version])
    const files: (FileStep & { brn: string })[] = []
    for (const [brn, ofFile] of byFile) {
      const steps = await stepsOf(db, brn, ofFile)
      files.push(...steps.map(step => ({ ...step, brn })))
    }
    return { files, cut: versions.length > MOST_VERSIONS }
  },
}
