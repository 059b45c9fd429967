import { filedChanges, type PresentFile } from '@contract/portal/filedChanges'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import FileChangeDialog from '@/customPages/fileChange/FileChangeDialog'
import { mountPart } from './mountPart'

/** The file as it stands before the filing. */
export const present: PresentFile = {
  brn: '80020001234567',
  name: 'KILIMO LTD',
  kind: 'COMPANY',
  status: 'REGISTERED',
  isStruckOff: false,
  registeredOn: '2015-01-01',
  trackingNo: 'FC000000000001',
  address: 'Plot 1',
  people: [{ no: 1, name: 'Anna Okello', kind: 'INDIVIDUAL', roles: [{ role: 'SECRETARY', since: null }] }],
  shareClasses: [{ no: 1, name: 'ORDINARY', number: 100, value: 1000, allotted: 100 }],
  charges: [{ number: '2015/1', chargee: 'Equator Bank Ltd' }],
  holdings: [{ personNo: 1, classNo: 1, shares: 100 }],
}
export const filingAnswer = {
  trackingNo: 'FC000000000001',
  brn: present.brn,
  filedOn: '2026-11-02',
  effectiveOn: '2024-05-03',
  changes: [],
}

type Reply = { status?: number; body: unknown }
/**
 * Mounts the dialog on a file, before a host that gives the replies to filings, in order. Returns the filings that were sent,
 * and a spy on the closing.
 */
export const mountFileChange = (file: PresentFile = present, replies: Reply[] = [{ body: filingAnswer }]) => {
  const sent: unknown[] = []
  const close = vi.fn()
  mountPart(<FileChangeDialog brn={file.brn} close={close} />, ({ path, body }) => {
    if (path.startsWith(filedChanges.villages.path)) return { body: [{ id: 77, name: 'Kisimenti, Kamwokya, Nakawa' }] }
    if (path !== filedChanges.file.path) return { body: file }
    sent.push(body)
    return replies.shift() ?? { body: filingAnswer }
  })
  return { sent, close }
}

export const box = (label: string) => screen.getByLabelText(new RegExp(`^${label}\\s*\\*?$`))
export const fill = (label: string, value: string) => fireEvent.change(box(label), { target: { value } })
export const choose = async (label: string, option: string) => {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: new RegExp(`^${label}`) }))
  fireEvent.click(await screen.findByRole('option', { name: option }))
}
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
/** Returns the changes that can be chosen. */
export const offered = async () => {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: /^Change/ }))
  const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent ?? '')
  fireEvent.keyDown(screen.getByRole('listbox'), { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  return names.filter(name => name !== 'None')
}
