import type { SavedView } from '@contract/portal/views'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { randomId } from '@/definition/randomId'
import { failureWords } from '@/i18n/outcomeMessages'
import { useDefinition } from '../definitionContext'
import { useListContextValue } from '../list/listContext'
import { useColumns } from '../list/useColumns'
import { NO_VIEW, stateOfView, writeState } from '../list/useListState'
import { notify } from '../notices'
import { useAddress } from '../useAddress'
import { differs } from './differs'
import { savedStateOf } from './savedStateOf'
import { useOpenView } from './useOpenView'
import { useVanished } from './useVanished'
import { useViews } from './useViews'
import type { ViewDraft } from './viewKeepers'
import { defaultViewOf, forgetView, rememberDefault, rememberView } from './viewMemory'

/** A save that was refused because somebody else saved the view meanwhile: what was sent, and what they saved. */
export type Conflict = { draft: ViewDraft; theirs: SavedView }

const isConflict = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'view-changed'

/**
 * Returns what can be done with the saved views of the list around a component. Writes answer true when they succeeded;
 * `failure` is what went wrong with the last one, and `conflict` both states where two people saved a view.
 */
export const useViewActions = () => {
  const translate = useTranslate()
  const definition = useDefinition()
  const { name: list, size } = definition
  const { state } = useListContextValue()
  const columns = useColumns()
  const [, setAddress] = useAddress()
  const { id, view: known } = useOpenView()
  const { keeper, views, roles, error, isFetching, refetch, put } = useViews(list)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [conflict, setConflict] = useState<Conflict>()
  const [token] = useState(randomId)
  const vanished = useVanished(known)
  const present = savedStateOf(definition, state, columns)

  const isChanged = known !== undefined && (columns.isChanged || differs(definition, state, known.state))

  const show = (view: Pick<SavedView, 'id' | 'state'>, replace = false) =>
    setAddress(() => writeState(definition, stateOfView(definition, view.state, view.id)), { replace })
  const leave = () =>
    setAddress(() => {
      const saved = defaultViewOf(list) && NO_VIEW
      return writeState(definition, { search: '', page: 1, perPage: size, filters: {}, ...(saved && { saved }) })
    })
  const open = (view: SavedView) => {
    columns.reset(view.id)
    rememberView(view)
    show(view)
  }
  const attempt = async (work: () => Promise<void>, draft?: ViewDraft) => {
    setBusy(true)
    setFailure(undefined)
    try {
      await work()
      return true
    } catch (error) {
      const theirs = isConflict(error) ? (await refetch()).data?.views.find(one => one.id === id) : undefined
      if (theirs && draft) setConflict({ draft, theirs })
      else setFailure(error)
      return false
    } finally {
      setBusy(false)
    }
  }
  const keep = (view: SavedView) => {
    put(view.id, view)
    rememberView(view)
    setConflict(undefined)
    notify({ tone: 'good', text: translate('daftari.views.saved', { name: view.name }) })
  }
  const add = (draft: ViewDraft) =>
    attempt(async () => {
      const view = await keeper.add({ id: token, list, ...draft })
      columns.reset(id ?? NO_VIEW, view.id)
      keep(view)
      show(view, true)
    })
  /** Saves the open view over a version; by default, the one that was opened. */
  const save = (draft: ViewDraft, version = known?.version ?? 0) =>
    attempt(async () => {
      if (!id) return
      const isPresent = JSON.stringify(draft.state) === JSON.stringify(present)
      const view = await keeper.save({ id, version, ...draft })
      if (isPresent) columns.reset()
      keep(view)
    }, draft)
  const remove = () =>
    attempt(async () => {
      if (!id || !known) return
      await keeper.remove({ id, version: known.version })
      forgetView(id)
      put(id, null)
      columns.reset()
      leave()
      notify({ tone: 'good', text: translate('daftari.views.deleted', { name: known.name }) })
    })
  const makeDefault = (view: SavedView | undefined) =>
    attempt(async () => {
      await keeper.makeDefault({ list, id: view?.id ?? null })
      rememberDefault(list, view)
      await refetch()
    })
  return {
    views,
    roles,
    /** The open view as its keeper has it now, and as this tab opened it. */
    current: views?.find(one => one.id === id),
    known,
    present,
    isChanged,
    /** True where saving the present state changes the open view. */
    maySave: vanished.length > 0 || isChanged,
    isReading: !views && isFetching,
    readError: views ? undefined : error,
    readAgain: () => void refetch(),
    busy,
    failure,
    failureText: failure === undefined ? undefined : failureWords(translate, failure),
    conflict,
    endConflict: () => setConflict(undefined),
    open,
    leave,
    reset: () => {
      if (!known) return
      columns.reset()
      show(known)
    },
    add,
    save,
    remove,
    makeDefault,
  }
}
export type ViewActions = ReturnType<typeof useViewActions>
