import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { ChoiceBox, OptionsMenu } from '@/fields/ChoiceBox'

beforeAll(() => OptionsMenu.fetch())
afterEach(cleanup)

const options = ['Pending', 'Completed', 'Cancelled', 'Failed'].map(label => ({ value: label.toUpperCase(), label }))

const Box = () => {
  const [value, setValue] = useState('PENDING')
  return (
    <ChoiceBox label="Status" value={value} options={options} onChange={setValue}>
      {options.find(option => option.value === value)?.label}
    </ChoiceBox>
  )
}
const box = () => screen.getByRole('combobox', { name: 'Status', hidden: true })

it('opens by the arrow keys at the chosen option, and Esc leaves it with the focus on the box', async () => {
  render(<Box />)
  await userEvent.tab()
  expect(document.activeElement).toBe(box())
  expect(box().getAttribute('aria-expanded')).toBe('false')
  await userEvent.keyboard('{ArrowDown}')
  expect(box().getAttribute('aria-expanded')).toBe('true')
  const list = await screen.findByRole('listbox', { name: 'Status' })
  expect(box().getAttribute('aria-controls')).toBe(list.id)
  expect(document.activeElement).toBe(screen.getByRole('option', { name: 'Pending', selected: true }))
  await userEvent.keyboard('{ArrowDown}{Escape}')
  expect(box().getAttribute('aria-expanded')).toBe('false')
  expect(box().textContent).toBe('Pending')
  expect(document.activeElement).toBe(box())
})

it('takes the option that Enter or a click chooses', async () => {
  render(<Box />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('listbox')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(box().textContent).toBe('Completed')
  await userEvent.click(box())
  await userEvent.click(await screen.findByRole('option', { name: 'Failed' }))
  expect(box().textContent).toBe('Failed')
})

it('takes the next option that begins with a typed letter, and stays where none does', async () => {
  render(<Box />)
  act(() => box().focus())
  const shown: (string | null)[] = []
  for (const key of ['c', 'c', 'c', 'f', 'x']) {
    await userEvent.keyboard(key)
    shown.push(box().textContent)
  }
  expect(shown).toEqual(['Completed', 'Cancelled', 'Completed', 'Failed', 'Failed'])
  expect(box().getAttribute('aria-expanded')).toBe('false')
})
