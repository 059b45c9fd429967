import OpenIcon from '@mui/icons-material/FolderOpenOutlined'
import FolderIcon from '@mui/icons-material/FolderOutlined'
import FileIcon from '@mui/icons-material/InsertDriveFileOutlined'
import { useTreeItemModel } from '@mui/x-tree-view/hooks'
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem'
import { createContext, Fragment, forwardRef, useContext } from 'react'
import { MarkedText } from '@/basics/MarkedText'
import type { Column } from './columns'
import type { PlacedNode } from './treeOf'

/** Columns that the rows of a tree show, and the search text to mark in them. */
export const Shown = createContext<{ columns: Column[]; search: string }>({ columns: [], search: '' })

/** Row of a tree: a folder with children, or a file, with the texts of its columns. */
export const TreeRow = forwardRef<HTMLLIElement, TreeItemProps>(function TreeRow(props, ref) {
  const node = useTreeItemModel<PlacedNode>(props.itemId)
  const { columns, search } = useContext(Shown)
  const row = node?.row.id === undefined ? undefined : node.row
  const label = (
    <span className="tree-label">
      {node?.children.length ? (
        <>
          <FolderIcon className="tree-icon tree-closed" aria-hidden />
          <OpenIcon className="tree-icon tree-open" aria-hidden />
        </>
      ) : (
        <FileIcon className="tree-icon" aria-hidden />
      )}
      {columns.map(column => (
        <Fragment key={column.source}>
          <span className="tree-part" data-figures={column.kind.figures || undefined}>
            <MarkedText text={row ? column.text(row) : ''} term={search} />
          </span>{' '}
        </Fragment>
      ))}
    </span>
  )
  const place = node && { 'aria-level': node.level, 'aria-posinset': node.position, 'aria-setsize': node.size }
  return <TreeItem {...props} ref={ref} label={label} slotProps={{ root: { ...place } }} />
})
