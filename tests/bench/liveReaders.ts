import { Agent, get, type IncomingMessage } from 'node:http'
import { LIVE_UPDATES } from '@contract/portal/liveUpdates'

/** Portals to open on a server of this machine, one for each session, and the path of the counts. */
export type LiveJob = { port: number; authorizations: string[]; counts: string }
/** Milliseconds from a change until each portal held the counts after it. */
export type LiveSeen = number[]

const isJob = (message: object): message is LiveJob => 'authorizations' in message
/** Most milliseconds that a portal waits by chance, as in the portal. */
const SPREAD = 700

/** Portals that are being opened at once. */
const LANES = 20

let changedAt = 0
const agent = new Agent({ keepAlive: true, maxSockets: 200 })

const ask = (
  port: number,
  path: string,
  headers: Record<string, string>,
  answered: (answer: IncomingMessage) => void,
) => get({ host: '127.0.0.1', port, path, headers, agent }, answered).on('error', () => undefined)

const openReader = ({ port, counts }: LiveJob, authorization: string, stands: () => void) => {
  let tag: string | undefined
  const refresh = () =>
    ask(port, counts, { authorization, ...(tag && { 'if-none-match': tag }) }, answer => {
      tag = answer.headers.etag ?? tag
      answer.resume().once('end', () => {
        if (changedAt) process.send?.([Date.now() - changedAt])
      })
    })
  get({ host: '127.0.0.1', port, path: LIVE_UPDATES, headers: { authorization }, agent: false }, answer => {
    stands()
    answer.setEncoding('utf8')
    answer.on('data', (text: string) => {
      if (text.includes('data:')) setTimeout(refresh, Math.random() * SPREAD)
    })
  }).on('error', () => undefined)
}

/** Opens portals in a process of their own, and reports how long each takes to refresh after a change. */
process.on('message', (message: object) => {
  if (!isJob(message)) {
    if ('changedAt' in message) changedAt = Number(message.changedAt)
    return
  }
  const waiting = [...message.authorizations]
  let standing = 0
  // A few at a time: an address may have only so many connections that say nothing yet.
  const openNext = () => {
    const authorization = waiting.pop()
    if (!authorization) return
    openReader(message, authorization, () => {
      standing++
      if (standing === message.authorizations.length) process.send?.([])
      openNext()
    })
  }
  for (let lane = 0; lane < LANES; lane++) openNext()
})
