import { afterEach, expect, it, vi } from 'vitest'
import type { SheetJob } from '@/components/sheets/protocol'
import { startSheetWorker } from '@/components/sheets/worker'

afterEach(() => vi.unstubAllGlobals())

/** Worker that answers a job with an event of its own. */
const workerThat = (event: () => Event) =>
  class extends EventTarget {
    postMessage() {
      queueMicrotask(() => this.dispatchEvent(event()))
    }
    terminate() {}
  }

const writing: SheetJob = { kind: 'write', format: 'csv', headers: [], rows: [], sheet: 'x' }

it.each([
  ['asks for a reload when its code did not come', () => new Event('error'), 'reader-missing'],
  ['reports a damaged file when it fails', () => new ErrorEvent('error', { message: 'x' }), 'file-broken'],
])('the worker of spreadsheets %s', async (_, event, code) => {
  vi.stubGlobal('Worker', workerThat(event))
  await expect(startSheetWorker().ask(writing, 'written')).rejects.toMatchObject({ code })
})
