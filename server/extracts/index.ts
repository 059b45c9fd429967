import { contract } from '@contract/index'
import type { Settings } from '../config/settings'
import type { Serve } from '../http/serve'
import { extractHandlers } from './extracts'
import { verificationHandlers } from './verification'

/** Registers the handlers of extracts, for staff and for everybody who has one. */
export const serveExtracts = (serve: Serve, settings: Settings) =>
  serve(contract.extracts, { ...extractHandlers(settings), ...verificationHandlers(settings) })
