import type { FileKind } from '@contract/personal'
import { useEffect } from 'react'

/** A file by its kind and key, as the access log names it. */
export type OpenFile = { kind: FileKind; key: string }

/** Files on the screen, the last one on top: a dialog may show a file over a page with another one. */
const files: OpenFile[] = []

/** Returns the file on top of the screen, for records of exports and prints; undefined when a page shows none. */
export const fileOnScreen = (): OpenFile | undefined => files.at(-1)

/** Marks a file as shown while the component is mounted. */
export const useOpenFile = (kind: FileKind, key: string) => {
  useEffect(() => {
    const file = { kind, key }
    files.push(file)
    return () => void files.splice(files.indexOf(file), 1)
  }, [kind, key])
}
