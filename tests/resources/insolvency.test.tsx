import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import List from '@/components/list/List'
import type { Resource } from '@/definition/defineResource'
import en from '@/i18n/en/adminPages'
import publicPages from '@/i18n/en/publicPages'
import { addWords } from '@/i18n/words'
import academicQualifications from '@/resources/insolvency/academicQualifications'
import applications from '@/resources/insolvency/applications'
import professionalBodies from '@/resources/insolvency/professionalBodies'
import professionalQualifications from '@/resources/insolvency/professionalQualifications'
import windingUpReasons from '@/resources/insolvency/windingUpReasons'
import { fill, press } from '../support/listPresses'
import { box } from '../support/mountForm'
import { mountListPage, unmountPages } from '../support/mountListPage'
import { mountPart, unmountParts } from '../support/mountPart'
import { findNotice, openInsolvency, startDialog } from '../support/openInsolvency'

beforeAll(() => {
  addWords(publicPages)
  addWords(en)
})
afterEach(() => {
  unmountPages()
  unmountParts()
})

type Row = Record<string, unknown>

const applied = {
  id: 7,
  trackingNumber: 'WU-1',
  companyName: 'KISIMA LTD',
  brn: '80020001234567',
  type: 'WINDING_UP',
  status: 'APPROVED',
  lastDateOfPublication: '2025-06-01',
  attachments: [{ id: 3, fileName: 'notice.pdf', dateOfPublication: '2025-06-01' }],
  version: 1,
}

describe('the lists', () => {
  const all = [applications, windingUpReasons, professionalQualifications, academicQualifications, professionalBodies]
  const columns = () =>
    [...document.querySelectorAll('th')].flatMap(({ textContent }) =>
      textContent && textContent !== 'Actions' ? [textContent] : [],
    )

  it('have a tab each', async () => {
    mountPart(<List resource={professionalBodies} among={all} />, () => ({ body: { data: [] } }), {
      definitions: all,
      address: '/home/insolvency-settings?tab=professional-bodies',
    })
    await waitFor(() =>
      expect([...document.querySelectorAll('[role=tab]')].map(({ textContent }) => textContent)).toEqual([
        'Insolvency Applications',
        'Winding Up Reasons',
        'Professional Qualifications',
        'Academic Qualifications Manuals',
        'Professional Bodies',
      ]),
    )
    expect(all.slice(1).map(({ tab }) => tab?.key)).toEqual([
      'winding-up-reasons',
      'professional-qualifications',
      'academic-qualifications',
      'professional-bodies',
    ])
  })

  it.each<[string, Resource, Row, string[]]>([
    [
      'applications',
      applications,
      applied,
      [
        'Tracking No.',
        'BRN and company name',
        'Type',
        'Status',
        'Assignment',
        'Last Date Of Publication',
        'Date Of Confirmation',
        'Dissolution Date',
      ],
    ],
    ['reasons', windingUpReasons, { id: 1, reason: 'Debts' }, ['#', 'reason']],
    ['professional qualifications', professionalQualifications, { id: 1, name: 'Fellow' }, ['#', 'Name']],
    ['academic qualifications', academicQualifications, { id: 1, name: 'Diploma' }, ['#', 'Name']],
    ['bodies', professionalBodies, { id: 1, name: 'Law Society' }, ['#', 'Name', 'Abbreviation', 'Profession']],
  ])('have the documented columns: %s', async (_, definition, row, names) => {
    openInsolvency(definition, [row])
    await screen.findAllByText('Edit')
    expect(columns()).toEqual(names)
  })

  it('offer corrections of an application only where the host allows them', async () => {
    openInsolvency(applications, [
      { ...applied, mayCorrect: true },
      { ...applied, id: 8, trackingNumber: 'WU-2', mayCorrect: false },
    ])
    await screen.findByText('WU-2')
    const rows = [...document.querySelectorAll<HTMLElement>('tr[data-key]')]
    for (const name of ['Edit', 'Rollback'])
      expect(rows.map(row => within(row).queryAllByRole('button', { name }).length)).toEqual([1, 0])
  })

  it('show why applications cannot be loaded, and those that are approved after Reload', async () => {
    let fails = true
    const { asked } = mountListPage(applications, () =>
      fails ? { status: 503, body: { message: 'Not now' } } : { body: { content: [applied], totalElements: 1 } },
    )
    await screen.findByText('Failed to load tasks, Try again later.')
    await findNotice('Not now')
    fails = false
    fireEvent.click(screen.getByText('Reload'))
    await screen.findByText('WU-1')
    expect(asked.at(-1)?.query).toEqual({
      status: 'APPROVED',
      type: 'WINDING_UP,FOREIGN_COMPANY_DE_REGISTRATION',
      page: '1',
      pageSize: '12',
    })
    fireEvent.click(screen.getByText('Previous'))
    await findNotice('No more data to show')
    const status = screen.getByLabelText('Status', { selector: '[role=combobox]' })
    expect(status.textContent).toBe('Approved')
    await userEvent.click(status)
    await screen.findByRole('listbox')
    expect([...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent)).toEqual(['Approved'])
  })
})

describe('an application that somebody else changed', () => {
  const MEANWHILE = /^Someone else has saved this entry meanwhile/

  it('keeps a refused date of publication, with the message of its own and the reason in the form', async () => {
    const rows: Row[] = [applied]
    openInsolvency(applications, rows, () => {
      rows[0] = { ...applied, version: 2 }
      return { status: 409, body: { code: 'changed-meanwhile', message: 'Reload and try again.' } }
    })
    await startDialog('Edit')
    fill({ 'Date of publication': '05/06/2025' })
    await press('Update')
    await findNotice('Failed to update date of publication')
    const alert = await within(await screen.findByRole('dialog')).findByText(MEANWHILE)
    expect(alert.closest('[role=alert]')).not.toBeNull()
    expect(box(/^Date of publication/).value).toBe('05/06/2025')
  })

  it('names the person who rolled it back first, and reloads the list', async () => {
    const rows: Row[] = [applied]
    const message = 'Application WU-1 is no longer approved: Moses Okello has already rolled it back.'
    openInsolvency(applications, rows, () => {
      rows.length = 0
      return {
        status: 409,
        body: { code: 'rolled-back-already', params: { number: 'WU-1', name: 'Moses Okello' }, message },
      }
    })
    await startDialog('Rollback')
    await press('YES')
    await findNotice(message)
    await screen.findByText('No results found')
  })

  it('is refused once for a body, which stands in the list as it is now, and can be edited again', async () => {
    const body = { id: 5, name: 'Law Society', abbreviation: 'LS', profession: 'Advocate', version: 1 }
    const rows: Row[] = [body]
    let tries = 0
    const sent = openInsolvency(professionalBodies, rows, () => {
      if (tries++) return { body: {} }
      rows[0] = { ...body, name: 'Law Society of the Lakes', version: 2 }
      return { status: 409, body: { code: 'changed-meanwhile', message: 'Reload and try again.' } }
    })
    await startDialog('Edit')
    fill({ Profession: 'Barrister' })
    await press('Update')
    await within(await screen.findByRole('dialog')).findByText(MEANWHILE)
    await screen.findByText('Law Society of the Lakes', { selector: 'td *' })
    await press('Cancel')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await startDialog('Edit')
    fill({ Profession: 'Legal counsel' })
    await press('Update')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent().at(-1)?.body).toEqual({
      name: 'Law Society of the Lakes',
      abbreviation: 'LS',
      profession: 'Legal counsel',
      professionalBodyId: 5,
      version: 2,
    })
  })
})
