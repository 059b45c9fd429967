import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { attention, IDLE_AFTER, subscribe } from '@/components/list/useAttention'

let visible: DocumentVisibilityState = 'visible'
const turn = (to: DocumentVisibilityState) => {
  visible = to
  document.dispatchEvent(new Event('visibilitychange'))
}
let leave = () => {}
const heard = vi.fn()
beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible)
  heard.mockClear()
  leave = subscribe(heard)
})
afterEach(() => {
  leave()
  turn('visible')
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('lasts while there is activity now and then', () => {
  for (const sign of ['pointermove', 'keydown', 'wheel']) {
    vi.advanceTimersByTime(IDLE_AFTER - 1000)
    dispatchEvent(new Event(sign))
  }
  vi.advanceTimersByTime(IDLE_AFTER - 1)
  expect(attention()).toBe('here')
  expect(heard).not.toHaveBeenCalled()
})

it('ends without activity, and returns with the first activity', () => {
  vi.advanceTimersByTime(IDLE_AFTER)
  expect(attention()).toBe('idle')
  dispatchEvent(new Event('pointermove'))
  expect(attention()).toBe('here')
  expect(heard).toHaveBeenCalledTimes(2)
})

it('ends while the tab is hidden', () => {
  turn('hidden')
  expect(attention()).toBe('hidden')
  vi.advanceTimersByTime(IDLE_AFTER * 2)
  turn('visible')
  expect(attention()).toBe('here')
})
