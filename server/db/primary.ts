import { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { hostsOf } from '../config/databaseHosts'
import { noPrimary, severalPrimaries, stateOf } from './askHost'
import { isRefusedWrite } from './databaseErrors'
import { addressIn, type Connection } from './dedicatedConnection'

/** Milliseconds between two looks at the servers, and after one that found no primary. */
const LOOK_EVERY = 3000
const LOOK_AGAIN = 500
/** Milliseconds of silence of the primary after which its connections are closed: their queries would wait for minutes. */
const SILENT_FOR = 10_000

type Warn = (message: string) => void

/** The primary among the database servers of an address, as this process knows it. */
export type Primary = {
  /** Connection to the server that is the primary at the moment at which a client is created. */
  connection: Connection
  /** Looks for the primary now, after an error that may come from another server. */
  suspect(error: unknown): void
  /** Looks for it regularly, and closes the connections to a server that is no longer the primary. Returns the end of it. */
  follow(warn: Warn): () => void
}

/**
 * Finds the primary among the servers of an address by asking each of them. Throws a sentence for the operator when none
 * accepts writes, or several do.
 */
export const findPrimary = async (address: string): Promise<Primary> => {
  const hosts = hostsOf(address)
  const sockets = new Set<Socket>()
  let current = { name: '', address, started: '' }
  let heardAt = Date.now()

  const closeConnections = () => {
    for (const socket of sockets) socket.destroy()
  }
  const open = () => {
    const socket = new Socket()
    sockets.add(socket)
    return socket.once('close', () => sockets.delete(socket))
  }

  /** Looks once. Returns a warning about a second primary: this process goes on with the one that it writes to. */
  const look = async (): Promise<string | undefined> => {
    const states = await Promise.all(hosts.map(stateOf))
    const primaries = states.flatMap(state =>
      state.kind === 'primary' ? [{ ...state.host, started: state.started }] : [],
    )
    const present = primaries.find(({ name }) => name === current.name)
    const several = primaries.length > 1 ? severalPrimaries(primaries.map(({ name }) => name)) : undefined
    if (several && !present) throw new Error(several)
    const primary = present ?? primaries[0]
    if (!primary) {
      if (states.some(({ host, kind }) => host.name === current.name && kind !== 'silent')) heardAt = Date.now()
      if (Date.now() - heardAt > SILENT_FOR) closeConnections()
      throw new Error(noPrimary(states))
    }
    heardAt = Date.now()
    if (primary.started !== current.started) closeConnections()
    current = primary
    return several && `${several} This server goes on writing to ${primary.name}.`
  }

  await look()

  class PrimaryClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      const given = typeof config === 'object' ? config : {}
      const connectionString = given.database ? addressIn(current.address, given.database) : current.address
      super({ ...given, connectionString, stream: open })
    }
  }

  let isSuspect = false
  let wake = () => {}
  const wait = async (ms: number) => {
    const woken = new AbortController()
    wake = () => woken.abort()
    await pause(ms, undefined, { signal: woken.signal, ref: false }).catch(() => undefined)
  }

  return {
    connection: { connectionString: current.address, Client: PrimaryClient },
    suspect(error) {
      // The server answers, and is not the one to write to: other connections may lead to the same.
      if (isRefusedWrite(error)) closeConnections()
      isSuspect = true
      wake()
    },
    follow(warn) {
      let isEnded = false
      let said: string | undefined
      const say = (message: string | undefined) => {
        if (message && message !== said) warn(message)
        said = message
      }
      const watch = async () => {
        while (!isEnded) {
          const { started } = current
          isSuspect = false
          const found = await look().then(
            warning => ({ warning }),
            (error: Error) => ({ fault: error.message }),
          )
          if (isEnded) return
          if ('fault' in found) say(found.fault)
          else {
            if (current.started !== started) warn(`The database server is ${current.name} now.`)
            say(found.warning)
          }
          await wait('fault' in found || isSuspect ? LOOK_AGAIN : LOOK_EVERY)
        }
      }
      void watch()
      return () => {
        isEnded = true
        wake()
      }
    },
  }
}
