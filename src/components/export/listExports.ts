import { useEffect } from 'react'
import { createStore, useStored } from '@/createStore'

/** Export of a list that is under way, or whose file is kept because the export could not be recorded. */
export type ListExport = { resource: string; label: string } & (
  | { at: 'running'; done: number; total: number; stop(): void }
  | { at: 'unrecorded'; busy: boolean; tryAgain(): void; discard(): void }
)

/** Exports outlive the lists that they were started from. */
const listExports = createStore<readonly ListExport[]>([])
/** Resources whose list is on the screen, with a button that shows their export. */
const onScreen = createStore<readonly string[]>([])

const others = (resource: string) => listExports.get().filter(one => one.resource !== resource)

/** Sets the state of the export of a resource. */
export const putExport = (state: ListExport) => listExports.set([...others(state.resource), state])

/** Removes the export of a resource, which has ended. */
export const dropExport = (resource: string) => listExports.set(others(resource))

/** Stops all exports, and forgets the files that are kept: nothing of one person is left for the next. */
export const forgetExports = () => {
  for (const state of listExports.get()) if (state.at === 'running') state.stop()
  listExports.set([])
}

/** Returns the export of a resource, which counts as shown while the component is mounted. */
export const useListExport = (resource: string): ListExport | undefined => {
  useEffect(() => {
    onScreen.set([...onScreen.get(), resource])
    return () => {
      const left = [...onScreen.get()]
      left.splice(left.indexOf(resource), 1)
      onScreen.set(left)
    }
  }, [resource])
  return useStored(listExports).find(one => one.resource === resource)
}

/** Returns the exports whose list was left. */
export const useAwayExports = (): readonly ListExport[] => {
  const shown = useStored(onScreen)
  return useStored(listExports).filter(({ resource }) => !shown.includes(resource))
}
