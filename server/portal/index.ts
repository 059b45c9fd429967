import { contract } from '@contract/index'
import type { Serve } from '../http/serve'
import type { Settings } from '../settings'
import { accessHandlers } from './access'
import { accessLogHandlers } from './accessLog'
import { auditHandlers } from './audit'
import { portalHandlers } from './capabilities'
import { closingDayHandlers } from './closingDays'
import { entityKindHandlers } from './entityKinds'
import { findHandlers } from './find'
import { journeyHandlers } from './journey'
import type { OpenLog } from './openLog'
import { personalDataHandlers } from './personalData'
import { personDataHandlers } from './personData'
import { personPairHandlers } from './personPairs'
import { personHandlers } from './persons'
import { scanHandlers } from './scans'
import { workHandlers } from './work'
import { workTeamHandlers } from './workTeam'

type Parts = { opens: OpenLog; settings: Settings }

/** Registers the handlers of the portal's own calls. */
export const servePortal = (serve: Serve, { opens, settings }: Parts) => {
  serve(contract.portal, portalHandlers)
  serve(contract.access, accessHandlers)
  serve(contract.accessLog, accessLogHandlers(opens))
  serve(contract.audit, auditHandlers)
  serve(contract.entityKinds, entityKindHandlers)
  serve(contract.find, findHandlers(opens))
  serve(contract.journey, journeyHandlers)
  serve(contract.personalData, personalDataHandlers(settings.personalLimits))
  serve(contract.persons, personHandlers(opens, settings.personalLimits))
  serve(contract.personPairs, personPairHandlers)
  serve(contract.personData, personDataHandlers(settings.portalConfig))
  serve(contract.scans, scanHandlers)
  serve(contract.work, workHandlers)
  serve(contract.workTeam, workTeamHandlers)
  serve(contract.closingDays, closingDayHandlers)
}
