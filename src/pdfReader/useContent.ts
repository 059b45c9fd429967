import { useCallback, useEffect, useRef, useState } from 'react'
import { contentOf } from './content'
import { MISSING_CODE, startDecoder } from './decoder'
import type { Content, Failing, PdfSource } from './source'

export type Loaded =
  | { at: 'none' }
  | { at: 'loading' }
  | { at: 'stopped' }
  | { at: 'failed'; reason: Failing | 'missingCode'; error?: unknown }
  | { at: 'ready'; content: Content }

type State = { key: string; attempt: number; loaded: Loaded }

/** Reasons to abort a load; compared by identity, as the reasons of its signal. */
const STOPPED = new Error('stopped')
const LATE = new Error('late')
const CHANGED = new Error('connection changed')

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined

const reasonOf = (error: unknown): Failing =>
  codeOf(error) === 'timeout' || (codeOf(error) === 'offline' && !navigator.onLine) ? 'connection' : 'failed'

const read = async (source: PdfSource, signal: AbortSignal): Promise<Content | undefined> => {
  const decoder = startDecoder()
  try {
    const content = await source.load(signal)
    if (signal.aborted) throw signal.reason
    if (typeof content === 'string') {
      const bytes = await decoder.decode(content)
      return bytes && contentOf(bytes)
    }
    return contentOf(content instanceof Blob ? new Uint8Array(await content.arrayBuffer()) : new Uint8Array(content))
  } finally {
    decoder.end()
  }
}

/**
 * Aborts when the network connection changes or the timeout passes (decision D10). Returns a function that ends the
 * watch.
 */
const watch = (controller: AbortController, timeout: number) => {
  const changed = () => controller.abort(CHANGED)
  const timer = setTimeout(() => controller.abort(LATE), timeout)
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

const outcome = (error: unknown, signal: AbortSignal): Loaded => {
  if (signal.reason === STOPPED) return { at: 'stopped' }
  if (signal.aborted) return { at: 'failed', reason: 'connection' }
  if (error === MISSING_CODE) return { at: 'failed', reason: 'missingCode' }
  return { at: 'failed', reason: reasonOf(error), error }
}

type Options = { timeout: number; onFailed(reason: Failing): void }

/**
 * Loads the selected document and returns its progress or content, with `stop` and `reload`. A late answer is dropped
 * if another document was selected since; so are the bytes of the previous one.
 */
export const useContent = (source: PdfSource | null, { timeout, onFailed }: Options) => {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<State>()
  const running = useRef<AbortController>(undefined)
  const latest = useRef({ source, onFailed })
  useEffect(() => {
    latest.current = { source, onFailed }
  })
  const key = source?.key

  useEffect(() => {
    const { source } = latest.current
    if (key === undefined || !source) return
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    const settle = (loaded: Loaded) => {
      if (running.current !== controller) return
      setState({ key, attempt, loaded })
      if (loaded.at === 'failed' && loaded.reason !== 'missingCode') latest.current.onFailed(loaded.reason)
    }
    const unwatch = watch(controller, timeout)
    const givenUp = new Promise<never>((_, fail) => {
      signal.addEventListener('abort', () => fail(signal.reason), { once: true })
    })
    Promise.race([read(source, signal), givenUp])
      .then(
        content => settle(content ? { at: 'ready', content } : { at: 'failed', reason: 'broken' }),
        error => settle(outcome(error, signal)),
      )
      .finally(unwatch)
    return () => {
      running.current = undefined
      setState(undefined)
      controller.abort(STOPPED)
      unwatch()
    }
  }, [key, attempt, timeout])

  /** Works also while the loaded document is being opened. */
  const stop = useCallback(() => {
    running.current?.abort(STOPPED)
    if (key !== undefined) setState({ key, attempt, loaded: { at: 'stopped' } })
  }, [key, attempt])
  const reload = useCallback(() => setAttempt(count => count + 1), [])
  const current = state && state.key === key && state.attempt === attempt ? state.loaded : undefined
  const loaded: Loaded = key === undefined ? { at: 'none' } : (current ?? { at: 'loading' })
  return { loaded, attempt, stop, reload }
}
