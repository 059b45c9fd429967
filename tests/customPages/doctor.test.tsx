import { toId } from '@contract/id'
import type { Diagnosis } from '@contract/portal/doctor'
import { findings } from '@contract/portal/findings'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it } from 'vitest'
import DoctorPage from '@/customPages/doctor/DoctorPage'
import { createDataProvider } from '@/dataProvider'
import { loadedDefinitions } from '@/definition/defineArea'
import { loadDoctorWords } from '@/i18n/doctor'
import en from '@/i18n/en/adminPages'
import publicPages from '@/i18n/en/publicPages'
import { addWords } from '@/i18n/words'
import { adminContext } from '../support/adminContext'
import { recordedHttp } from '../support/recordedHttp'

beforeAll(() => {
  addWords(publicPages)
  addWords(en)
})
afterEach(cleanup)

const ill: Diagnosis = {
  at: '2026-11-02T09:00:00Z',
  checks: [
    { name: 'clock', findings: [] },
    { name: 'objects', findings: [{ name: 'trigger-missing', values: { names: 'audit_entry.audit_entry_keep' } }] },
    { name: 'backup', findings: [{ name: 'backup-late', values: { days: 1500 } }] },
  ],
}

const open = (host: Parameters<typeof recordedHttp>[0]) => {
  const { http, asked } = recordedHttp(host)
  const dataProvider = createDataProvider(loadedDefinitions([]), http, { paths: {} }, () => ({ userId: toId('me') }))
  render(<DoctorPage />, { wrapper: adminContext(dataProvider) })
  return asked
}

it('names each finding with its remedy, and checks again on demand', async () => {
  let report = ill
  const asked = open(() => ({ body: report }))
  await screen.findByText('Triggers are missing: audit_entry.audit_entry_keep.')
  screen.getByText(findings['trigger-missing'].remedy)
  screen.getByText('The last backup is 1,500 days old.')
  screen.getByText('Faults: 1 · Warnings: 1')
  screen.getByText('In order')
  report = { ...ill, checks: [{ name: 'clock', findings: [] }] }
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
  await screen.findByText('Nothing is wrong.')
  expect(asked.map(({ path }) => path)).toEqual(['/portal/doctor', '/portal/doctor'])
})

it('keeps the last report where a new one cannot be had, and says so', async () => {
  let status = 200
  open(() => ({ status, body: status === 200 ? ill : { message: 'No room' } }))
  await screen.findByText('Faults: 1 · Warnings: 1')
  status = 500
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
  await screen.findByRole('button', { name: 'Reload' })
  screen.getByText('Faults: 1 · Warnings: 1')
})

it('offers Reload where no report could be had', async () => {
  open(() => ({ status: 500, body: {} }))
  await screen.findByRole('button', { name: 'Reload' })
  expect(screen.queryByText('Nothing is wrong.')).toBeNull()
})

it('says that the page is not permitted to who may not see it', async () => {
  open(() => ({ status: 403, body: { code: 'forbidden', message: 'Forbidden' } }))
  await screen.findByText(/permission/i)
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull()
})

const holesIn = (text: string) => [...text.matchAll(/%\{\w+\}/g)].map(([hole]) => hole).sort()

it.each(['sw', 'fr'])('has every finding in %s, with the same values', async locale => {
  const [english, words] = [await loadDoctorWords('en'), await loadDoctorWords(locale)]
  expect(Object.keys(words.findings)).toEqual(Object.keys(english.findings))
  expect(Object.keys(words.checks)).toEqual(Object.keys(english.checks))
  for (const [name, { says, remedy }] of Object.entries(english.findings)) {
    const translated = words.findings[name as keyof typeof findings]
    expect([name, holesIn(translated.says)]).toEqual([name, holesIn(says)])
    expect([name, holesIn(translated.remedy)]).toEqual([name, holesIn(remedy)])
  }
  if (locale === 'fr') expect(JSON.stringify(words)).not.toMatch(/ [:;?!]/)
})
