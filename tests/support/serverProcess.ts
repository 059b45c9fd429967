import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync } from 'node:fs'
import { passwordOf } from './sessions'

/** The server as `npm start` runs it, in its own process that can be stopped and killed. */
export type ServerProcess = {
  url: string
  /** Returns everything that the server printed so far. */
  output(): string
  /** Signs in a demonstration person with the code that the server prints; returns the session's token. */
  signIn(username: string): Promise<string>
  /** Sends a signal and waits for the exit; returns the exit code, null when the signal itself ended the process. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
}

const running = new Set<ChildProcess>()

/** Ends every server that a failed test left running or starting. */
export const endAll = (signal: 'SIGTERM' | 'SIGKILL' = 'SIGKILL') => {
  for (const child of running) child.kill(signal)
}

const json = (url: string, body: unknown) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }).then(
    answer => answer.json() as Promise<Record<string, unknown>>,
  )

/**
 * Starts the server of this repository, or of a copy of it, with a data folder and waits until it prints its address.
 * Rejects with its output when it exits.
 */
export const startServer = (
  dataDir: string,
  settings: Record<string, string> = {},
  repository = '.',
): Promise<ServerProcess> =>
  new Promise((started, fail) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
      cwd: repository,
      env: { ...process.env, DATA_DIR: dataDir, PORT: '0', DEMONSTRATION_COMPANIES: '40', NODE_ENV: '', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running.add(child)
    let output = ''
    const ended = new Promise<number | null>(done => {
      child.once('exit', code => {
        running.delete(child)
        done(code)
        fail(new Error(`The server ended with ${code}: ${output}`))
      })
    })
    const listeners = new Set<() => void>()
    const listen = (chunk: Buffer) => {
      output += chunk
      for (const tell of listeners) tell()
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    /** Returns the first group of a pattern, once the output contains it after `from`. */
    const hear = (pattern: RegExp, from = 0) =>
      new Promise<string>(done => {
        const look = () => {
          const match = pattern.exec(output.slice(from))?.[1]
          if (match === undefined) return
          listeners.delete(look)
          done(match)
        }
        listeners.add(look)
        look()
      })

    void hear(/ is at (http:\S+)/).then(url =>
      started({
        url,
        output: () => output,
        async signIn(username) {
          const before = output.length
          const first = await json(`${url}/auth/api/auth/signin/backoffice`, {
            usernameOrEmail: username,
            password: passwordOf(username),
          })
          const otp = await hear(new RegExp(`code for ${username}: (\\d{4})`), before)
          const second = await json(`${url}/auth/api/auth/validate-login-code`, { token: first.data, otp })
          return String(second.accessToken)
        },
        end(signal) {
          child.kill(signal)
          return ended
        },
      }),
    )
  })

/** Copies the data folder of a stopped server. PostgreSQL requires the owners of its files, which `cp` keeps. */
export const copyData = (from: string, to: string) => {
  if (process.platform === 'win32') cpSync(from, to, { recursive: true })
  else execFileSync('cp', ['-a', `${from}/.`, to])
}
