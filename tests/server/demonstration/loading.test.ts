import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { commandLine } from '../../support/command'
import { quickFolder } from '../../support/quickFolder'
import { endAll, startServer } from '../../support/serverProcess'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(quickFolder(), 'daftari-loading-'))
  chmodSync(folder, 0o755)
})
afterEach(() => {
  endAll()
  rmSync(folder, { recursive: true, force: true })
})

/** Starts and stops the server; returns the files of the server that it loaded, which V8 lists at the exit. */
const loadedFiles = async (settings: Record<string, string>) => {
  const coverage = join(folder, `coverage-${readdirSync(folder).length}`)
  mkdirSync(coverage)
  const server = await startServer(join(folder, 'data'), { ...settings, NODE_V8_COVERAGE: coverage })
  expect(await server.end('SIGTERM')).toBe(0)
  const files = readdirSync(coverage).flatMap(name => {
    const { result } = JSON.parse(readFileSync(join(coverage, name), 'utf8')) as { result: { url: string }[] }
    return result.map(({ url }) => url.match(/\/(server\/[^?]+\.ts)/)?.[1] ?? '')
  })
  return { output: server.output(), files: [...new Set(files)] }
}

const isDemonstration = (file: string) => file.startsWith('server/demonstration/')

it('is loaded by a start that fills an empty registry on this machine, and says how long each step took', async () => {
  const { files, output } = await loadedFiles({})
  // Without those of the build, which a clone without it makes at the same time.
  const lines = output.replace(/^Building the portal.*\n/gm, '').replace(/\d+\.\d s/g, 'N s')
  expect(lines).toContain(`Preparing the database …
Preparing the database … N s
Filling the demonstration registry with 40 entities …
  entities … N s
  documents … N s
  processes … N s
  accounts … N s
  payments … N s
  other records … N s
  statistics … N s
  work … N s
Filling the demonstration registry with 40 entities … N s
`)
  expect(files).toContain('server/app.ts')
  expect(files).toContain('server/demonstration/index.ts')
  expect(output).not.toContain('is connected')
}, 120_000)

it('is not loaded in production, whose start reports the missing settings', async () => {
  const { files, output } = await loadedFiles({ NODE_ENV: 'production', SMTP_URL: 'smtp://127.0.0.1:9' })
  expect(files).toContain('server/app.ts')
  expect(files.filter(isDemonstration)).toEqual([])
  expect(output).toContain('No payment gateway is connected: retrying a payment and releasing a PRN are refused.')
  expect(output).toContain('No other systems are connected: notifications of registrations wait in their queues.')
}, 120_000)

it('is refused by the seed command in production', () => {
  const seed = () =>
    execFileSync(process.execPath, commandLine('seed'), {
      env: { ...process.env, NODE_ENV: 'production', DATA_DIR: join(folder, 'data') },
      stdio: 'pipe',
    })
  expect(seed).toThrow('Demonstration data does not go into a registry in production')
})
