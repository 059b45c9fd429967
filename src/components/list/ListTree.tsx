import { idText } from '@contract/id'
import { RichTreeView } from '@mui/x-tree-view/RichTreeView'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useGetList, useTranslate } from 'react-admin'
import { containing } from '@/basics/matches'
import type { AnyRow } from '@/definition/defineResource'
import type { Tree } from '@/definition/tree'
import { useDefinition } from '../definitionContext'
import { useFrozenWhilePressed } from '../fields'
import { useAddress } from '../useAddress'
import type { Row } from './columns'
import { useListContextValue } from './listContext'
import { Empty, FailedBanner } from './listStates'
import { Shown, TreeRow } from './TreeRow'
import { branchesWith, idsOf, placed, type TreeNode, treeOf } from './treeOf'
import { useBranches } from './useBranches'
import { useAllColumns } from './useColumns'
import { useEmptyHint } from './useEmptyHint'
import { paginationOf } from './useListState'
import './tree.css'

const ALL = {}
/** Query parameter of an open branch of the tree, repeated for each. */
const BRANCH = 'branch'

/** Returns a placeholder child of a branch that is not loaded yet, so that it can be opened. */
const waiting = (id: string): TreeNode => ({ id: `${id}…`, label: '…', row: {}, children: [] })
const isWaiting = (id: string) => id.endsWith('…')

/**
 * Returns the open branches, from the address or, during a search, those with matches; and a function that changes
 * them.
 */
const useExpandedBranches = (matches: readonly string[] | undefined) => {
  const [params, setAddress] = useAddress()
  const [searched, setSearched] = useState<readonly string[]>([])
  // The address is updated with a delay, so the open branches are also kept in state for fast key presses.
  const addressed = JSON.stringify(params.getAll(BRANCH))
  const [expanded, setExpanded] = useState<readonly string[]>(() => params.getAll(BRANCH))
  const written = useRef(addressed)
  useEffect(() => {
    if (written.current !== addressed) setExpanded(JSON.parse(addressed))
    written.current = addressed
  }, [addressed])
  const matchKey = matches && JSON.stringify(matches)
  useEffect(() => {
    if (matchKey !== undefined) setSearched(JSON.parse(matchKey))
  }, [matchKey])
  const open = matches ? searched : expanded
  const change = (ids: readonly string[]) => {
    if (matches) return setSearched(ids)
    setExpanded(ids)
    written.current = JSON.stringify(ids)
    setAddress(
      now => {
        now.delete(BRANCH)
        for (const id of ids) now.append(BRANCH, id)
        return now
      },
      { replace: true },
    )
  }
  return [open, change] as const
}

export type TreeProps = { tree: Tree<AnyRow> }

/** Tree of a list's rows. A search opens the branches with matches and hides the others. */
const ListTree = ({ tree }: TreeProps) => {
  const translate = useTranslate()
  const resource = useDefinition()
  const { state } = useListContextValue()
  const { search } = state
  const pagination = paginationOf(state)
  const columns = useAllColumns()
  const { label } = resource
  const hint = useEmptyHint()
  const options = { retry: false, staleTime: 5_000, placeholderData: <T,>(previous: T) => previous }
  const wholeList = useFrozenWhilePressed(useGetList<Row>(resource.name, { pagination, filter: ALL }, options))
  const filter = useMemo(
    () => (resource.search && search ? { [resource.search.filter]: search } : ALL),
    [resource, search],
  )
  const searchResult = useFrozenWhilePressed(useGetList<Row>(resource.name, { pagination, filter }, options))
  const matching = searchResult.data
  // A host that sent children together with their parents has sent all rows.
  const whole = useMemo(() => {
    const ids = new Set(wholeList.data?.map(({ id }) => idText(id)))
    return wholeList.data?.some(row => ids.has(String(row[tree.parent] ?? ''))) ?? false
  }, [wholeList.data, tree.parent])
  const { below, ask, error, retry } = useFrozenWhilePressed(useBranches(tree, resource))

  const headline = columns.find(({ source }) => source === resource.headline)
  const rows = useMemo(() => [...(wholeList.data ?? []), ...Object.values(below).flat()], [wholeList.data, below])
  // Labels are the headline's text, because typing letters moves to the branch with that label.
  const made = useMemo(() => treeOf(rows, tree.parent, row => headline?.text(row) ?? ''), [rows, tree.parent, headline])
  const matched = useMemo(() => {
    if (!search) return undefined
    const isMatch = containing(search)
    const own = Object.values(below)
      .flat()
      .filter(row => columns.some(one => isMatch(one.text(row))))
    return branchesWith(made, new Set([...(matching ?? []), ...own].map(({ id }) => idText(id))))
  }, [search, made, matching, below, columns])
  // The previous matches stay until the answer arrives; otherwise everything would match meanwhile.
  const before = useRef(matched)
  if (!searchResult.isPlaceholderData) before.current = matched
  const matchIds = searchResult.isPlaceholderData ? before.current : matched
  const [open, setOpen] = useExpandedBranches(matchIds?.open)

  const offered = useMemo(() => {
    const unread = ({ id }: TreeNode) => !whole && !(id in below) && !isWaiting(id)
    return placed(matchIds?.tree ?? made, node => (unread(node) ? [waiting(node.id)] : []))
  }, [matchIds, made, whole, below])
  const nodeIds = useMemo(() => idsOf(made), [made])
  const opened = open.filter(id => nodeIds.has(id))
  const unread = wholeList.data && !whole ? opened.filter(id => !(id in below)).join('\n') : ''
  useEffect(() => {
    if (unread) ask(unread.split('\n'))
  }, [unread, ask])
  const shown = useMemo(() => ({ columns, search }), [columns, search])
  const unanswered = [wholeList, searchResult].find(({ data, error }) => error && !data)
  if (unanswered?.error)
    return (
      <FailedBanner error={unanswered.error} busy={unanswered.isFetching} reload={() => void unanswered.refetch()} />
    )
  const ready = wholeList.data && matching
  if (ready && !offered.length) return <Empty hint={hint} />
  return (
    <>
      {Boolean(error) && <FailedBanner error={error} busy={false} reload={retry} />}
      <Shown.Provider value={shown}>
        <RichTreeView
          className="list-tree"
          aria-label={label}
          aria-busy={!ready || searchResult.isPlaceholderData}
          items={offered}
          slots={{ item: TreeRow }}
          // In a nested structure, a node's accessible name would include the text of all its children.
          domStructure="flat"
          disableSelection
          expandedItems={opened}
          onExpandedItemsChange={(_, ids) => setOpen(ids)}
        />
      </Shown.Provider>
      {!ready && <p className="tree-loading">{translate('daftari.lists.loading')}</p>}
    </>
  )
}

export default ListTree
