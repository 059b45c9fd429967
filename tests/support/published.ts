import { calls } from '@contract/index'
import { isListPermission, type Permit } from '@contract/permissions'
import catalogue from '../contract/published.json'

type Published = { id: string; method: string; path: string | null; query: readonly string[]; body: readonly string[] }
const published: readonly Published[] = catalogue

/** A request as a host receives it: `query` and `body` are the names of its keys. */
export type Sent = { method: string; path: string; query: readonly string[]; body: readonly string[] }

/** Returns the path of a published call, or the assumed path of the contract where the documents leave it open. */
const pathOf = ({ id, path }: Published) => {
  const call = calls.find(one => one.id === id)
  return call?.assumed ? call.path : (path ?? call?.path)
}

const templates = published.flatMap(call => {
  const path = pathOf(call)
  if (!path) return []
  const pattern = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')
  // A path without braces matches first: 'insolvency/process/messages' is not a process.
  return [{ ...call, open: path.split('{').length, matches: new RegExp(`^${pattern}$`) }]
})

/** Tells whether a call asks for the permission of its list alone, which nobody holds on a host without the list. */
export const isOfOwnList = ({ permit }: { permit: Permit }) => [permit].flat().every(isListPermission)

/** Returns the parts of a request that no document publishes, in words; an empty list when all are published. */
export const unpublishedIn = ({ method, path, query, body }: Sent): string[] => {
  const match = templates
    .filter(call => call.method === method && call.matches.test(path))
    .sort((one, other) => one.open - other.open)
  if (!match.length) return [`${method} ${path} is not published`]
  const foreign = match.map(call => [
    ...query.filter(key => !call.query.includes(key)).map(key => `${call.id} has no query key ${key}`),
    ...body.filter(key => !call.body.includes(key)).map(key => `${call.id} has no body key ${key}`),
  ])
  return foreign.find(faults => !faults.length) ?? foreign[0] ?? []
}

/** Returns the names of the fields in a request's body, JSON or multipart. */
export const bodyKeys = (contentType: string | undefined, body: string | null): string[] => {
  if (!body) return []
  if (contentType?.startsWith('multipart/')) return [...body.matchAll(/; name="([^"]+)"/g)].map(([, name = '']) => name)
  return Object.keys(JSON.parse(body))
}
