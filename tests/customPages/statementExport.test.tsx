import { toId } from '@contract/id'
import { Form20 } from '@contract/insolvency/form20'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { Notification } from '@/components/notices'
import { StatementSection } from '@/customPages/insolvency/StatementSection'
import { createDataProvider } from '@/dataProvider'
import { loadedDefinitions } from '@/definition/defineArea'
import en from '@/i18n/en/adminPages'
import publicPages from '@/i18n/en/publicPages'
import { addWords } from '@/i18n/words'
import { adminContext } from '../support/adminContext'
import { unmountPages } from '../support/mountListPage'
import { recordedHttp } from '../support/recordedHttp'
import { WritingWorker } from '../support/writingWorker'

beforeAll(() => {
  addWords(publicPages)
  addWords(en)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  unmountPages()
})

it('keeps the workbook of a statement whose export is not recorded, and saves it after Try again', async () => {
  vi.stubGlobal('Worker', WritingWorker)
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  let status = 500
  const { http, asked } = recordedHttp(() => ({ status }))
  const dataProvider = createDataProvider(loadedDefinitions([]), http, { paths: {} }, () => ({ userId: toId('me') }))
  const form20 = Form20.parse({ tradeAccounts: [{ creditorName: 'A', amount: '10', currency: 'UGX' }] })
  render(
    <>
      <StatementSection form20={form20} about={{ number: 'WU/1', company: 'KISIMA LTD', brn: '80020001234567' }} />
      <Notification />
    </>,
    { wrapper: adminContext(dataProvider) },
  )
  await userEvent.click(screen.getByRole('button', { name: 'Export (.xlsx)' }))
  await screen.findByText(/The export was not recorded/)
  screen.getByRole('button', { name: 'Discard the export' })
  expect(saved).not.toHaveBeenCalled()
  status = 200
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  expect(asked).toHaveLength(2)
  await screen.findByRole('button', { name: 'Export (.xlsx)' })
})
