import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'vite'

/** Starts the API, which restarts when its files change, and the portal with hot reload, both behind one address. */
const apiPort = process.env.PORT ?? '4000'
const portalPort = Number(process.env.PORTAL_PORT ?? 4001)

const api: ChildProcess = spawn(
  process.execPath,
  [
    '--watch-path=server',
    '--watch-path=contract',
    '--watch-path=spreadsheet',
    '--watch-preserve-output',
    '--import',
    'tsx',
    'server/main.ts',
  ],
  { stdio: 'inherit', env: { ...process.env, PORT: apiPort } },
)
process.env.API_URL = `http://127.0.0.1:${apiPort}`
const portal = await createServer({ server: { port: portalPort, host: '127.0.0.1' } })
await portal.listen()
console.log(`\nWork on the portal at http://127.0.0.1:${portalPort} (API at ${process.env.API_URL})\n`)

const stop = async () => {
  api.kill('SIGTERM')
  await portal.close()
  process.exit(0)
}
process.on('SIGINT', () => void stop())
process.on('SIGTERM', () => void stop())
