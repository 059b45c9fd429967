import { contract } from '@contract/index'
import type { Serve } from '../http/serve'
import { isicHandlers } from './isic'
import { nameHandlers } from './names'
import { periodHandlers, templateHandlers } from './reservation'
import { dictionaryHandlers, wordHandlers } from './words'

/** The words that decide on names, the names themselves, their reservation, and the natures of business. */
export const serveConfigurations = (serve: Serve) => {
  serve(contract.names, nameHandlers)
  serve(contract.dictionaries, dictionaryHandlers)
  serve(contract.dictionaryWords, wordHandlers)
  serve(contract.periods, periodHandlers)
  serve(contract.responseTemplates, templateHandlers)
  // What stands below a category has the same address but for the last slash, and is answered there.
  serve(contract.isic, isicHandlers)
}
