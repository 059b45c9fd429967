import { createContext, useContext } from 'react'
import type { Row } from '../list/columns'

/** Functions of a page for rows, which no definition describes, by the task name that its lists use. */
export type Tasks = Readonly<Record<string, (row: Row) => void>>

export const TasksContext = createContext<Tasks>({})

/** Returns the tasks of the page that contains the list. */
export const useTasks = () => useContext(TasksContext)
