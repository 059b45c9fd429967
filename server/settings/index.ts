import { contract } from '@contract/index'
import type { Edms } from '../edms/edms'
import type { Serve } from '../http/serve'
import { countryHandlers } from './countries'
import { departmentHandlers, occupationHandlers } from './departments'
import { manualHandlers } from './manuals'
import { messengerHandlers } from './messenger'

/** Registers the handlers of General Settings; without a mail server messages are recorded and not sent. */
export const serveSettings = (serve: Serve, edms: Edms, hasMailServer: boolean) => {
  serve(contract.departments, departmentHandlers)
  serve(contract.occupations, occupationHandlers)
  serve(contract.countries, countryHandlers)
  serve(contract.manuals, manualHandlers(edms))
  serve(contract.messenger, messengerHandlers(hasMailServer))
}
