import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Slowest test files, longest first. The size of a file says little about its duration, and a new checkout has no
 * recorded durations.
 */
const slowest = [
  'e2e/pdfStates',
  'e2e/hostIds',
  'e2e/pressControls',
  'e2e/entityFile',
  'e2e/loads',
  'e2e/published',
  'e2e/hostDialogs',
  'e2e/hostTrouble',
  'e2e/stockParts',
  'e2e/spokenPages',
  'e2e/accessibility',
  'e2e/columnRoom',
  'e2e/layout',
  'e2e/story',
  'e2e/apiAccess',
  'e2e/overrides',
  'e2e/repairs',
  'e2e/practitioner',
  'e2e/accessLog',
  'e2e/accounts',
  'e2e/configurations',
  'e2e/columns',
  'e2e/work',
  'e2e/insolvency',
  'server/process',
  'server/newList',
  'server/upgradeRun',
  'server/backups/sealedArchive',
  'server/backups/moment',
  'server/personalData/personalData',
  'server/http/matrix',
  'server/backups/drill',
  'server/billing/transactions',
  'server/demonstration/loading',
  'server/loads/loadWork',
  'server/auth/bruteForce',
  'server/registry/upload',
  'server/loads/portalLoads',
  'server/processes/dataCorrections',
  'server/demonstration/fillDemonstration',
  'server/settings/messenger',
  'server/loads/killed',
  'server/db/numbers',
  'server/registry/entityPlans',
  'server/db/failover',
  'server/registry/importFiles',
  'server/db/replicas',
  'server/backups/scheduled',
  'server/demonstration/interruptedFilling',
  'server/backups/commands',
  'server/jobs/workers',
  'server/work/liveUpdates',
]

const placeOf = ({ moduleId }: TestSpecification) => {
  const at = slowest.findIndex(name => moduleId.endsWith(`/tests/${name}.test.ts`))
  return at < 0 ? slowest.length : at
}

/** A file that names its environment; the next one without ends the worker, and with it all that was imported. */
const isApart = ({ moduleId }: TestSpecification) =>
  Number(readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment'))

/**
 * Starts the slowest files first, so that no worker ends alone with one; before them those with an environment of their own,
 * so that workers are replaced once.
 */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => isApart(b) - isApart(a) || placeOf(a) - placeOf(b))
  }
}
