import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take longest, longest first. The size of a file says little about its time, and a new checkout knows no times. */
const slowest = [
  'e2e/hostIds',
  'e2e/hostDialogs',
  'e2e/pdfStates',
  'e2e/hostTrouble',
  'e2e/insolvency',
  'e2e/published',
  'e2e/import',
  'e2e/presses',
  'e2e/practitioner',
  'e2e/configurations',
  'e2e/entityFileStates',
  'e2e/accessibility',
  'e2e/registries',
  'e2e/repairs',
  'e2e/hostWork',
  'server/process',
  'server/auth/bruteForce',
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

/** Begins the files that take longest first, so that no worker is left alone with one at the end. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b))
  }
}
