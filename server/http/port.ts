import { createServer } from 'node:net'
import type { Settings } from '../config/settings'

type Listening = Pick<Settings, 'host' | 'port'>

/** The fault of listening in one sentence that says how to choose another port; any other fault as it is. */
export const portFault = (error: unknown, { host, port }: Listening): unknown => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return new Error(`Port ${port} of ${host} is in use: choose another one, for example PORT=${port + 1} npm start.`)
  if (code === 'EACCES')
    return new Error(`Port ${port} of ${host} is not open to this account: choose one above 1023, such as PORT=4000.`)
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'EADDRNOTAVAIL')
    return new Error(`HOST=${host} is no address of this machine (${code}): give one, 127.0.0.1 or 0.0.0.0 for all.`)
  return error
}

/** Refuses a port that cannot be listened on, before anything else is begun. */
export const checkPort = ({ host, port }: Listening) =>
  new Promise<void>((done, fail) => {
    const probe = createServer()
    probe.once('error', error => fail(portFault(error, { host, port })))
    probe.listen({ host, port }, () => probe.close(() => done()))
  })
