import { type LoadFinding, type LoadMapping, type LoadState, type LoadWhole, loads } from '@contract/portal/loads'
import { expect } from 'vitest'
import { form } from './multipart'
import type { TestRegistry } from './registry'

type Answer = { status: number; code: string | undefined; message: string | undefined; load: LoadWhole }

const states: readonly LoadState[] = ['CHECKING', 'WRITING', 'TAKING_BACK']

/** Returns the calls of loads, as one person makes them. */
export const loadCalls = (registry: TestRegistry, token: string) => {
  const at = (path: string, load: string, file = '') => path.replace('{load}', load).replace('{file}', file)
  const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, more: object = {}): Promise<Answer> => {
    const answer = await registry.as(token)({ method, url, ...more })
    const body = answer.json()
    return { status: answer.statusCode, code: body.code, message: body.message, load: body }
  }
  const list = async <Row>(path: string, filter: object, range = [0, 99]) => {
    const query = new URLSearchParams({ filter: JSON.stringify(filter), range: JSON.stringify(range) })
    const answer = await registry.as(token)({ method: 'GET', url: `${path}?${query}` })
    return {
      status: answer.statusCode,
      rows: answer.json() as Row[],
      total: Number(`${answer.headers['content-range']}`.split('/')[1]),
    }
  }
  const read = (load: string) => send('GET', at(loads.read.path, load))
  return {
    read,
    list: (filter: object = {}) => list<LoadWhole>(loads.list.path, filter),
    findings: (filter: object, range?: number[]) => list<LoadFinding>(loads.findings.path, filter, range),
    start: (source: string, more: object = {}) =>
      send('POST', loads.start.path, { payload: { source, effectiveOn: '2026-01-15', history: 'LOAD', ...more } }),
    upload: (load: string, name: string, content: string | Uint8Array) =>
      send(
        'POST',
        at(loads.upload.path, load),
        form({}, { bytes: typeof content === 'string' ? Buffer.from(content) : content, name, field: 'file' }),
      ),
    removeFile: (load: string, file: string) => send('DELETE', at(loads.removeFile.path, load, file)),
    map: (load: string, payload: LoadMapping) => send('PUT', at(loads.map.path, load), { payload }),
    check: (load: string) => send('POST', at(loads.check.path, load)),
    /** Writes a load as it was seen, or as it is now. */
    write: async (load: string, seen?: Pick<LoadWhole, 'usedAt'>) => {
      const { usedAt } = seen ?? (await read(load)).load
      return send('POST', at(loads.write.path, load), { payload: { usedAt } })
    },
    cancel: (load: string) => send('POST', at(loads.cancel.path, load)),
    takeBack: (load: string) => send('POST', at(loads.takeBack.path, load)),
    discard: (load: string) => send('DELETE', at(loads.discard.path, load)),
    refused: (load: string) => registry.as(token)({ method: 'GET', url: at(loads.refused.path, load) }),
    sources: () => send('GET', loads.sources.path),
    /** Waits for the end of the work on a load. */
    async ended(load: string) {
      await expect.poll(async () => states.includes((await read(load)).load.state), { timeout: 30_000 }).toBe(false)
      return (await read(load)).load
    },
  }
}
export type LoadCalls = ReturnType<typeof loadCalls>

/** Starts a load with these files. */
export const loadWith = async (calls: LoadCalls, source: string, files: Record<string, string | Uint8Array>) => {
  const { id } = (await calls.start(source)).load
  for (const [name, content] of Object.entries(files)) await calls.upload(id, name, content)
  return id
}
