import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { suggested } from '@/definition/field'
import { box, mountForm, unmountForms } from '../support/mountForm'

afterEach(unmountForms)

it('suggests from the moment the form appears: a box replaced under the pointer loses the press', async () => {
  mountForm({ trial: suggested('Trial', async () => []) as never })
  await screen.findByRole('dialog')
  expect(box(/^Trial/).getAttribute('role')).toBe('combobox')
})
