import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import academicQualifications from '@/resources/insolvency/academicQualifications'
import professionalBodies from '@/resources/insolvency/professionalBodies'
import professionalQualifications from '@/resources/insolvency/professionalQualifications'
import windingUpReasons from '@/resources/insolvency/windingUpReasons'
import { fill, press } from '../support/listPresses'
import { box } from '../support/mountForm'
import { unmountPages } from '../support/mountListPage'
import { findNotice, openInsolvency, startDialog } from '../support/openInsolvency'

afterEach(unmountPages)

type Answer = { status?: number; body?: unknown }

const taken = (name: string): Answer => ({
  status: 409,
  body: { code: 'name-taken', params: { name }, message: `An entry named ${name} already exists.` },
})

describe('bodies and qualifications', () => {
  it('adds a body, and fails with the documents’ message for a name that is taken', async () => {
    const answers: Answer[] = [{ body: { message: 'Request was processed successfully' } }, taken('Law Society')]
    const row = { id: 4, name: 'Bar Council', abbreviation: 'BC', profession: 'Advocate', version: 2 }
    const sent = openInsolvency(professionalBodies, [{ ...row, id: 5 }], () => answers.shift() ?? {})
    await startDialog('Add Professional Body')
    fill({ Name: 'Bar Council', Abbreviation: 'BC', Profession: 'Advocate' })
    await press('Submit')
    await findNotice('Request was processed successfully')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await startDialog('Edit')
    fill({ Name: 'law society' })
    await press('Update')
    await findNotice('An error occurred while creating new body')
    expect(box(/^Name/).value).toBe('law society')
    const body = { name: 'Bar Council', abbreviation: 'BC', profession: 'Advocate' }
    expect(sent().map(one => one.body)).toEqual([
      body,
      { ...body, name: 'law society', professionalBodyId: 5, version: 2 },
    ])
  })

  it('adds and edits an academic qualification', async () => {
    const sent = openInsolvency(academicQualifications, [{ id: 1, name: 'Diploma in Law', version: 3 }])
    await startDialog('Add Academic Qualification')
    fill({ Name: 'Diploma in Arts' })
    await press('Submit')
    await findNotice('Academic Qualification created successfully')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await startDialog('Edit')
    fill({ Name: 'Diploma in Laws' })
    await press('Update')
    await findNotice('Academic Qualification updated successfully')
    expect(sent().map(({ body }) => body)).toEqual([
      { name: 'Diploma in Arts' },
      { name: 'Diploma in Laws', academicQualificationId: 1, version: 3 },
    ])
  })

  it('adds a professional qualification of a body, and fails with the documents’ message', async () => {
    const answers: Answer[] = [taken('FELLOW'), {}]
    const sent = openInsolvency(professionalQualifications, [], () => answers.shift() ?? {})
    await startDialog('Add Professional Qualification')
    fill({ Name: 'Fellow' })
    await userEvent.click(await screen.findByLabelText(/^Professional Body/, { selector: '[role=combobox]' }))
    fireEvent.click(await screen.findByText('Bar Council', { selector: '[role=option]' }))
    await press('Submit')
    await findNotice('An error occurred while creating department')
    await press('Submit')
    await findNotice('Professional Qualification created successfully')
    expect(sent().map(({ body }) => body)).toEqual(Array(2).fill({ name: 'Fellow', professionalBodyId: 4 }))
  })
})

it('edits reasons with the call that adds them, and reports that none can be deleted', async () => {
  const answers: Answer[] = [taken('Debts'), {}, {}]
  const sent = openInsolvency(
    windingUpReasons,
    [{ id: 1, reason: 'The licence was withdrawn', version: 2 }],
    () => answers.shift() ?? {},
  )
  await startDialog('Add Reason')
  fill({ Reason: 'Debts' })
  await press('Submit')
  await findNotice('An error occurred while creating new reason')
  await findNotice('An entry named Debts already exists.')
  fill({ Reason: 'Other debts' })
  await press('Submit')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await startDialog('Edit')
  fill({ Reason: 'The licence was revoked' })
  await press('Update')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await startDialog('Delete')
  const question = within(screen.getByRole('dialog', { name: 'Are you sure of this action ?' }))
  question.getByText('The licence was withdrawn')
  fireEvent.click(question.getByText('YES'))
  await findNotice('Deleting winding up reasons is not available. Nothing was deleted.')
  screen.getByText('The licence was withdrawn', { selector: 'td *' })
  expect(new Set(sent().map(({ path }) => path)).size).toBe(1)
  expect(sent().map(({ body }) => body)).toEqual([
    { reason: 'Debts' },
    { reason: 'Other debts' },
    { reason: 'The licence was revoked', id: 1, version: 2 },
  ])
})
