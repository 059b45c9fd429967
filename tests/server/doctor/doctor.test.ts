import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contract } from '@contract/index'
import { Diagnosis, doctorChecks } from '@contract/portal/doctor'
import { type FindingName, findings } from '@contract/portal/findings'
import { clusterFolderOf, makeOwn } from '@server/db/clusterFolder'
import { examine } from '@server/doctor/doctor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCommand, runCommandIn } from '../../support/command'
import { type HealthyInstallation, healthyInstallation } from '../../support/healthyInstallation'
import { pathOf } from '../../support/pathOf'
import { quickFolder } from '../../support/quickFolder'
import { testRegistry } from '../../support/registry'
import { plantedFaults } from './plantedFaults'

let test: HealthyInstallation
beforeAll(async () => {
  test = await healthyInstallation()
})
afterAll(() => test.close())

const found = ({ checks }: Diagnosis) => checks.flatMap(({ findings: of }) => of)

const isPlanted = (name: string): name is FindingName => name in plantedFaults

describe('the doctor', () => {
  it('finds nothing in a healthy installation, and reports every check', async () => {
    const report = await examine(test.installation)
    expect(found(report)).toEqual([])
    expect(report.checks.map(({ name }) => name)).toEqual(doctorChecks)
  })

  it.each(Object.keys(plantedFaults).filter(isPlanted))('names the planted fault %s, and no secret', async name => {
    const { undo, ...planted } = (await plantedFaults[name]?.(test)) ?? {}
    try {
      const report = await examine({ ...test.installation, ...planted }, name === 'check-late' ? { seconds: 1 } : {})
      expect(found(report).map(one => one.name)).toContain(name)
      expect(() => Diagnosis.parse(report)).not.toThrow()
      const text = JSON.stringify(report)
      expect(text).not.toMatch(/the password of the desk|a wrong password|a secret of the test|f3b1c0d9|thirty-two/)
      for (const { name: one, values } of found(report)) {
        const holes = [findings[one].says, findings[one].remedy].flatMap(text => text.match(/(?<=%\{)\w+/g) ?? [])
        expect(holes.filter(hole => !(hole in values))).toEqual([])
      }
    } finally {
      await undo?.()
    }
  })

  it('takes a demonstration on this machine without a mail server for healthy', async () => {
    const { undo } = (await plantedFaults['demonstration-open']?.(test)) ?? {}
    const report = await examine({ ...test.installation, settings: { ...test.settings, smtpUrl: undefined } })
    await undo?.()
    expect(found(report)).toEqual([])
  })

  it('is healthy again once every fault is taken out', async () => {
    expect(found(await examine(test.installation))).toEqual([])
  })

  it.each(['database-unreachable', 'database-earlier'] as const)('leaves out checks of a database: %s', async name => {
    const { undo, ...planted } = (await plantedFaults[name]?.(test)) ?? {}
    const report = await examine({ ...test.installation, ...planted })
    await undo?.()
    expect(found(report).map(one => one.name)).toEqual([name])
    expect(report.checks.map(({ name }) => name)).toEqual(['settings', 'database', 'disk', 'documents', 'keys'])
  })
})

it('names the key that signs extracts, and since when, as a fact that is fine', async () => {
  const { undo, ...planted } = (await plantedFaults['signing-key']?.(test)) ?? {}
  const report = await examine({ ...test.installation, ...planted })
  await undo?.()
  expect(found(report)).toEqual([{ name: 'signing-key', values: { id: expect.any(String), day: '03-02-2026' } }])
  expect(findings['signing-key'].level).toBe('fine')
})

describe('the command doctor', () => {
  it('ends with 2 where it finds a fault, and prints names, sentences and remedies', async () => {
    const { undo } = (await plantedFaults['trigger-missing']?.(test)) ?? {}
    const run = await runCommand(test, 'doctor', [], [], { LOG_LEVEL: 'silent' })
    await undo?.()
    expect(run.status).toBe(2)
    expect(run.stdout).toContain(
      '  fault trigger-missing: Triggers are missing: audit_entry.audit_entry_keep.\n    Make',
    )
    expect(run.stdout).toMatch(/^clock: fine$/m)
    expect(run.stdout).toContain('  fault mail-none: No mail server is set')
  })

  it('names settings that are not valid, without their values', async () => {
    const run = await runCommand(test, 'doctor', ['--json'], [], { AUDIT_KEY: 'too short a key' })
    expect(run.status).toBe(2)
    const { code, checks } = JSON.parse(run.stdout)
    expect([code, checks]).toMatchObject([
      2,
      [{ name: 'settings', findings: [{ name: 'setting-invalid', level: 'fault' }] }],
    ])
    expect(run.stdout).not.toContain('too short a key')
  })

  it('names a database that cannot be opened as a fault, with the checks in JSON', async () => {
    const folder = mkdtempSync(join(quickFolder(), 'daftari-doctor-'))
    chmodSync(folder, 0o755)
    const { folder: cluster, runner, sockets } = clusterFolderOf(folder)
    makeOwn(cluster, runner)
    writeFileSync(join(cluster, 'PG_VERSION'), '18')
    const run = await runCommandIn(folder, 'doctor', ['--json'])
    for (const path of [folder, sockets]) rmSync(path, { recursive: true, force: true })
    expect([run.status, run.stderr]).toEqual([2, ''])
    expect(JSON.parse(run.stdout).checks).toEqual([
      { name: 'database', findings: [expect.objectContaining({ name: 'database-closed', level: 'fault' })] },
    ])
    expect(run.stdout).toContain('The database cannot be opened: PostgreSQL did not start: ')
  })

  it.each([
    [[], '  fault database-unreachable: The database does not answer (ECONNREFUSED).'],
    [['--upgrade-from', '0.1.0'], 'The database does not answer (ECONNREFUSED). Start the database'],
  ])('%j ends with 2 and a sentence where the database does not answer', async (args, sentence) => {
    const run = await runCommand(test, 'doctor', args, [], { DATABASE_URL: 'postgres://desk@127.0.0.1:9/daftari' })
    expect([run.status, run.stdout + run.stderr]).toEqual([2, expect.stringContaining(sentence)])
    expect(run.stdout + run.stderr).not.toContain('SELECT')
  })
})

describe('the call of the doctor', () => {
  it('answers those who may run it, and no others', async () => {
    const registry = await testRegistry({ companies: 20 })
    const url = pathOf(contract.doctor.examine)
    const [admin, clerk] = [await registry.signIn('admin'), await registry.signIn('registrar')]
    const [answer, same] = await Promise.all([registry.as(admin)({ url }), registry.as(admin)({ url })])
    expect([answer.statusCode, same.body]).toEqual([200, answer.body])
    expect(Diagnosis.parse(answer.json()).checks.map(({ name }) => name)).toEqual(doctorChecks)
    expect((await registry.as(clerk)({ url })).statusCode).toBe(403)
    await registry.close()
  })
})
