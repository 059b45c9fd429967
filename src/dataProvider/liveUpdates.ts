import { JOBS_CHANGED, LIVE_UPDATES, PRESENCE_CHANGED, SIGN_OF_LIFE, WORK_CHANGED } from '@contract/portal/liveUpdates'
import type { AxiosInstance } from 'axios'
import { ApiError } from './apiError'

const SECOND = 1000
/** Milliseconds until an ended stream is opened again; each failure, and each stream without a sign of life, doubles them. */
const FIRST_PAUSE = 2 * SECOND
const LONGEST_PAUSE = 60 * SECOND
/** Milliseconds without a sign of life after which a stream counts as lost. */
const SILENCE = 3 * SIGN_OF_LIFE * SECOND

type Parts = {
  client: Pick<AxiosInstance, 'get'>
  /** Called when work changed, and whenever changes may have been missed. */
  changed(): void
  /** Called when a colleague opened or left a record that this person has open, and whenever that may have been missed. */
  met?(): void
  /** Called when a job of this person moved on or ended, and whenever that may have been missed. */
  jobsMoved?(): void
  /** Share of a pause that is left to chance, so that an office does not ask all at once. */
  random?(): number
}

const pauseAfter = (failures: number, error: unknown, random: () => number) => {
  const asked = error instanceof ApiError ? (error.retryAfter ?? 0) * SECOND : 0
  return Math.max(asked, Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures)) * (0.5 + random())
}

/**
 * Follows the host's stream of live updates while the tab is visible, and opens it again when it ends or is silent. A
 * hidden tab has no stream. The session ends as with any other call that the host answers 401. Returns the function
 * that stops following.
 */
export const followChanges = ({ client, changed, met, jobsMoved, random = Math.random }: Parts): (() => void) => {
  let current: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  /** Streams in a row that ended without a sign of life, as behind a gateway that passes none on. */
  let muteEnds = 0

  /** Changes of work and of jobs, and colleagues, may have been missed. */
  const missed = () => {
    changed()
    met?.()
    jobsMoved?.()
  }

  const listen = async (leaving: AbortController) => {
    let silence: ReturnType<typeof setTimeout> | undefined
    const hear = () => {
      clearTimeout(silence)
      silence = setTimeout(() => leaving.abort(), SILENCE)
    }
    try {
      hear()
      const { data } = await client.get<ReadableStream<BufferSource>>(LIVE_UPDATES, {
        adapter: 'fetch',
        responseType: 'stream',
        timeout: 0,
        signal: leaving.signal,
        headers: { Accept: 'text/event-stream' },
      })
      missed()
      const reader = data.pipeThrough(new TextDecoderStream()).getReader()
      let rest = ''
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        hear()
        failures = 0
        muteEnds = 0
        const lines = (rest + part.value).split('\n')
        rest = lines.pop() ?? ''
        if (lines.includes(`data: ${WORK_CHANGED}`)) changed()
        if (lines.includes(`data: ${PRESENCE_CHANGED}`)) met?.()
        if (lines.includes(`data: ${JOBS_CHANGED}`)) jobsMoved?.()
      }
      return undefined
    } catch (error) {
      // Without a stream the tries to open one take its place.
      if (current === leaving) missed()
      failures++
      return error
    } finally {
      clearTimeout(silence)
    }
  }
  const open = async () => {
    clearTimeout(timer)
    const leaving = new AbortController()
    current = leaving
    const error = await listen(leaving)
    if (current !== leaving || (error instanceof ApiError && error.status === 401)) return
    timer = setTimeout(open, pauseAfter(error ? failures : muteEnds++, error, random))
  }
  const close = () => {
    clearTimeout(timer)
    const leaving = current
    current = undefined
    leaving?.abort()
  }
  const look = () => {
    close()
    failures = 0
    muteEnds = 0
    if (document.visibilityState === 'visible') void open()
  }

  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    document.removeEventListener('visibilitychange', look)
    close()
  }
}
