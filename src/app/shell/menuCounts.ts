import { createStore } from '@/createStore'

/** Numbers shown beside entries of the menu, by the path of the entry. */
export const menuCounts = createStore<Readonly<Record<string, number>>>({})
