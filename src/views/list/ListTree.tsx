import { LARGEST_PAGE } from '@contract/dialects'
import { useTreeItemModel } from '@mui/x-tree-view/hooks'
import { RichTreeView } from '@mui/x-tree-view/RichTreeView'
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem'
import { createContext, forwardRef, useContext, useEffect, useMemo, useState } from 'react'
import { useGetList } from 'react-admin'
import type { AnyRow, Resource } from '@/definition/defineResource'
import type { Tree } from '@/definition/tree'
import { useWords } from '@/i18n/words'
import { useRegistry } from '../useRegistry'
import type { Column, Row } from './columns'
import { Marked } from './Marked'
import { Empty, FailedBanner } from './states'
import { branchesWith, type TreeNode, treeOf } from './treeOf'
import './tree.css'

/** A list that is shown as a tree arrives whole, and is not cut into pages. */
const WHOLE = { page: 1, perPage: 100_000 }
const ALL = {}
const waiting = (id: string): TreeNode => ({ id: `${id}…`, label: '…', row: {}, children: [] })

/** What the items of one tree show of their rows, and what of it was searched for. */
const Shown = createContext<{ columns: Column[]; search: string }>({ columns: [], search: '' })

const Item = forwardRef<HTMLLIElement, TreeItemProps>(function Item(props, ref) {
  const node = useTreeItemModel<TreeNode>(props.itemId)
  const { columns, search } = useContext(Shown)
  const label = columns.map(column => (
    <span key={column.source} className="tree-part" data-figures={column.kind.figures || undefined}>
      <Marked text={node?.row.id === undefined ? '' : column.text(node.row)} search={search} />
    </span>
  ))
  return <TreeItem {...props} ref={ref} label={<span className="tree-label">{label}</span>} />
})

/** Rows that hosts of one level give when asked what stands below another. */
const useBelow = (tree: Tree<AnyRow>, resource: Resource) => {
  const registry = useRegistry()
  const [below, setBelow] = useState<Record<string, Row[]>>({})
  const [error, setError] = useState<unknown>()
  const ask = async (ids: readonly string[]) => {
    for (const id of ids.filter(one => !(one in below)))
      try {
        const { list, by } = tree.below
        const { rows } = await registry.rows<unknown, AnyRow>(list, { page: 1, perPage: LARGEST_PAGE }, { [by]: id })
        setBelow(known => ({
          ...known,
          [id]: rows.map(row => ({ ...row, id: row[resource.key], [tree.parent]: row[tree.parent] ?? id })),
        }))
        setError(undefined)
      } catch (failed) {
        setError(failed)
      }
  }
  return { below, ask, error, retry: () => setError(undefined) }
}

export type TreeProps = {
  resource: Resource
  tree: Tree<AnyRow>
  columns: Column[]
  label: string
  search: string
  hint?: string | undefined
}

/** A list as the tree its rows make. A search opens the branches in which something was found, and leaves out the rest. */
const ListTree = ({ resource, tree, columns, label, search, hint }: TreeProps) => {
  const words = useWords()
  const options = { retry: false, staleTime: 5_000, placeholderData: <T,>(previous: T) => previous }
  const asked = useGetList<Row>(resource.name, { pagination: WHOLE, filter: ALL }, options)
  const filter = useMemo(
    () => (resource.search && search ? { [resource.search.filter]: search } : ALL),
    [resource, search],
  )
  const { data: matching } = useGetList<Row>(resource.name, { pagination: WHOLE, filter }, options)
  const { below, ask, error, retry } = useBelow(tree, resource)
  const [open, setOpen] = useState<string[]>([])

  const [first] = columns
  const rows = useMemo(() => [...(asked.data ?? []), ...Object.values(below).flat()], [asked.data, below])
  // A host that brought rows with what stands below them brought all there are.
  const whole = useMemo(() => {
    const ids = new Set(asked.data?.map(({ id }) => String(id)))
    return asked.data?.some(row => ids.has(String(row[tree.parent] ?? ''))) ?? false
  }, [asked.data, tree.parent])
  const made = useMemo(() => treeOf(rows, tree.parent, row => first?.text(row) ?? ''), [rows, tree.parent, first])
  const found = useMemo(() => {
    if (!search) return undefined
    const own = Object.values(below)
      .flat()
      .filter(row => columns.some(one => one.text(row).toLowerCase().includes(search.toLowerCase())))
    return branchesWith(made, new Set([...(matching ?? []), ...own].map(({ id }) => String(id))))
  }, [search, made, matching, below, columns])
  const opened = found?.open.join(' ')
  useEffect(() => {
    if (opened !== undefined) setOpen(opened ? opened.split(' ') : [])
  }, [opened])

  const offered = useMemo(() => {
    const ready = (node: TreeNode): TreeNode => ({
      ...node,
      children: node.children.length || whole || node.id in below ? node.children.map(ready) : [waiting(node.id)],
    })
    return (found?.tree ?? made).map(ready)
  }, [found, made, whole, below])
  const shown = useMemo(() => ({ columns, search }), [columns, search])
  if (asked.error && !asked.data)
    return <FailedBanner error={asked.error} busy={asked.isFetching} reload={() => void asked.refetch()} />
  if (asked.data && !offered.length) return <Empty hint={hint} />
  return (
    <>
      {Boolean(error) && <FailedBanner error={error} busy={false} reload={retry} />}
      <Shown.Provider value={shown}>
        <RichTreeView
          className="list-tree"
          aria-label={label}
          aria-busy={!asked.data}
          items={offered}
          slots={{ item: Item }}
          disableSelection
          expandedItems={open}
          onExpandedItemsChange={(_, ids) => {
            setOpen(ids)
            if (!whole) void ask(ids.filter(id => !made.some(node => node.id === id && node.children.length)))
          }}
        />
      </Shown.Provider>
      {!asked.data && <p className="tree-loading">{words('daftari.lists.loading')}</p>}
    </>
  )
}

export default ListTree
