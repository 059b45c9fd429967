import { idText } from '@contract/id'
import type { AnyRow } from '@/definition/defineResource'

export type TreeNode = { id: string; label: string; row: AnyRow; children: TreeNode[] }

/** Node with its level and its position among its siblings. */
export type PlacedNode = TreeNode & { children: PlacedNode[]; level: number; position: number; size: number }

/** Returns rows as a tree, in the order of the list; a row whose parent is missing is at the top. */
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

/** Tells whether `from` is `target` or below it: a host may send a cycle of rows by mistake. */
const isBelow = (nodes: ReadonlyMap<string, TreeNode>, from: TreeNode, target: TreeNode, parent: string) => {
  const seen = new Set<TreeNode>()
  for (let at: TreeNode | undefined = from; at && !seen.has(at); at = nodes.get(idText(at.row[parent]))) {
    if (at === target) return true
    seen.add(at)
  }
  return false
}

/**
 * Returns the branches with matches, and the ids to open so that all matches are visible. Children of a match are
 * kept, but folded.
 */
export const branchesWith = (tree: readonly TreeNode[], matches: ReadonlySet<string>) => {
  const open: string[] = []
  const keep = (node: TreeNode): TreeNode | undefined => {
    const children = node.children.flatMap(child => keep(child) ?? [])
    if (children.length) open.push(node.id)
    if (matches.has(node.id)) return children.length ? { ...node, children } : node
    return children.length ? { ...node, children } : undefined
  }
  return { tree: tree.flatMap(node => keep(node) ?? []), open }
}

/** Returns the nodes with level and position; `more` supplies the children of a node without any. */
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

/** Returns all ids of a tree. */
export const idsOf = (tree: readonly TreeNode[], ids = new Set<string>()): Set<string> => {
  for (const { id, children } of tree) {
    ids.add(id)
    idsOf(children, ids)
  }
  return ids
}
