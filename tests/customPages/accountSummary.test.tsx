import { toId } from '@contract/id'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import AccountSummary from '@/customPages/accountSummary/AccountSummary'
import { createDataProvider } from '@/dataProvider'
import { loadedDefinitions } from '@/definition/defineArea'
import accountSummary from '@/i18n/en/accountSummary'
import en from '@/i18n/en/adminPages'
import apiAccess from '@/i18n/en/apiAccess'
import { addWords } from '@/i18n/words'
import apiRequests from '@/resources/accounts/apiRequests'
import { adminContext } from '../support/adminContext'
import { recordedHttp } from '../support/recordedHttp'

beforeAll(() => {
  addWords(en)
  addWords(accountSummary)
  addWords(apiAccess)
})
afterEach(cleanup)

const providerOf = (host: Parameters<typeof recordedHttp>[0]) =>
  createDataProvider(loadedDefinitions([apiRequests]), recordedHttp(host).http, { paths: {} }, () => ({
    userId: toId('me'),
  }))

const openSummary = (host: Parameters<typeof recordedHttp>[0]) =>
  render(<AccountSummary requests={apiRequests} selected={() => ({ id: toId('a'), name: 'Kijani Traders' })} />, {
    wrapper: adminContext(providerOf(host)),
  })

it('keeps the heading of an account whose credit may not be read', async () => {
  openSummary(() => ({ status: 403, body: { code: 'forbidden', message: 'No' } }))
  await screen.findByText('You do not have access')
  screen.getByText(/can_view_accounts_breakdown/)
  screen.getByRole('heading', { level: 1, name: 'Kijani Traders' })
  expect(screen.queryByRole('heading', { name: 'Recent API calls' })).toBeNull()
})
