import { useDefinition } from '../definitionContext'
import { DataTable } from './DataTable'
import { EmptyList } from './EmptyList'
import { ListNotes } from './ListNotes'
import { useListContextValue } from './listContext'
import { Denied, isDenied } from './listStates'
import { TreeFrame } from './TreeFrame'
import { useColumns } from './useColumns'
import { writeState } from './useListState'
import { useRowReturn } from './useRowReturn'
import { useScrollRestore } from './useScrollRestore'
import { useSideScroll } from './useSideScroll'
import './tableStyles'

/** Scrolling frame around the table of a list. */
const TableFrame = () => {
  const definition = useDefinition()
  const { data, error, state, isFetching, isReversed, isLeaving } = useListContextValue()
  const { shown, setWidth, setPlace } = useColumns()
  const frame = useScrollRestore(writeState(definition, state).toString(), Boolean(data))
  useRowReturn(frame)
  useSideScroll(frame, Boolean(data?.length))
  const isShown = Boolean(data) || isFetching
  return (
    <div className="list-frame" ref={frame} hidden={!isShown || isReversed}>
      {isShown && <DataTable columns={shown} withActions resize={setWidth} place={setPlace} />}
      {data?.length === 0 && !isLeaving && !error && <EmptyList />}
    </div>
  )
}

/** Rows of a list as a table or a tree, and the error if they failed to load. */
export const ListBody = () => {
  const { tree, list } = useDefinition()
  const { state, error, isReversed } = useListContextValue()
  const isTree = tree && state.tree
  return (
    <>
      {!state.tree && !isReversed && <ListNotes />}
      {isDenied(error) ? <Denied permit={list.permit} /> : isTree ? <TreeFrame tree={tree} /> : <TableFrame />}
    </>
  )
}
