import OpenIcon from '@mui/icons-material/FolderOpenOutlined'
import FolderIcon from '@mui/icons-material/FolderOutlined'
import FileIcon from '@mui/icons-material/InsertDriveFileOutlined'
import { useTreeItemModel } from '@mui/x-tree-view/hooks'
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem'
import { createContext, forwardRef, useContext } from 'react'
import type { Column } from './columns'
import { Marked } from './Marked'
import type { TreeNode } from './treeOf'

/** What the rows of one tree show of theirs, and what of it was searched for. */
export const Shown = createContext<{ columns: Column[]; search: string }>({ columns: [], search: '' })

/** One row of a tree: a folder with others below it, or a file, and what it shows of its columns. */
export const TreeRow = forwardRef<HTMLLIElement, TreeItemProps>(function TreeRow(props, ref) {
  const node = useTreeItemModel<TreeNode>(props.itemId)
  const { columns, search } = useContext(Shown)
  const row = node?.row.id === undefined ? undefined : node.row
  const texts = columns.map(column => ({ column, text: row ? column.text(row) : '' }))
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
      {texts.map(({ column, text }) => (
        <span key={column.source} className="tree-part" data-figures={column.kind.figures || undefined}>
          <Marked text={text} search={search} />
        </span>
      ))}
    </span>
  )
  return (
    <TreeItem
      {...props}
      ref={ref}
      label={label}
      // Its own words; without them it is called by all that stands below it too.
      slotProps={{ root: { 'aria-label': texts.map(({ text }) => text).join(' ') || node?.label } }}
    />
  )
})
