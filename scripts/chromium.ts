import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type LaunchOptions } from 'playwright-core'

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

/** Options of Chromium without a window and without network calls of its own; without a path, Playwright's own is meant. */
export const chromiumOptions = (more: string[] = []): LaunchOptions => {
  const path = places.find(place => place && existsSync(place))
  return {
    ...(path && { executablePath: path }),
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
  }
}

/** Starts Chromium once. Returns its name, or undefined when it does not start. */
const started = async (): Promise<string | undefined> => {
  const options = chromiumOptions()
  try {
    const browser = await chromium.launch(options)
    const version = browser.version()
    await browser.close()
    return `Chromium ${version} (${options.executablePath ?? "Playwright's own"})`
  } catch {
    return undefined
  }
}

const runs = (command: string, ...args: string[]) =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

/** Installs Debian's Chromium, for which one has to be root; older releases have the whole browser alone. */
const installFromDebian = () => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  const get = (name: string) => runs('apt-get', 'install', '-y', '-qq', '--no-install-recommends', name)
  return runs('apt-get', 'update', '-qq') && (get('chromium-headless-shell') || get('chromium'))
}

const installFromPlaywright = () =>
  runs(process.execPath, join('node_modules', 'playwright-core', 'cli.js'), 'install', '--only-shell', 'chromium')

/**
 * Finds the Chromium of the browser tests: that of CHROMIUM_PATH or of a usual place, else one that it installs, from
 * Debian or by Playwright's own command. Prints which. Throws one sentence with the remedy when none starts.
 */
export const prepareChromium = async (): Promise<void> => {
  for (const install of [() => true, installFromDebian, installFromPlaywright]) {
    const name = install() && (await started())
    if (name) return console.log(name)
  }
  throw new Error(
    'The screens are tested in Chromium, and none starts here: install it (on Debian: apt-get install chromium), or set CHROMIUM_PATH to one.',
  )
}
