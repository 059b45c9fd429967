import { describe, expect, it } from 'vitest'
import { branchesWith, idsOf, placed, type TreeNode, treeOf } from '@/components/list/treeOf'

const rows = (...pairs: [id: string, parent: string | null][]) => pairs.map(([id, parent]) => ({ id, parent }))
const grow = (...pairs: Parameters<typeof rows>) => treeOf(rows(...pairs), 'parent', ({ id }) => id)
const drawn = (tree: readonly TreeNode[]): unknown[] =>
  tree.map(({ id, children }) => (children.length ? [id, drawn(children)] : id))

describe('the tree of a list', () => {
  it('puts each row below its parent in the order of the list', () => {
    expect(drawn(grow(['111', '11'], ['A', null], ['11', 'A'], ['12', 'A'], ['B', null]))).toEqual([
      ['A', [['11', ['111']], '12']],
      'B',
    ])
  })

  it('keeps rows with a missing parent', () => {
    expect(drawn(grow(['A', null], ['99', 'GONE']))).toEqual(['A', '99'])
  })

  it.each([
    ['itself', rows(['A', 'A'], ['B', null])],
    ['one below it', rows(['A', 'C'], ['C', 'A'], ['B', null])],
    ['one far below it', rows(['A', 'D'], ['C', 'A'], ['D', 'C'], ['E', 'D'], ['B', null])],
  ])('shows every row once when a host puts one below %s', (_, given) => {
    const tree = treeOf(given, 'parent', ({ id }) => id)
    const flat = JSON.stringify(drawn(tree)).match(/\w+/g) ?? []
    expect(flat.toSorted()).toEqual(given.map(({ id }) => id).toSorted())
    expect([...idsOf(tree)].toSorted()).toEqual(flat.toSorted())
  })

  it('gives each row its depth and its position among its siblings, unread ones included', () => {
    const unread = { id: '?', label: '', row: {}, children: [] }
    const [a, b] = placed(grow(['A', null], ['1', 'A'], ['2', 'A'], ['B', null]), ({ id }) =>
      id === '2' ? [unread] : [],
    )
    expect(a).toMatchObject({ id: 'A', level: 1, position: 1, size: 2 })
    expect(a?.children[1]).toMatchObject({ id: '2', level: 2, position: 2, size: 2 })
    expect(a?.children[1]?.children).toMatchObject([{ id: '?', level: 3, position: 1, size: 1 }])
    expect(b?.children).toEqual([])
  })

  it('keeps branches with matches, opened down to the match, with its children closed', () => {
    const tree = grow(['A', null], ['1', 'A'], ['11', '1'], ['12', '1'], ['111', '11'], ['B', null], ['2', 'B'])
    const { tree: kept, open } = branchesWith(tree, new Set(['11']))
    expect(drawn(kept)).toEqual([['A', [['1', [['11', ['111']]]]]]])
    expect(open.toSorted()).toEqual(['1', 'A'])
  })
})
