import { createContext, useContext } from 'react'
import type { Row } from '../list/columns'

/**
 * Functions of a page for rows, which no definition describes, by the task name that its lists use. One that
 * sends a request returns a promise, which ends with it.
 */
export type Tasks = Readonly<Record<string, (row: Row) => unknown>>

export const TasksContext = createContext<Tasks>({})

/** Returns the tasks of the page that contains the list. */
export const useTasks = () => useContext(TasksContext)
