import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { suggested } from '@/definition/field'
import { box, mountForm, unmountForms } from '../support/mountForm'

afterEach(unmountForms)

it('suggests from the moment the form appears: a box replaced under the pointer loses the press', async () => {
  mountForm({ trial: suggested('Trial', async () => []) as never })
  await screen.findByRole('dialog')
  expect(box(/^Trial/).getAttribute('role')).toBe('combobox')
})

it('shows suggestions in the box that has the focus when the form opens', async () => {
  mountForm({
    trial: suggested('Trial', async () => [{ value: 'Uganda', about: 'UG', fills: {}, terms: ['uganda'] }]) as never,
  })
  await screen.findByRole('dialog')
  expect(document.activeElement).toBe(box(/^Trial/))
  fireEvent.change(box(/^Trial/), { target: { value: 'Ugan' } })
  expect((await screen.findByRole('option')).textContent).toContain('Uganda')
})
