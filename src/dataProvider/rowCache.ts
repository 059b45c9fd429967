import { idText } from '@contract/id'
import type { Identifier } from 'react-admin'
import type { AnyRow } from '@/definition/defineResource'

const MOST = 2000

/** The rows listed so far, by list and key: many lists have no call for one record. The oldest go first. */
export const createRowCache = () => {
  const lists = new Map<string, Map<string, AnyRow>>()
  return {
    keep(name: string, rows: readonly AnyRow[]) {
      const list = lists.get(name) ?? new Map<string, AnyRow>()
      lists.set(name, list)
      for (const row of rows) {
        list.delete(idText(row.id))
        list.set(idText(row.id), row)
      }
      for (const id of list.keys()) {
        if (list.size <= MOST) break
        list.delete(id)
      }
    },
    find: (name: string, id: Identifier): AnyRow => lists.get(name)?.get(idText(id)),
    drop: (name: string) => lists.delete(name),
    clear: () => lists.clear(),
  }
}
