import type { ActionKind } from './kind'

export const address: ActionKind<'address'> = {
  offered: () => true,
  start: (action, row, { open }) => open(action.address(row), row),
}
