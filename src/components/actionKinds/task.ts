import type { ActionKind } from './kind'

export const task: ActionKind<'task'> = {
  offered: ({ task: name }, _row, { tasks }) => name in tasks,
  start: ({ task: name }, row, { tasks }) => tasks[name]?.(row),
}
