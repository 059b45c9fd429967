import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { dropComposingKeys } from '@/start/composingKeys'

dropComposingKeys()
afterEach(cleanup)

const mount = () => {
  const pressed = vi.fn()
  render(<input aria-label="Search" onKeyDown={({ key }) => pressed(key)} />)
  return pressed
}

it.each([
  ['Enter', { isComposing: true }],
  ['Enter', { keyCode: 229 }],
  ['Escape', { isComposing: true }],
  ['ArrowDown', { isComposing: true }],
])('keeps %s of an input method (%o) from every box', (key, how) => {
  const pressed = mount()
  const goesOn = fireEvent.keyDown(screen.getByRole('textbox'), { key, ...how })
  expect(pressed).not.toHaveBeenCalled()
  // Enter would submit the form around the box by itself.
  expect(goesOn).toBe(key !== 'Enter')
})

it('leaves the same keys to the box outside of a composition', () => {
  const pressed = mount()
  for (const key of ['Enter', 'Escape', 'ArrowDown']) fireEvent.keyDown(screen.getByRole('textbox'), { key })
  expect(pressed.mock.calls.flat()).toEqual(['Enter', 'Escape', 'ArrowDown'])
})
