import { STORED_FILE_TYPE } from '@/definition/defineFile'

/** Local storage key of the types of files that were found, by their numbers. */
const FOUND_TYPES = 'daftari.fileTypes'
/** Files whose types are remembered; the one found first makes room. */
const MOST_FOUND = 200

const read = (): [number: string, type: string][] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(FOUND_TYPES) ?? '[]')
    const isPair = (one: unknown): one is [string, string] =>
      Array.isArray(one) && one.length === 2 && one.every(part => typeof part === 'string')
    return Array.isArray(stored) ? stored.filter(isPair) : []
  } catch {
    return []
  }
}

/** Returns the type of the file with this number, where it was told or found before in this browser. */
export const foundFileType = (number: string): string | undefined => new Map(read()).get(number)

/** Remembers the type of the file with this number; undefined forgets it. */
export const rememberFileType = (number: string, type: string | undefined) => {
  const others = read().filter(([one]) => one !== number)
  const all = type ? [...others, [number, type]] : others
  localStorage.setItem(FOUND_TYPES, JSON.stringify(all.slice(-MOST_FOUND)))
}

/** Returns the number at the end of the address of a file. */
const numberIn = (address: string) =>
  decodeURIComponent(
    address
      .replace(/[?#].*/, '')
      .split('/')
      .at(-1) ?? '',
  )

/**
 * Tells the viewer of files which type the file at an address has; without a type it finds out by itself. The documents have
 * one type in local storage, of whichever file is opened next; ours is also kept with the number, so that no later page is
 * opened with the type of another one.
 */
export const announceFileType = (type: string | undefined, address: string) => {
  if (!type) return
  localStorage.setItem(STORED_FILE_TYPE, type)
  rememberFileType(numberIn(address), type)
}
