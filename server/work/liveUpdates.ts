import { Readable } from 'node:stream'
import { Refusal } from '@contract/errors'
import {
  JOBS_CHANGED,
  LIVE_UPDATES,
  mayDo,
  PRESENCE_CHANGED,
  SIGN_OF_LIFE,
  WORK_CHANGED,
} from '@contract/portal/liveUpdates'
import { workSourceNames } from '@contract/portal/workSources'
import type { FastifyInstance } from 'fastify'
import { findWho, signedOut, whoOfSessions } from '../auth/sessions'
import type { Database } from '../db/database'
import { faultCode } from '../db/databaseErrors'
import { listenTo } from '../db/notifications'
import type { Callers } from '../http/callerNames'
import type { Who } from '../http/serve'
import { hashOf, tokenOf } from '../http/tokens'
import { jobNotice } from '../jobs/jobRows'

/**
 * Channel of PostgreSQL that names, with commas, the sources whose work a transaction changed, ended sessions, and people
 * who have a record open that a colleague opened or left, and people whose jobs moved on.
 */
export const WORK_CHANNEL = 'portal_work'

/** Streams of one server, and of one person on it. */
const MOST_STREAMS = 2000
const MOST_OF_PERSON = 8
/** Milliseconds between two events of a stream: changes meanwhile are one event. */
const SPACING = 1000
/** Bytes that may wait for a slow reader, far more than the events of a minute. */
const MOST_WAITING = 4096
const SECOND = 1000
/** Name in a notification that stands for ended sessions, beside those of sources of work. */
const SESSIONS_ENDED = 'SESSION'

/** Returns the name in a notification of a person who has a record open that a colleague opened or left. */
export const presentNotice = (accountId: string) => `PRESENT ${accountId}`

const eventOf = (data: string) => `data: ${data}\n\n`
const COMMENT = ':\n\n'

type Stream = { body: Readable; hash: string; who: Who }

export type LiveUpdates = { open(who: Who, token: string): Readable; end(): void }

type Options = {
  /** Seconds between two signs of life; sessions are checked at the same time. */
  everySeconds?: number
  warn(about: object): void
}

/**
 * Keeps the streams of one server. While there is any, one connection of its own listens to the database, so that
 * servers on one database agree. A stream ends within a second of its session, or when its reader takes nothing.
 */
export const createLiveUpdates = (database: Database, { everySeconds = SIGN_OF_LIFE, warn }: Options): LiveUpdates => {
  const streams = new Set<Stream>()
  const changed = new Set<string>()
  let spacing: NodeJS.Timeout | undefined
  let isEnded = false
  let isDue = false
  let checking: Promise<void> | undefined
  let ending: NodeJS.Timeout | undefined
  let stopWork: (() => void) | undefined

  const write = (stream: Stream, text: string) => {
    stream.body.push(text)
    if (stream.body.readableLength > MOST_WAITING) stream.body.destroy()
  }
  const announce = () => {
    if (!changed.size || spacing) return
    const sources = workSourceNames.filter(name => changed.has(name))
    for (const stream of streams) {
      const { permissions, accountId } = stream.who
      if (sources.some(name => mayDo(name, permissions))) write(stream, eventOf(WORK_CHANGED))
      if (changed.has(presentNotice(accountId))) write(stream, eventOf(PRESENCE_CHANGED))
      if (changed.has(jobNotice(accountId))) write(stream, eventOf(JOBS_CHANGED))
    }
    changed.clear()
    spacing = setTimeout(() => {
      spacing = undefined
      announce()
    }, SPACING).unref()
  }
  const notified = (names: readonly string[]) => {
    if (names.includes(SESSIONS_ENDED)) check()
    for (const name of names) changed.add(name)
    announce()
  }
  const checkSessions = async () => {
    isDue = false
    const asked = new Set([...streams].map(({ hash }) => hash))
    const people = await whoOfSessions(database.read, [...asked])
    for (const stream of streams) {
      const who = people.get(stream.hash)
      if (who) stream.who = who
      // A stream that was opened during the query is checked by the next one.
      else if (asked.has(stream.hash)) stream.body.push(null)
    }
    clearTimeout(ending)
    const next = Math.min(...[...people.values()].map(({ seconds }) => seconds))
    if (next < everySeconds) ending = setTimeout(check, Math.max(0, next) * SECOND + 50).unref()
  }
  /** Checks the sessions; what ends while a check is under way is found by another one after it. */
  const check = () => {
    isDue = true
    if (checking) return
    checking = (async () => {
      while (isDue) await checkSessions()
    })()
      // Streams stay while the database is away: they say nothing that the calls after them would not check.
      .catch(error => warn({ code: faultCode(error) }))
      .finally(() => {
        checking = undefined
      })
  }
  const tend = () => {
    for (const stream of streams) write(stream, COMMENT)
    check()
  }
  const startWork = () => {
    const timer = setInterval(tend, everySeconds * SECOND).unref()
    const stopListening = listenTo(database.connection, WORK_CHANNEL, {
      notified: payload => notified(payload.split(',')),
      began: () => notified([...workSourceNames, SESSIONS_ENDED]),
    })
    return () => {
      clearInterval(timer)
      clearTimeout(spacing)
      clearTimeout(ending)
      spacing = undefined
      stopListening()
    }
  }
  const remove = (stream: Stream) => {
    streams.delete(stream)
    if (streams.size) return
    stopWork?.()
    stopWork = undefined
  }

  return {
    open(who, token) {
      if (isEnded || streams.size >= MOST_STREAMS) throw new Refusal('busy')
      const own = [...streams].filter(stream => stream.who.accountId === who.accountId)
      if (own.length >= MOST_OF_PERSON) throw new Refusal('too-many-requests')
      const body = new Readable({ read: () => undefined })
      const stream: Stream = { body, hash: hashOf(token), who }
      body.once('close', () => remove(stream))
      streams.add(stream)
      write(stream, COMMENT)
      stopWork ??= startWork()
      check()
      return body
    },
    end() {
      isEnded = true
      for (const { body } of streams) body.push(null)
    },
  }
}

/** Serves the stream of live updates to people with a session. Stopping the server ends the streams first. */
export const serveLiveUpdates = (app: FastifyInstance, database: Database, callers: Callers) => {
  const updates = createLiveUpdates(database, {
    warn: about => app.log.warn(about, 'sessions of live updates were not checked'),
  })
  app.addHook('preClose', async () => updates.end())
  app.get(LIVE_UPDATES, { config: { streams: true } }, async (request, reply) => {
    const token = tokenOf(request.headers.authorization)
    const who = token ? await findWho(database.read, token) : undefined
    if (!token || !who) throw await signedOut(database.read, token)
    callers.know(token, 'person', who.accountId)
    return reply
      .headers({
        'Content-Type': 'text/event-stream; charset=utf-8',
        // A connection that carried a stream carries nothing else, so that stopping need not wait for it.
        Connection: 'close',
        // nginx would keep events back until its buffer is full.
        'X-Accel-Buffering': 'no',
      })
      .send(updates.open(who, token))
  })
}
