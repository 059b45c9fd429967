import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import workWords from '@/i18n/en/work'
import workItems from '@/resources/work/work'
import { unmountParts } from '../support/mountPart'
import { mountWork } from '../support/mountWork'
import { myItem } from '../support/workItem'

afterEach(unmountParts)

it('keeps a typed filter that is applied while a view of the work is chosen', async () => {
  mountWork({ items: [myItem] })
  await screen.findByText('Jane')
  const box = screen.getByRole('textbox', { name: workItems.filters?.age?.label ?? '' })
  fireEvent.change(box, { target: { value: '5' } })
  act(() => {
    fireEvent.blur(box)
    fireEvent.click(screen.getByRole('button', { name: workWords.nobodys }))
  })
  await waitFor(() => expect(location.search).toBe('?age=5&owner=NOBODY'))
})

it('gives no colour to a group without items', async () => {
  mountWork({
    items: [myItem],
    counts: [{ whose: 'NOBODY', source: 'COMPLAINT', urgency: 'TODAY', count: 2 }],
  })
  const group = (name: RegExp) => screen.getByRole('button', { name }).getAttribute('data-urgency')
  await screen.findByRole('button', { name: /^Today\s*2/ })
  expect(group(/^Today/)).toBe('TODAY')
  expect(group(/^Overdue/)).toBeNull()
})
