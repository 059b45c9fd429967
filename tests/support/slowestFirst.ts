import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Slowest test files, longest first. The size of a file says little about its duration, and a new checkout has no
 * recorded durations.
 */
const slowest = [
  'e2e/hostIds',
  'e2e/pressControls',
  'e2e/published',
  'e2e/hostDialogs',
  'e2e/work',
  'e2e/layout',
  'e2e/pdfStates',
  'e2e/repairs',
  'e2e/entityFile',
  'e2e/insolvency',
  'e2e/workPages',
  'e2e/configurations',
  'e2e/notes',
  'e2e/hostTrouble',
  'e2e/practitioner',
  'e2e/legalDocument',
  'e2e/accessibility',
  'e2e/import',
  'e2e/workTeam',
  'e2e/permissions',
  'e2e/billing',
  'e2e/spokenPages',
  'e2e/guard',
  'e2e/hostWork',
  'server/process',
  'server/newList',
  'server/backups/moment',
  'server/upgradeRun',
  'server/backups/commands',
  'server/auth/bruteForce',
  'server/backups/drill',
  'server/billing/transactions',
  'server/processes/dataCorrections',
  'server/demonstration/loading',
  'server/personalData/personalData',
  'server/commandLine',
  'server/registry/entityPlans',
  'server/settings/messenger',
  'server/http/matrix',
  'server/commands',
  'server/db/embedded',
  'server/backups/archive',
  'server/registry/plans',
  'server/registry/upload',
  'server/db/replicas',
  'server/audit/anchors',
  'server/jobs/workers',
  'server/fullDisk',
]

const placeOf = ({ moduleId }: TestSpecification) => {
  const at = slowest.findIndex(name => moduleId.endsWith(`/tests/${name}.test.ts`))
  return at < 0 ? slowest.length : at
}

/** Starts the slowest files first, so that no worker ends alone with one. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b))
  }
}
