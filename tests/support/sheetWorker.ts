import { vi } from 'vitest'

/** Global scope of the worker, whose code runs in this thread; files of one test process share it with the code. */
const scope = Object.assign(new EventTarget(), {
  location: window.location,
  postMessage: (data: unknown) => answered?.dispatchEvent(new MessageEvent('message', { data })),
})
let answered: EventTarget | undefined

/** Worker with the portal's own code that reads and writes files. */
class ThreadlessWorker extends EventTarget {
  postMessage(data: unknown) {
    answered = this
    queueMicrotask(() => scope.dispatchEvent(new MessageEvent('message', { data })))
  }
  terminate() {}
}

/** Puts a worker in place that reads and writes sheets in this thread; `vi.unstubAllGlobals` takes it away. */
export const stubSheetWorker = async () => {
  vi.stubGlobal('Worker', ThreadlessWorker)
  vi.stubGlobal('self', scope)
  await import('@/components/sheets/sheet.worker')
}
