import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { chromiumOptions } from '../../scripts/chromium'

/** Starts Chromium; its profiles are kept in memory. */
export const launchChromium = (): Promise<Browser> => chromium.launch(chromiumOptions())

/**
 * A test leaves a page before its optimised code has paid for its compilation: without it tests take a tenth less
 * processor time.
 */
const WITHOUT_OPTIMISATION = '--js-flags=--no-opt,--no-maglev'

/**
 * Starts Chromium with a profile in a folder, as people use it: it keeps compiled code of pages there, which the
 * profiles of `launchChromium` do not. The folder may be removed once it is closed.
 */
export const launchWithProfile = (folder: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, { ...chromiumOptions(), viewport: { width: 1440, height: 900 } })

let shared: Promise<Browser> | undefined

/**
 * Returns the browser that all files of a worker share; it ends with the worker. Each file closes the profiles it
 * opened.
 */
export const sharedChromium = async (): Promise<Browser> => {
  const running = await shared
  if (running?.isConnected()) return running
  shared = chromium.launch(chromiumOptions([WITHOUT_OPTIMISATION]))
  return shared
}
