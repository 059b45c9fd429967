import { createContext, useContext } from 'react'
import type { Row } from '../list/columns'

/** What a page does with a row in ways that no definition says, by the names its lists know them by. */
export type Tasks = Readonly<Record<string, (row: Row) => void>>

export const TasksContext = createContext<Tasks>({})

/** The tasks of the page a list stands on. */
export const useTasks = () => useContext(TasksContext)
