import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Suspense, startTransition, use, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useFrozenWhilePressed } from '@/components/fields'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const never = new Promise<void>(() => undefined)
const NeverReady = () => {
  use(never)
  return null
}
let renders = 0
const Held = ({ value }: { value: string }) => {
  renders++
  return <output>{useFrozenWhilePressed(value)}</output>
}

let show: (value: string, isReady?: boolean) => void
const Page = () => {
  const [{ value, isReady }, set] = useState({ value: 'before', isReady: true })
  show = (value, isReady = true) => startTransition(() => set({ value, isReady }))
  return (
    <Suspense>
      <Held value={value} />
      {!isReady && <NeverReady />}
    </Suspense>
  )
}
const shown = () => screen.getByRole('status').textContent

it('keeps the value at the time of the press until the click was handled', () => {
  render(<Page />)
  fireEvent.pointerDown(document.body)
  act(() => show('after'))
  expect(shown()).toBe('before')
  fireEvent.pointerUp(document.body)
  expect(shown()).toBe('before')
  act(() => void vi.runAllTimers())
  expect(shown()).toBe('after')
})

it('keeps the value that is on the screen when a later one was rendered and not shown yet', async () => {
  render(<Page />)
  await act(async () => show('after', false))
  expect(shown()).toBe('before')
  await act(async () => void fireEvent.pointerDown(document.body))
  expect(shown()).toBe('before')
})

it('renders nothing when a press brings no other value', () => {
  render(<Page />)
  const before = renders
  fireEvent.pointerDown(document.body)
  fireEvent.pointerUp(document.body)
  act(() => void vi.runAllTimers())
  expect(renders).toBe(before)
})
