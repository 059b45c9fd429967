import { contract } from '@contract/index'
import type { Serve } from '../http/serve'
import { isicHandlers } from './isic'
import { nameHandlers } from './names'
import { periodHandlers, templateHandlers } from './reservation'
import { dictionaryHandlers, wordHandlers } from './words'

/** Registers the handlers of the word library, names, name reservation and natures of business. */
export const serveConfigurations = (serve: Serve) => {
  serve(contract.names, nameHandlers)
  serve(contract.dictionaries, dictionaryHandlers)
  serve(contract.dictionaryWords, wordHandlers)
  serve(contract.periods, periodHandlers)
  serve(contract.responseTemplates, templateHandlers)
  // The children of a category differ in path by a trailing slash alone, so `isicHandlers` answers them too.
  serve(contract.isic, isicHandlers)
}
