import {
  LOAD_FILE_MEGABYTES,
  type LoadFile,
  type LoadWhole,
  loadFileEndings,
  MOST_LOAD_FILES,
} from '@contract/portal/loads'
import { useEffect, useRef, useState } from 'react'
import { useRegistry } from '@/components/useRegistry'
import { randomId } from '@/definition/randomId'
import { removeFile, uploadFile } from './calls'
import type { LoadRequests } from './useLoad'
import { useLoadText } from './useLoadText'

const MEGABYTE = 1024 * 1024

/** A file on its way: how much of it was sent, and why it was not taken. */
export type Upload = { id: string; file: File; fraction: number; fault?: string; replaces?: LoadFile }

const hasEnding = ({ name }: File) => loadFileEndings.some(ending => name.toLowerCase().endsWith(ending))

/** Returns the files of a load that are on their way, one after the other, and the functions that add and leave them. */
export const useUploads = (load: LoadWhole, { show }: Pick<LoadRequests, 'show'>) => {
  const registry = useRegistry()
  const { say, failure } = useLoadText()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const controls = useRef(new Map<string, AbortController>())
  const last = useRef<Promise<unknown>>(Promise.resolve())
  useEffect(() => {
    const { current } = controls
    return () => {
      for (const control of current.values()) control.abort()
    }
  }, [])
  const change = (id: string, values: Partial<Upload>) =>
    setUploads(now => now.map(one => (one.id === id ? { ...one, ...values } : one)))
  const leave = (id: string) => {
    controls.current.get(id)?.abort()
    controls.current.delete(id)
    setUploads(now => now.filter(one => one.id !== id))
  }

  const send = async ({ id, file, replaces }: Upload, signal: AbortSignal) => {
    if (signal.aborted) return
    try {
      const onUpload = (fraction: number) => change(id, { fraction })
      const answer = await registry.send(uploadFile, { load: load.id, file }, { signal, onUpload })
      show(answer)
      // A file of another name does not take the place of the former one by itself.
      if (replaces && replaces.name !== file.name)
        show(await registry.send(removeFile, { load: load.id, file: replaces.id }))
      leave(id)
    } catch (error) {
      if (!signal.aborted) change(id, { fault: failure(error) })
    }
  }

  /** Returns why a file cannot be sent; undefined for one that can. */
  const faultOf = (file: File, place: number) => {
    if (!hasEnding(file)) return say('files.otherKind', { endings: loadFileEndings.join(', ') })
    if (file.size > LOAD_FILE_MEGABYTES * MEGABYTE) return say('files.tooLarge', { megabytes: LOAD_FILE_MEGABYTES })
    return place > MOST_LOAD_FILES ? say('files.tooMany', { most: MOST_LOAD_FILES }) : undefined
  }
  const add = (files: readonly File[], replaces?: LoadFile) => {
    const waiting = uploads.filter(({ fault }) => !fault).length
    const added = files.map((file, at): Upload => {
      const isNew = !replaces && !load.files.some(({ name }) => name === file.name)
      const fault = faultOf(file, isNew ? load.files.length + waiting + at + 1 : 0)
      return { id: randomId(), file, fraction: 0, ...(fault && { fault }), ...(replaces && { replaces }) }
    })
    // A file that is chosen again takes the place of its failed try.
    const names = new Set(files.map(({ name }) => name))
    setUploads(now => [...now.filter(({ fault, file }) => !fault || !names.has(file.name)), ...added])
    for (const one of added) {
      if (one.fault) continue
      const control = new AbortController()
      controls.current.set(one.id, control)
      last.current = last.current.then(() => send(one, control.signal))
    }
  }
  return { uploads, add, leave, isSending: uploads.some(({ fault }) => !fault) }
}
