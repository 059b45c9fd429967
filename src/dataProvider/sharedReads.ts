import type { AxiosRequestConfig } from 'axios'
import { ApiError } from './apiError'

type Read = (request: AxiosRequestConfig) => Promise<unknown>
type Running = { answer: Promise<unknown>; readers: number; stop: AbortController }

/**
 * Makes the function that sends reading requests once for all who read the same address at the same time, such as a list
 * and the number of its rows. A request is stopped when its last reader stops.
 */
export const createSharedReads = (read: Read, addressOf: (request: AxiosRequestConfig) => string) => {
  const running = new Map<string, Running>()

  const begin = (address: string, request: AxiosRequestConfig): Running => {
    const stop = new AbortController()
    const one = { answer: read({ ...request, signal: stop.signal }), readers: 0, stop }
    running.set(address, one)
    const end = () => {
      if (running.get(address) === one) running.delete(address)
    }
    one.answer.then(end, end)
    return one
  }

  return {
    async read({ signal, ...request }: AxiosRequestConfig): Promise<unknown> {
      const address = addressOf(request)
      const one = running.get(address) ?? begin(address, request)
      one.readers++
      if (!signal) return one.answer
      return new Promise((resolve, reject) => {
        const leave = () => {
          reject(new ApiError({ status: 0, code: 'cancelled', message: 'The call was stopped.' }))
          if (--one.readers) return
          if (running.get(address) === one) running.delete(address)
          one.stop.abort()
        }
        if (signal.aborted) leave()
        else signal.addEventListener?.('abort', leave, { once: true })
        one.answer.then(resolve, reject)
      })
    },
    /** Runs a request that is shared with nobody. After a write, readers get no answer from before it. */
    async alone<A>(work: () => Promise<A>, isReading: boolean): Promise<A> {
      try {
        return await work()
      } finally {
        if (!isReading) running.clear()
      }
    },
  }
}
