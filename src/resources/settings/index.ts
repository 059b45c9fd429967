import { defineArea } from '@/definition/defineArea'
import flagKinds from '../portal/flagKinds'
import broadcasts from './broadcasts'
import closingDays from './closingDays'
import countries from './countries'
import departments from './departments'
import manuals from './manuals'
import occupations from './occupations'

/** General Settings. */
export default defineArea({
  lists: [departments, occupations, countries, manuals, broadcasts, closingDays, flagKinds],
})
