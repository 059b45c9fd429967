import { insolvencyApplications as calls } from '@contract/insolvency/applications'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import ApplicationDialog from '@/customPages/insolvency/ApplicationDialog'
import { mountPart, unmountParts } from '../support/mountPart'
import { ReaderWorker } from '../support/readerWorker'
// A part fetches its code when it opens: here it is loaded before, so that no import outlives the test.
import '@/customPages/insolvency/Attachments'

beforeEach(() => void vi.stubGlobal('Worker', ReaderWorker))
afterEach(() => {
  unmountParts()
  vi.unstubAllGlobals()
})

const tab = (name: string) => fireEvent.click(screen.getByText(name, { selector: '[role=tab]' }))

it('reports missing applicants, missing messages and a missing file', async () => {
  const attachments = [{ id: 3, fileName: 'order.pdf', fileDescription: 'Court order' }]
  const lost = 'The file of this document is missing in EDMS. Contact the EDMS administrator.'
  mountPart(<ApplicationDialog number="WU-1" kind={undefined} />, ({ path }) => {
    if (path === calls.byTrackingNumber.path)
      return { body: { data: { id: 7, trackingNumber: 'WU-1', applicant: null, attachments } } }
    if (path === calls.file.path) return { status: 404, body: { code: 'document-lost', message: lost } }
    return { body: { data: [] } }
  })
  await screen.findByText('No applicant on record')
  tab('Messages')
  await screen.findByText('No messages yet')
  tab('Attachments')
  fireEvent.click(await screen.findByLabelText('Show Court order'))
  await screen.findByText(lost)
})

it('says in a toast too that a number is unknown', async () => {
  const message = 'No insolvency application has the tracking number WU-NONE.'
  mountPart(<ApplicationDialog number="WU-NONE" kind={undefined} />, () => ({
    status: 404,
    body: { code: 'unknown-application', message, params: { number: 'WU-NONE' } },
  }))
  await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2))
  within(screen.getByLabelText('Notices')).getByText(message)
})
