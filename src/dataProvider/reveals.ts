import { fileKey } from '@contract/fileKeys'
import type { FileKind } from '@contract/personal'
import type { Reveal } from '@contract/portal/personalData'
import { createStore } from '@/createStore'

/** A file whose personal data this session sees; `until` is a time in milliseconds of this computer's clock. */
export type RevealedFile = { kind: FileKind; key: string; until: number }

type PersonalState = {
  files: readonly RevealedFile[]
  /** Files whose time ended last. */
  ended: readonly RevealedFile[]
  /** Ids of calls whose answers held personal data that the host should have masked; the portal masked it. */
  maskedHere: readonly string[]
}

const NOTHING: PersonalState = { files: [], ended: [], maskedHere: [] }

/** Returns a test for one file, by any spelling of its key: an address may hold one with spaces. */
export const isFile = (kind: FileKind, typed: string) => {
  const key = fileKey(kind, typed)
  return (file: { kind: FileKind; key: string }) => file.kind === kind && fileKey(file.kind, file.key) === key
}

/** Files whose personal data this session sees, until their time is over. */
export const createReveals = () => {
  const store = createStore<PersonalState>(NOTHING)
  let timer: ReturnType<typeof setTimeout> | undefined

  const keep = (files: readonly RevealedFile[], ended: readonly RevealedFile[]) => {
    clearTimeout(timer)
    store.set({ ...store.get(), files, ended })
    const next = Math.min(...files.map(({ until }) => until))
    if (files.length) timer = setTimeout(drop, Math.max(0, next - Date.now()))
  }
  /** Removes the files whose time is over. */
  const drop = () => {
    const { files, ended } = store.get()
    const over = files.filter(({ until }) => until <= Date.now())
    keep(
      files.filter(file => !over.includes(file)),
      over.length ? over : ended,
    )
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    find: (kind: FileKind, key: string) => {
      const isThis = isFile(kind, key)
      return store.get().files.find(file => isThis(file) && file.until > Date.now())
    },
    add: (reveals: readonly Reveal[]) => {
      const added = reveals.map(({ kind, key, seconds }) => ({ kind, key, until: Date.now() + seconds * 1000 }))
      const isAdded = ({ kind, key }: RevealedFile) => added.some(file => file.kind === kind && file.key === key)
      const { files, ended } = store.get()
      if (added.length)
        keep(
          [...files.filter(file => !isAdded(file)), ...added],
          ended.filter(file => !isAdded(file)),
        )
    },
    /** Forgets the files of a kind, until the host says which of them it still shows. */
    forget: (kind: FileKind) => {
      const { files, ended } = store.get()
      keep(
        files.filter(file => file.kind !== kind),
        ended,
      )
    },
    tellMaskedHere: (call: string) => {
      const { maskedHere } = store.get()
      if (!maskedHere.includes(call)) store.set({ ...store.get(), maskedHere: [...maskedHere, call] })
    },
    clear: () => {
      clearTimeout(timer)
      store.set(NOTHING)
    },
  }
}

/** The reveals of this tab's session. */
export const reveals = createReveals()
