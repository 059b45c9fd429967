import { toId } from '@contract/id'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { RelatedFactsTable } from '@/components/actions/RelatedFactsTable'
import { DefinitionProvider } from '@/components/definitionContext'
import { ListPanel } from '@/components/list/ListPanel'
import AccountSummary from '@/customPages/accountSummary/AccountSummary'
import { createDataProvider } from '@/dataProvider'
import { loadedDefinitions } from '@/definition/defineArea'
import type { AnyRow, Resource } from '@/definition/defineResource'
import en from '@/i18n/en/adminPages'
import { addWords } from '@/i18n/words'
import apiRequests from '@/resources/accounts/apiRequests'
import integrators from '@/resources/integrations/mdaIntegrators'
import { adminContext } from '../support/adminContext'
import { recordedHttp } from '../support/recordedHttp'

beforeAll(() => {
  addWords(en)
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

it('never shows the calls of one account as those of the next, while these are awaited', async () => {
  const call = { id: '1', apiRequest: '{}', endPoint: '/entity/basic', createdAt: '2026-01-31T08:00:00Z' }
  const host: Parameters<typeof recordedHttp>[0] = async ({ query }) => {
    if (query.organisationId === 'b') await new Promise(() => undefined)
    return { body: { data: { content: [{ ...call, apiMode: 'LIVE', responseGiven: true }], totalElements: 1 } } }
  }
  const callsOf = (organisationId: string) => <ListPanel resource={apiRequests} filter={{ organisationId }} />
  const { rerender } = render(callsOf('a'), { wrapper: adminContext(providerOf(host)) })
  await screen.findByText('/entity/basic')
  rerender(callsOf('b'))
  expect(screen.queryByText('/entity/basic')).toBeNull()
})

it('names the API mode of each call in words', async () => {
  const call = { id: '1', apiRequest: '{}', endPoint: '/entity/basic', createdAt: '2026-01-31T08:00:00Z' }
  openSummary(({ path }) =>
    path.includes('request-logs')
      ? { body: { data: { content: [{ ...call, apiMode: 'SANDBOX', responseGiven: true }], totalElements: 1 } } }
      : { body: { data: { accountBalance: 1000 } } },
  )
  await screen.findByText('/entity/basic')
  screen.getByText('Sandbox')
  expect(screen.queryByText(/SANDBOX/)).toBeNull()
})

const row: AnyRow = { id: toId('a') }

it('names the API mode of the keys of an integrator in words', async () => {
  const { actions }: Resource = integrators
  const view = actions?.view
  if (view?.type !== 'details' || !('also' in view.details) || !view.details.also) throw new Error('No related facts')
  render(
    <DefinitionProvider definition={integrators}>
      <RelatedFactsTable name="view" also={view.details.also} row={row} />
    </DefinitionProvider>,
    { wrapper: adminContext(providerOf(() => ({ body: { data: { apiKey: 'lv_1…', apiMode: 'LIVE' } } }))) },
  )
  await screen.findByText('lv_1…')
  screen.getByRole('row', { name: 'API mode Production' })
})
