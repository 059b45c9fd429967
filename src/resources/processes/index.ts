import { defineArea } from '@/definition/defineArea'
import dataCorrections from './dataCorrections'
import incorporationProcesses from './incorporationProcesses'
import namePushes from './namePushes'
import page from './page'
import registrationProcesses from './registrationProcesses'

/** Messages to other systems, and their repair. */
export default defineArea({
  lists: [registrationProcesses, incorporationProcesses, namePushes, dataCorrections],
  sections: [page],
})
