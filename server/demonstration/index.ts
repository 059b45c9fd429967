import { demonstrationSystems } from './downstreamSystems'
import { demonstrationGateway } from './gateway'
import { demonstrationPapers } from './papers'

export { fillDemonstration } from './seed/fillDemonstration'
export { type DemonstrationPerson, demonstrationStaff } from './seed/staff'
export { demonstrationTraffic } from './traffic'
export { demonstrationGateway, demonstrationPapers, demonstrationSystems }

/** Parts that `createApp` receives in a demonstration, in place of the systems around a real registry. */
export const demonstrationParts = () => ({
  gateway: demonstrationGateway(),
  downstream: demonstrationSystems(),
  makers: demonstrationPapers,
})
