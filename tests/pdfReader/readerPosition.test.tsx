import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Place } from '@/pdfReader/source'
import { useReaderPosition } from '@/pdfReader/useReaderPosition'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Reader of sixty pages at a place of the address, which follows only when the test passes a new one. */
const reader = () => {
  const [goTo, setWords, onPlace] = [vi.fn(), vi.fn(), vi.fn()]
  const view = renderHook(
    (at: { place: Place; page: number; words: string }) =>
      useReaderPosition({ ...at, pages: 60, goTo, setWords, onPlace }),
    { initialProps: { place: {}, page: 1, words: '' } },
  )
  const show = (place: Place, page: number, words = '') => {
    view.rerender({ place, page, words })
    act(() => void vi.advanceTimersByTime(300))
  }
  return { show, goTo, setWords, onPlace }
}

it('keeps page and words when the address follows an earlier report late', () => {
  const { show, goTo, setWords, onPlace } = reader()
  show({}, 20)
  show({}, 25, 'member 2512')
  expect(onPlace.mock.calls).toEqual([[{ page: 20 }], [{ page: 25, words: 'member 2512' }]])
  show({ page: 20 }, 25, 'member 2512')
  show({ page: 25, words: 'member 2512' }, 25, 'member 2512')
  expect(goTo).not.toHaveBeenCalled()
  expect(setWords).not.toHaveBeenCalled()
})

it('follows the address to an earlier place once the last report is back', () => {
  const { show, goTo, setWords } = reader()
  show({}, 20)
  show({ page: 20 }, 25)
  show({ page: 25 }, 25)
  show({ page: 20 }, 25)
  expect(goTo.mock.calls).toEqual([[20]])
  expect(setWords).toHaveBeenCalledWith('')
})
