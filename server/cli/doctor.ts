import { fill } from '@contract/fill'
import type { Diagnosis, Finding } from '@contract/portal/doctor'
import { findings as texts } from '@contract/portal/findings'
import { readSettings, SettingsFault } from '../config/settings'
import { examine, thisMachine } from '../doctor/doctor'
import { defineCommand } from './command'
import { databaseAsItIs, refuseMissingRegistry } from './commandDatabase'

/** Returns the report of settings that are not valid: nothing else can be examined without them. */
const invalidSettings = ({ faults }: SettingsFault): Diagnosis => ({
  at: new Date().toISOString(),
  checks: [{ name: 'settings', findings: faults.map(fault => ({ name: 'setting-invalid', values: { fault } })) }],
})

const diagnose = async (): Promise<Diagnosis> => {
  try {
    const settings = readSettings(process.env)
    refuseMissingRegistry(settings)
    const database = await databaseAsItIs(settings)
    return await examine({ database, settings, ...thisMachine }).finally(() => database.close())
  } catch (error) {
    if (error instanceof SettingsFault) return invalidSettings(error)
    throw error
  }
}

const inWords = ({ name, values }: Finding) => {
  const { level, says, remedy } = texts[name]
  return { name, level, says: fill(says, values), remedy: fill(remedy, values), values }
}

export const doctor = defineCommand({
  name: 'doctor',
  sentence: 'Examines the installation, and names what is wrong with its remedy. It changes nothing.',
  codes: { 0: 'nothing was found', 1: 'warnings', 2: 'faults, or wrong use' },
  async run() {
    const { at, checks } = await diagnose()
    const report = checks.map(({ name, findings }) => ({ name, findings: findings.map(inWords) }))
    const found = report.flatMap(({ findings }) => findings)
    const count = (level: 'warning' | 'fault') => found.filter(one => one.level === level).length
    const [warnings, faults] = [count('warning'), count('fault')]
    return {
      code: faults ? 2 : Math.min(warnings, 1),
      lines: [
        ...report.flatMap(({ name, findings }) => [
          `${name}: ${findings.length ? '' : 'fine'}`.trimEnd(),
          ...findings.flatMap(one => [`  ${one.level} ${one.name}: ${one.says}`, `    ${one.remedy}`]),
        ]),
        '',
        found.length ? `Faults: ${faults}. Warnings: ${warnings}.` : 'Nothing was found.',
      ],
      result: { at, checks: report },
    }
  },
})
