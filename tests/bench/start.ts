import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startEmbedded } from '../../server/db/embedded'
import { copyRepository } from '../support/copyRepository'
import { timed } from './ownPostgres'
import { processorSecondsOfTree } from './processorSeconds'

/** Returns the address that the server prints. Rejects with its output when it exits before. */
const addressOf = (child: ChildProcess) =>
  new Promise<string>((found, fail) => {
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', chunk => {
        output += chunk
        const [, address] = / is at (http:\S+)/.exec(output) ?? []
        if (address) found(address)
      })
    child.once('exit', code => fail(new Error(`The server ended with ${code}: ${output}`)))
  })

/** Starts the server as `npm start` does, and returns the seconds and processor seconds until it answers its first page. */
const startOnce = async (folder: string) => {
  // tsx keeps what it compiled in the folder for temporary files.
  const env = { ...process.env, DATA_DIR: join(folder, 'data'), PORT: '0', TMPDIR: join(folder, 'tmp') }
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  try {
    const [, seconds] = await timed(async () => {
      const answer = await fetch(`${await addressOf(child)}/login`, { headers: { accept: 'text/html' } })
      if (!answer.ok) throw new Error(`The sign-in page was answered ${answer.status}.`)
    })
    const processor = processorSecondsOfTree(child.pid ?? 0)
    // A build that is cut off while it compresses its files is done again.
    while (!existsSync(join(folder, 'dist', '.built-from'))) await pause(100)
    return { seconds, processor }
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

/** Creates and starts a bare PostgreSQL and listens on a port, which no first start can do without. */
const startFloor = async (folder: string) => {
  const [stop, seconds] = await timed(async () => {
    const { stop } = await startEmbedded(join(folder, 'floor'))
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    server.close()
    return stop
  })
  await stop()
  return seconds
}

/**
 * Measures the first start of a fresh copy of the repository, from the command to the sign-in page, beside a bare
 * PostgreSQL and port, and a second start of the same copy.
 */
export const measure = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'daftari-start-'))
  chmodSync(folder, 0o755)
  try {
    copyRepository(folder)
    mkdirSync(join(folder, 'tmp'))
    const floor = await startFloor(folder)
    console.log(`bare PostgreSQL and port: ${floor.toFixed(1)} s`)
    for (const name of ['first start', 'second start']) {
      const { seconds, processor } = await startOnce(folder)
      const ratio = (seconds / floor).toFixed(1)
      console.log(`${name}: ${seconds.toFixed(1)} s, ratio ${ratio}, ${processor.toFixed(1)} processor seconds`)
    }
    console.log('the first one in at most 10 s wanted, on two free cores')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
