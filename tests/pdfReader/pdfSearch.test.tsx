import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { afterEach, expect, it } from 'vitest'
import { useSearch } from '@/pdfReader/useSearch'

afterEach(cleanup)

/** Document whose first page has two matches; its last page is read for as long as the test. */
const pdf = {
  numPages: 2,
  getPage: (number: number) =>
    number === 1
      ? Promise.resolve({
          getTextContent: () => Promise.resolve({ items: [{ str: 'shares and shares', hasEOL: false }] }),
        })
      : new Promise(() => {}),
} as unknown as PDFDocumentProxy

it.each([
  ['next', 1, 0],
  ['previous', -1, 1],
] as const)('goes to the %s match from none, while the pages after the one in view are searched', async (_, by, to) => {
  const { result } = renderHook(() => useSearch(pdf, 'shares', () => 2))
  await waitFor(() => expect(result.current.hits).toHaveLength(2))
  expect(result.current.active).toBe(-1)
  act(() => result.current.step(by))
  expect(result.current.active).toBe(to)
})
