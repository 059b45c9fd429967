import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useJson } from '@/jsonTree/useJson'

afterEach(cleanup)

it('unfolds the long text that a search finds, so that the match can be seen', () => {
  const text = JSON.stringify({ brn: '80090000000001', answer: `${'a'.repeat(400)} timed out ${'b'.repeat(400)}` })
  const { result } = renderHook(() => useJson(text))
  const long = result.current.lines.findIndex(({ kind }) => kind === 'long')
  expect(result.current.folded).toEqual(new Set([long]))
  act(() => result.current.search('timed out'))
  expect(result.current.active).toBe(long)
  // The line of the text itself shows its beginning only.
  const pieces = result.current.shown
    .flatMap(at => result.current.lines[at] ?? [])
    .filter(({ kind }) => kind === 'piece')
  expect(pieces.map(piece => piece.text).join('')).toContain('timed out')
})

it('leaves other long texts folded', () => {
  const text = JSON.stringify({ request: 'a'.repeat(400), answer: `${'b'.repeat(400)} timed out` })
  const { result } = renderHook(() => useJson(text))
  const [request] = result.current.folded
  act(() => result.current.search('timed out'))
  expect(result.current.folded).toEqual(new Set([request]))
})
