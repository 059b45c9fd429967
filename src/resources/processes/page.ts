import { defineSections } from '@/definition/defineSections'
import { incorporationSection } from './incorporationProcesses'
import { registrationSection } from './registrationProcesses'
import { repairSections } from './repairs'

/** The registry's own work, by the service that does it (PROC-02). */
export default defineSections({
  path: 'internal-processes',
  label: 'Internal Processes',
  sections: [registrationSection, incorporationSection, ...repairSections],
})
