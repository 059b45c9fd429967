import { createStore, useStored } from '@/createStore'

/** Numbers shown beside entries of the menu, by the path of the entry. */
export const menuCounts = createStore<Readonly<Record<string, number>>>({})

/** Returns the number beside one entry; the component renders again when that number changes. */
export const useMenuCount = (path: string): number | undefined =>
  useStored({ ...menuCounts, get: () => menuCounts.get()[path] })
