import { defineArea } from '@/definition/defineArea'
import accessLevels from './accessLevels'
import mdaIntegrators from './mdaIntegrators'
import partnerIntegrators from './partnerIntegrators'

/** Organisations that call the registry, and what they may be given. */
export default defineArea({ lists: [mdaIntegrators, partnerIntegrators, accessLevels] })
