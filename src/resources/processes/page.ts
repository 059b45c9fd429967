import { defineSections } from '@/definition/defineSections'
import { incorporationSection } from './incorporationProcesses'
import { registrationSection } from './registrationProcesses'
import { repairSections } from './repairs'

/** Page of the registry's own processes, by the service that runs them (PROC-02). */
export default defineSections({
  path: 'internal-processes',
  label: 'Internal Processes',
  sections: [registrationSection, incorporationSection, ...repairSections],
})
