import { announceFileType } from '../file/fileType'
import { keepEntry } from '../pageEntry'
import type { ActionKind } from './kind'

export const open: ActionKind<'open'> = {
  offered: (action, row, { pageExists }) => pageExists(action.open(row).replace(/\?.*/, '')),
  start(action, row, { go }) {
    const { fileType } = action
    const address = action.open(row)
    announceFileType(typeof fileType === 'function' ? fileType(row) : fileType, address)
    const entry = action.keeps?.(row)
    if (entry) keepEntry(entry)
    go(address, row)
  },
}
