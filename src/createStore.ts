import { useSyncExternalStore } from 'react'

export type Store<Value> = {
  get(): Value
  /** Puts another value in place; nobody is told where it is the same one. */
  set(value: Value): void
  /** Calls `listener` after each change, until the function that it returns is called. */
  subscribe(listener: () => void): () => void
}

type Watched = {
  /** Called when the first listener comes; what it returns is called when the last one has gone. */
  whileHeard?(): () => void
}

/** Makes a value that lives outside React and tells those who listen when it changes. */
export const createStore = <Value>(initial: Value, { whileHeard }: Watched = {}): Store<Value> => {
  let current = initial
  let end: (() => void) | undefined
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set: value => {
      if (Object.is(value, current)) return
      current = value
      for (const listener of listeners) listener()
    },
    subscribe: listener => {
      if (!listeners.size) end = whileHeard?.()
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (!listeners.size) end?.()
      }
    },
  }
}

/** The value of a store; the component renders again when it changes. */
export const useStored = <Value>({ subscribe, get }: Pick<Store<Value>, 'subscribe' | 'get'>): Value =>
  useSyncExternalStore(subscribe, get)
