import { existsSync } from 'node:fs'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'

const places = [
  process.env.CHROMIUM_PATH,
  // Debian's build without a user interface takes a sixth less processor time than the whole browser.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Returns the path of Chromium or Chrome on this machine. Throws with instructions when there is none. */
const findChromium = (): string => {
  const path = places.find(place => place && existsSync(place))
  if (path) return path
  throw new Error(
    'The screens are tried in Chromium, which is not on this machine: install it (on Debian: apt-get install chromium), or say where it is with CHROMIUM_PATH.',
  )
}

/** Options of Chromium without a window, and without network calls of its own. */
const settings = (more: string[] = []) => ({
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    ...more,
  ],
})

/** Starts Chromium; its profiles are kept in memory. */
export const launchChromium = (): Promise<Browser> => chromium.launch(settings())

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
  chromium.launchPersistentContext(folder, { ...settings(), viewport: { width: 1440, height: 900 } })

let shared: Promise<Browser> | undefined

/**
 * Returns the browser that all files of a worker share; it ends with the worker. Each file closes the profiles it
 * opened.
 */
export const sharedChromium = async (): Promise<Browser> => {
  const running = await shared
  if (running?.isConnected()) return running
  shared = chromium.launch(settings([WITHOUT_OPTIMISATION]))
  return shared
}
