import { idText } from '@contract/id'
import type { AnyRow } from '@/definition/defineResource'

export type TreeNode = { id: string; label: string; row: AnyRow; children: TreeNode[] }

/** A node as it is shown: how far down it stands, and where among its neighbours. */
export type PlacedNode = TreeNode & { children: PlacedNode[]; level: number; position: number; size: number }

/** Rows as they stand below one another, in the order of the list; one whose parent is not among them stands on top. */
export const treeOf = (rows: readonly AnyRow[], parent: string, label: (row: AnyRow) => string): TreeNode[] => {
  const nodes = new Map<string, TreeNode>()
  for (const row of rows) nodes.set(idText(row.id), { id: idText(row.id), label: label(row), row, children: [] })
  const top: TreeNode[] = []
  for (const node of nodes.values()) {
    const above = nodes.get(idText(node.row[parent]))
    if (above && !isBelow(nodes, above, node, parent)) above.children.push(node)
    else top.push(node)
  }
  return top
}

/** Whether a row stands below itself, which a host may say by mistake. */
const isBelow = (nodes: ReadonlyMap<string, TreeNode>, from: TreeNode, wanted: TreeNode, parent: string) => {
  const seen = new Set<TreeNode>()
  for (let at: TreeNode | undefined = from; at && !seen.has(at); at = nodes.get(idText(at.row[parent]))) {
    if (at === wanted) return true
    seen.add(at)
  }
  return false
}

/**
 * The branches in which something was found, and what to open so that it is seen. What stands below a row that was found
 * stays, to be opened by hand.
 */
export const branchesWith = (tree: readonly TreeNode[], found: ReadonlySet<string>) => {
  const open: string[] = []
  const keep = (node: TreeNode): TreeNode | undefined => {
    const children = node.children.flatMap(child => keep(child) ?? [])
    if (children.length) open.push(node.id)
    if (found.has(node.id)) return children.length ? { ...node, children } : node
    return children.length ? { ...node, children } : undefined
  }
  return { tree: tree.flatMap(node => keep(node) ?? []), open }
}

/** Says of every node where it stands; what `more` gives stands below one that has nothing below it. */
export const placed = (
  tree: readonly TreeNode[],
  more: (node: TreeNode) => readonly TreeNode[],
  level = 1,
): PlacedNode[] =>
  tree.map((node, index) => ({
    ...node,
    children: placed(node.children.length ? node.children : more(node), more, level + 1),
    level,
    position: index + 1,
    size: tree.length,
  }))

/** All ids of a tree. */
export const idsOf = (tree: readonly TreeNode[], ids = new Set<string>()): Set<string> => {
  for (const { id, children } of tree) {
    ids.add(id)
    idsOf(children, ids)
  }
  return ids
}
