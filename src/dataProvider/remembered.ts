import type { Identifier, RaRecord } from 'react-admin'

const MOST = 2000

/** The rows listed so far, by list and key: many lists have no call for one record. */
export const createRemembered = () => {
  const lists = new Map<string, Map<string, RaRecord>>()
  return {
    keep(name: string, rows: RaRecord[]) {
      const known = lists.get(name) ?? new Map<string, RaRecord>()
      if (known.size > MOST) known.clear()
      for (const row of rows) known.set(String(row.id), row)
      lists.set(name, known)
    },
    find: (name: string, id: Identifier) => lists.get(name)?.get(String(id)),
    drop: (name: string) => lists.delete(name),
    clear: () => lists.clear(),
  }
}
