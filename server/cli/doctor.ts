import { fill } from '@contract/fill'
import type { Diagnosis, DoctorCheck, Finding } from '@contract/portal/doctor'
import { findings as texts } from '@contract/portal/findings'
import { DrizzleQueryError } from 'drizzle-orm'
import { compareReleases, isRelease, RELEASE } from '../config/release'
import { readSettings, SettingsFault } from '../config/settings'
import { faultCode } from '../db/databaseErrors'
import { finding } from '../doctor/check'
import { examine, thisMachine } from '../doctor/doctor'
import { examineUpgrade, type Upgrade } from '../doctor/upgrade'
import { defineCommand, type Outcome, WrongUse } from './command'
import { databaseAsItIs, refuseMissingRegistry } from './commandDatabase'

/** Returns the report where nothing else can be examined: settings are not valid, or the database cannot be opened. */
const reportOf = (error: Error): Diagnosis => {
  const [name, findings]: [DoctorCheck, Finding[]] =
    error instanceof SettingsFault
      ? ['settings', error.faults.map(fault => finding('setting-invalid', { fault }))]
      : ['database', [finding('database-closed', { fault: error.message })]]
  return { at: new Date().toISOString(), checks: [{ name, findings }] }
}

const diagnose = async (env: NodeJS.ProcessEnv): Promise<Diagnosis> => {
  try {
    const settings = readSettings(env)
    refuseMissingRegistry(settings)
    const database = await databaseAsItIs(settings)
    return await examine({ database, settings, ...thisMachine }).finally(() => database.close())
  } catch (error) {
    if (error instanceof WrongUse || !(error instanceof Error)) throw error
    return reportOf(error)
  }
}

/** Returns the sentence of an error; that of a query that failed would be its statement. */
const sentenceOf = (error: unknown) => {
  if (error instanceof DrizzleQueryError) {
    const { says, remedy } = texts['database-unreachable']
    return fill(`${says} ${remedy}`, { code: faultCode(error) ?? 'unknown' })
  }
  return error instanceof Error ? error.message : String(error)
}

const inWords = ({ name, values }: Finding) => {
  const { level, says, remedy } = texts[name]
  return { name, level, says: fill(says, values), remedy: fill(remedy, values), values }
}

const upgradeLines = ({ from, to, isRolling, migrations }: Upgrade) => [
  `From release ${from} to ${to}: ${isRolling ? 'rolling' : 'needs a stop'}.`,
  ...migrations.map(
    ({ name, kind, after, reason, isRolling: one }) =>
      `  ${one ? 'rolling' : 'needs a stop'}: ${name}, ${kind}${after ? ` after ${after}` : ''}: ${reason}`,
  ),
  isRolling
    ? 'Servers can be upgraded one after the other, while the others work.'
    : 'Stop all servers first: docs/operations.md has the steps.',
]

const diagnoseUpgrade = async (from: string, env: NodeJS.ProcessEnv): Promise<Outcome> => {
  if (!isRelease(from)) throw new WrongUse(`${from} is no release. Name it as 1.2.0, the release that the servers run.`)
  if (compareReleases(from, RELEASE) > 0)
    throw new WrongUse(
      `Release ${from} is later than this one, ${RELEASE}. Ask the doctor of the release to upgrade to.`,
    )
  try {
    const settings = readSettings(env)
    refuseMissingRegistry(settings)
    const database = await databaseAsItIs(settings)
    const upgrade = await examineUpgrade(database.read, from).finally(() => database.close())
    return { code: upgrade.isRolling ? 0 : 1, lines: upgradeLines(upgrade), result: upgrade }
  } catch (error) {
    if (error instanceof WrongUse) throw error
    return { code: 2, lines: [], faults: [sentenceOf(error)], result: {} }
  }
}

export const doctor = defineCommand({
  name: 'doctor',
  sentence: 'Examines the installation, and names what is wrong with its remedy. It changes nothing.',
  flags: {
    'upgrade-from': {
      kind: 'text',
      value: 'release',
      sentence:
        'Tells in place of that if servers of this release can be upgraded one after the other, or need a stop.',
    },
  },
  codes: { 0: 'nothing was found, or rolling', 1: 'warnings, or needs a stop', 2: 'faults, or wrong use' },
  async run({ text, env }) {
    const from = text('upgrade-from')
    if (from !== undefined) return diagnoseUpgrade(from, env)
    const { at, checks } = await diagnose(env)
    const report = checks.map(({ name, findings }) => ({ name, findings: findings.map(inWords) }))
    const found = report.flatMap(({ findings }) => findings.filter(({ level }) => level !== 'fine'))
    const count = (level: 'warning' | 'fault') => found.filter(one => one.level === level).length
    const [warnings, faults] = [count('warning'), count('fault')]
    return {
      code: faults ? 2 : Math.min(warnings, 1),
      lines: [
        ...report.flatMap(({ name, findings }) => [
          `${name}: ${findings.some(({ level }) => level !== 'fine') ? '' : 'fine'}`.trimEnd(),
          ...findings.flatMap(one => [`  ${one.level} ${one.name}: ${one.says}`, `    ${one.remedy}`]),
        ]),
        '',
        found.length ? `Faults: ${faults}. Warnings: ${warnings}.` : 'Nothing was found.',
      ],
      result: { at, checks: report },
    }
  },
})
