import { STORED_FILE_TYPE } from '@/definition/defineFile'

/** Tells the viewer of files which type of file is opened next; without a type it keeps the last one. */
export const announceFileType = (type: string | undefined) => {
  if (type) localStorage.setItem(STORED_FILE_TYPE, type)
}
