import { useContext } from 'react'
import { useStored } from '@/createStore'
import { ListValueContext } from '../list/listContext'
import { NO_VIEW } from '../list/useListState'
import { knownViews } from './viewMemory'

/**
 * Returns the id of the saved view that the address of the list around a component names, and the view where this tab
 * knows it.
 */
export const useOpenView = () => {
  useStored(knownViews)
  const saved = useContext(ListValueContext)?.state.saved
  const id = saved === NO_VIEW ? undefined : saved
  return { id, view: id ? knownViews.find(id) : undefined }
}
