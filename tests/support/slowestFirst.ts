import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Slowest test files, longest first. The size of a file says little about its duration, and a new checkout has no
 * recorded durations.
 */
const slowest = [
  'e2e/hostIds',
  'e2e/hostDialogs',
  'e2e/published',
  'e2e/hostTrouble',
  'e2e/accessibility',
  'e2e/configurations',
  'e2e/pressControls',
  'e2e/pdfStates',
  'e2e/entityFileStates',
  'e2e/import',
  'e2e/layout',
  'e2e/practitioner',
  'e2e/legalDocument',
  'e2e/insolvency',
  'e2e/spokenPages',
  'e2e/guard',
  'e2e/hostWork',
  'server/process',
  'server/newList',
  'server/auth/bruteForce',
  'server/demonstration/loading',
  'server/personalData/personalData',
  'server/audit/anchors',
  'server/settings/messenger',
  'server/registry/upload',
  'server/fullDisk',
  'server/billing/transactions',
  'server/db/embedded',
  'server/jobs/workers',
  'server/processes/dataCorrections',
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
