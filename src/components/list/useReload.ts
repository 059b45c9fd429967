import type { Reload } from '@/definition/defineResource'
import { useDefinition } from '../definitionContext'
import { useListContextValue } from './listContext'
import { type ListState, writeState } from './useListState'

const stateFor = (reload: Reload): ListState => ({ ...reload, filters: {} })

/**
 * Returns the functions that go to the page that a definition names for after a write. `leadsOn` tells whether that is
 * another page than the current one; `goOn` goes there and returns whether there was one.
 */
export const useReload = () => {
  const definition = useDefinition()
  const { state, change } = useListContextValue()
  return {
    leadsOn: (reload: Reload | undefined) =>
      reload !== undefined &&
      writeState(definition, { ...stateFor(reload), ...(state.saved && { saved: state.saved }) }).toString() !==
        writeState(definition, state).toString(),
    goOn: (reload: Reload | undefined) => {
      if (reload) change(stateFor(reload), { replace: true, leave: true })
      return Boolean(reload)
    },
  }
}
