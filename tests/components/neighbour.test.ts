import { expect, it } from 'vitest'
import { findNeighbour, type Step } from '@/components/steps/neighbour'
import type { Origin } from '@/components/steps/origin'

const SIZE = 3
const rowsOf = (names: string) => [...names].map(name => ({ id: name }))

/** A list whose rows are letters; `now` is what the host has, `shown` what the cache has of a page. */
const listOf = (now: string, shown: Record<number, string> = {}, before = now) => {
  const asked: number[] = []
  const again = async (page: number) => {
    asked.push(page)
    return { data: rowsOf(now.slice((page - 1) * SIZE, page * SIZE)), total: now.length }
  }
  const page = async (number: number) => {
    const rows = shown[number]
    return rows === undefined ? again(number) : { data: rowsOf(rows), total: before.length }
  }
  const step = async (id: string, by: Step, closed = '') => {
    const index = before.indexOf(id)
    const request = { perPage: SIZE, sort: { field: 'id', order: 'DESC' as const }, filter: {} }
    const at = { id, index, page: Math.floor(index / SIZE) + 1, total: before.length }
    const list = { list: 'registry/business', pathname: '', search: '', entry: '', by: { action: 'view' } }
    const { neighbour, changed } = await findNeighbour({ ...list, request, ...at } satisfies Origin, by, {
      page,
      again,
      total: ({ total }) => total,
      opens: row => !closed.includes(String(row.id)),
    })
    return [neighbour && `${neighbour.row.id} ${neighbour.page} ${neighbour.index + 1}/${neighbour.total}`, changed]
  }
  return { step, asked }
}

it('finds the neighbours on the same page without a request', async () => {
  const { step, asked } = listOf('abcdefg', { 2: 'def' })
  expect(await step('e', 1)).toEqual(['f 2 6/7', undefined])
  expect(await step('e', -1)).toEqual(['d 2 4/7', undefined])
  expect(asked).toEqual([])
})

it('goes over the edges of a page with one request', async () => {
  const { step, asked } = listOf('abcdefg', { 2: 'def' })
  expect(await step('f', 1)).toEqual(['g 3 7/7', undefined])
  expect(await step('d', -1)).toEqual(['c 1 3/7', undefined])
  expect(asked).toEqual([3, 1])
})

it('ends at the first and the last row', async () => {
  const { step } = listOf('abcd')
  expect(await step('a', -1)).toEqual([undefined, undefined])
  expect(await step('d', 1)).toEqual([undefined, undefined])
})

it('passes over rows that cannot be opened', async () => {
  expect(await listOf('abcdefg').step('b', 1, 'cde')).toEqual(['f 2 6/7', undefined])
})

it('goes on from the place of a row that is gone', async () => {
  const { step } = listOf('acdefg', {}, 'abcdefg')
  expect(await step('b', 1)).toEqual(['c 1 2/6', 'gone'])
  expect(await step('b', -1)).toEqual(['a 1 1/6', 'gone'])
})

it('shows no row twice and leaves none out where rows came or went', async () => {
  const came = listOf('xabcdefg', { 1: 'abc' }, 'abcdefg')
  expect(await came.step('c', 1)).toEqual(['d 2 5/8', 'other'])
  const went = listOf('bcdefg', { 1: 'abc' }, 'abcdefg')
  expect(await went.step('c', 1)).toEqual(['d 1 3/6', 'other'])
})

it('ends where the rows behind the present one are gone', async () => {
  expect(await listOf('abc', { 1: 'abc' }, 'abcd').step('c', 1)).toEqual([undefined, 'other'])
})
