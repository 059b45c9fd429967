import { defineArea } from '@/definition/defineArea'
import accessLog from './accessLog'
import accessSample from './accessSample'
import audit from './audit'
import personDecisions from './personDecisions'
import personPairs from './personPairs'

/** Records of who changed and who read what, and natural persons across all entities. */
export default defineArea({ lists: [accessLog, accessSample, audit, personPairs, personDecisions] })
