import { contract } from '@contract/index'
import type { Settings } from '../config/settings'
import type { Serve } from '../http/serve'
import type { OpenLog } from '../logs/openLog'
import { personDataHandlers } from './personData'
import { personPairHandlers } from './personPairs'
import { personHandlers } from './persons'

type Parts = { opens: OpenLog; settings: Settings }

/** Registers the handlers of natural persons: search, duplicates, and the data held about somebody. */
export const servePeople = (serve: Serve, { opens, settings }: Parts) => {
  serve(contract.persons, personHandlers(opens, settings.personalLimits))
  serve(contract.personPairs, personPairHandlers)
  serve(contract.personData, personDataHandlers(settings.portalConfig))
}
