import { MASK } from '@contract/access/endPoints'
import { toId } from '@contract/id'
import { QueryClient, useQuery } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import dayjs from 'dayjs'
import type { ReactNode } from 'react'
import { CoreAdminContext, I18nContextProvider } from 'react-admin'
import { Link } from 'react-router-dom'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { AnnouncedExtensions } from '@/components/hostExtensions'
import { forgetNotices, useNoticeHistory } from '@/components/notices'
import ApiAccess from '@/customPages/apiAccess/ApiAccess'
import { AreasDialog } from '@/customPages/apiAccess/AreasDialog'
import { CurrentKeys } from '@/customPages/apiAccess/CurrentKeys'
import { endPointsOf, goLive, newKeysIn, setUp } from '@/customPages/apiAccess/calls'
import { ModeDialog } from '@/customPages/apiAccess/ModeDialog'
import { NewKeys } from '@/customPages/apiAccess/NewKeys'
import { daysOf } from '@/customPages/apiAccess/period'
import { UsageDialog } from '@/customPages/apiAccess/UsageDialog'
import { useKeyChange } from '@/customPages/apiAccess/useKeyChange'
import { createDataProvider } from '@/dataProvider'
import { ApiError } from '@/dataProvider/apiError'
import { loadedDefinitions } from '@/definition/defineArea'
import en from '@/i18n/en/adminPages'
import publicPages from '@/i18n/en/publicPages'
import { createI18nProvider } from '@/i18n/i18nProvider'
import { addWords, currentTable } from '@/i18n/words'
import apiRequests from '@/resources/accounts/apiRequests'
import mdaIntegrators from '@/resources/integrations/mdaIntegrators'
import partnerIntegrators from '@/resources/integrations/partnerIntegrators'
import { adminContext } from '../support/adminContext'
import { recordedHttp } from '../support/recordedHttp'
import { TestRouter } from '../support/TestRouter'

beforeAll(() => {
  addWords(publicPages)
  addWords(en)
})
const InEnglish = ({ children }: { children: ReactNode }) => (
  <I18nContextProvider value={createI18nProvider(currentTable())}>{children}</I18nContextProvider>
)
afterEach(() => {
  cleanup()
  forgetNotices()
})

describe('a period', () => {
  it.each([
    ['days', '2026-03-31', '2026-03-02', '2026-03-31'],
    ['month', '2026-03-31', '2026-03-01', '2026-03-31'],
    ['lastMonth', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['lastMonth', '2026-01-01', '2025-12-01', '2025-12-31'],
  ] as const)('of %s on %s begins on %s and ends on %s', (name, today, from, to) => {
    expect(daysOf(name, dayjs(today))).toEqual({ from, to })
  })
})

describe('the access areas', () => {
  const asking = (rows: () => Promise<{ rows: never[]; total: number }>) => ({ read: () => Promise.reject(), rows })

  it('default to the 21 areas when the host has no list', async () => {
    const missing = () => Promise.reject(new ApiError({ status: 404, code: 'not-found' }))
    const found = await endPointsOf.load(undefined, asking(missing))
    expect(found).toHaveLength(21)
    expect(found).toContainEqual({ id: '/entity/basic', endPoint: '/entity/basic', serviceName: 'Entity, basic' })
  })

  it('have no default when the host fails', async () => {
    const failing = () => Promise.reject(new ApiError({ status: 500, code: 'unexpected' }))
    await expect(endPointsOf.load(undefined, asking(failing))).rejects.toThrow()
  })
})

describe('the dialog of access areas', () => {
  const mountAreas = (key: { status?: number; body: unknown }) => {
    const endPoints = [
      { id: '1', endPoint: '/v1/entity', serviceName: 'Entity', group: 'Companies' },
      { id: '2', endPoint: '/v1/wills', serviceName: 'Wills', group: 'Documents' },
      { id: '3', endPoint: '/search/entity', serviceName: 'Search', group: null },
    ]
    const { http } = recordedHttp(({ path }) => (path.endsWith('/endpoint/all') ? { body: { data: endPoints } } : key))
    const dataProvider = createDataProvider(loadedDefinitions([]), http, { paths: {} }, () => ({ userId: toId('me') }))
    render(
      <TestRouter at="/">
        <CoreAdminContext dataProvider={dataProvider} i18nProvider={createI18nProvider(currentTable())}>
          <AreasDialog account="a" name="A" busy={false} save={async () => undefined} close={() => undefined} />
        </CoreAdminContext>
      </TestRouter>,
    )
  }
  const opened = async (key: { status?: number; body: unknown }) => {
    mountAreas(key)
    await screen.findByRole('checkbox', { name: 'Entity' })
    return screen.getAllByRole('group').map(group => group.querySelector('.several-name')?.textContent)
  }

  it.each([
    ['404', { status: 404, body: { message: 'No keys' } }],
    ['nothing', { body: { data: null } }],
  ])('groups the areas as the host does, also for an account whose keys answer %s', async (_, key) => {
    expect(await opened(key)).toEqual(expect.arrayContaining(['Companies', 'Documents', 'Search']))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([
    ['a failure with Reload', { status: 500, body: { message: 'Closed for the night' } }, 'Closed for the night'],
    ['the missing permission', { status: 403, body: { message: 'Forbidden' } }, 'You do not have access'],
  ])('shows %s in place of the areas, and saves nothing', async (_, key, text) => {
    mountAreas(key)
    await screen.findByText(text)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
    expect(screen.queryAllByRole('button', { name: 'Reload' })).toHaveLength(key.status === 500 ? 1 : 0)
  })

  it('ticks the areas of a key whose ids the host spells as numbers', async () => {
    await opened({ body: { data: { apiKey: 'a', endPoints: [{ id: 2, endPoint: '/v1/wills' }] } } })
    const isTicked = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked
    await waitFor(() => expect(isTicked('Wills')).toBe(true))
    expect(isTicked('Entity')).toBe(false)
  })
})

it('sends the areas that the person saw before the choice, also when others arrive meanwhile', async () => {
  const endPoints = ['1', '2', '3'].map(id => ({ id, endPoint: `/v1/area${id}`, serviceName: `Area ${id}` }))
  let inForce = endPoints.slice(0, 1)
  const { http } = recordedHttp(({ path }) => ({
    body: { data: path.endsWith('/endpoint/all') ? endPoints : { apiKey: 'a', endPoints: inForce } },
  }))
  const dataProvider = createDataProvider(loadedDefinitions([]), http, { paths: {} }, () => ({ userId: toId('me') }))
  const queryClient = new QueryClient()
  const save = vi.fn(async () => undefined)
  render(<AreasDialog account="a" name="A" busy={false} save={save} close={() => undefined} />, {
    wrapper: adminContext(dataProvider, queryClient),
  })
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
  await screen.findByRole('checkbox', { name: 'Area 1' })
  await waitFor(() => expect(box('Area 1').checked).toBe(true))
  fireEvent.click(box('Area 2'))
  inForce = endPoints.slice(2)
  await act(() => queryClient.refetchQueries({ queryKey: ['apiAccess', 'a'] }))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(save).toHaveBeenCalledWith({ endPoints: [toId('1'), toId('2')], shown: [toId('1')] }))
})

it('says that the keys of an account are being loaded', async () => {
  const { http } = recordedHttp(() => new Promise<never>(() => undefined))
  const dataProvider = createDataProvider(loadedDefinitions([]), http, { paths: {} }, () => ({ userId: toId('me') }))
  const none = () => undefined
  render(
    <ModeDialog
      account="a"
      name="A"
      mode="SANDBOX"
      fresh={undefined}
      busy={false}
      copied={false}
      turn={none}
      onCopied={none}
      onKept={none}
      goLive={async () => false}
      close={none}
    />,
    { wrapper: adminContext(dataProvider) },
  )
  await screen.findByLabelText('Loading')
})

it('names the permission that the credit of an account needs, where it is refused', async () => {
  const { http } = recordedHttp(() => ({ status: 403, body: { code: 'forbidden', message: 'No' } }))
  const dataProvider = createDataProvider(loadedDefinitions([apiRequests]), http, { paths: {} }, () => ({
    userId: toId('me'),
  }))
  render(<UsageDialog account="a" name="A" requests={apiRequests} close={() => undefined} />, {
    wrapper: adminContext(dataProvider),
  })
  await screen.findAllByText(/can_view_accounts_breakdown/)
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull()
})

it('offers Generate Keys to people who may grant access', () => {
  for (const { actions } of [mdaIntegrators, partnerIntegrators])
    expect(actions?.generateKeys?.permit).toBe('can_update_account_status')
})

describe('keys', () => {
  it('are new only when the host sends both in full', () => {
    const whole = { apiKey: 'sb_1', secretKey: 's' }
    expect(newKeysIn('a', 'SANDBOX', whole)).toEqual({ account: 'a', mode: 'SANDBOX', ...whole })
    for (const told of [{}, { apiKey: 'sb_1' }, { ...whole, secretKey: MASK }, { ...whole, apiKey: `sb_1${MASK}` }])
      expect(newKeysIn('a', 'SANDBOX', told)).toBeUndefined()
  })

  it('can be copied again when the host sends them in full, but not when masked', () => {
    const { rerender } = render(<CurrentKeys access={{ apiKey: 'abc', secretKey: 'def' }} isMasked />, {
      wrapper: InEnglish,
    })
    expect(screen.getAllByRole('button', { name: /^Copy/ })).toHaveLength(2)
    rerender(<CurrentKeys access={{ apiKey: `abc${MASK}`, secretKey: MASK }} isMasked />)
    expect(screen.queryByRole('button')).toBeNull()
    screen.getByText(`abc${MASK}`)
  })

  it.each([
    [['apiUsage'], 'These keys are shown only once', 'They may not be shown again'],
    [[], 'They may not be shown again', 'These keys are shown only once'],
  ] as const)('promise no copy later than a host with %j can give', (extensions, said, unsaid) => {
    const fresh = { account: 'a', mode: 'SANDBOX', apiKey: 'abc', secretKey: 'def' } as const
    render(
      <AnnouncedExtensions.Provider value={new Set(extensions)}>
        <NewKeys fresh={fresh} onCopied={() => undefined} onKept={() => undefined} />
      </AnnouncedExtensions.Provider>,
      { wrapper: InEnglish },
    )
    expect(screen.getByRole('alert').textContent).toContain(said)
    expect(screen.getByRole('alert').textContent).not.toContain(unsaid)
  })

  it('are selected for manual copying without a clipboard, and count as copied after that', async () => {
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(Reflect.get({}, 'none'))
    const onCopied = vi.fn()
    const fresh = { account: 'a', mode: 'SANDBOX', apiKey: 'sb_1', secretKey: 'sec' } as const
    render(<NewKeys fresh={fresh} onCopied={onCopied} onKept={() => undefined} />, { wrapper: InEnglish })
    screen.getByRole('button', { name: 'Copy: API key' }).click()
    await screen.findByText('API key is selected. Copy it by hand.')
    expect(onCopied).not.toHaveBeenCalled()
    for (const name of ['API key', 'Secret key'])
      screen.getByRole('textbox', { name }).dispatchEvent(new Event('copy', { bubbles: true }))
    await vi.waitFor(() => expect(onCopied).toHaveBeenCalled())
  })
})

describe('messages after a change of keys', () => {
  const done = async (answer: object) => {
    const { http } = recordedHttp(() => ({ body: { data: { apiKey: 'k', secretKey: 's', ...answer } } }))
    const dataProvider = createDataProvider(loadedDefinitions([]), http, { paths: {} }, () => ({ userId: toId('me') }))
    const wrapper = ({ children }: { children: ReactNode }) => (
      <CoreAdminContext dataProvider={dataProvider} i18nProvider={createI18nProvider(currentTable())}>
        {children}
      </CoreAdminContext>
    )
    const { result } = renderHook(() => ({ ...useKeyChange([]), said: useNoticeHistory() }), { wrapper })
    const row = { id: toId('1'), endPoints: [toId('2')] }
    await act(async () => {
      await result.current.work(setUp, row, { says: 'access-granted' })
      await result.current.work(goLive, row, { says: 'access-live' })
    })
    return result.current.said.map(({ text }) => text).toReversed()
  }

  it('are the documents’ texts when the host sends none', async () => {
    expect(await done({})).toEqual([
      'Access level granted successfully',
      'User has been granted access to production environment',
    ])
  })

  it('are the host’s own when it sends some', async () => {
    expect(await done({ message: 'The keys are ready' })).toEqual(['The keys are ready', 'The keys are ready'])
  })
})

it('tells new keys before the lists of the page are read again, which may take long', async () => {
  const { http } = recordedHttp(() => ({ body: { data: { apiKey: 'k', secretKey: 's' } } }))
  const dataProvider = createDataProvider(loadedDefinitions([]), http, { paths: {} }, () => ({ userId: toId('me') }))
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CoreAdminContext dataProvider={dataProvider} i18nProvider={createI18nProvider(currentTable())}>
      {children}
    </CoreAdminContext>
  )
  const read = vi.fn(() => new Promise<string>(() => undefined))
  const { result } = renderHook(
    () => {
      useQuery({ queryKey: ['list'], queryFn: read, initialData: 'rows', staleTime: Number.POSITIVE_INFINITY })
      return useKeyChange(['list'])
    },
    { wrapper },
  )
  const told = vi.fn()
  await act(async () => {
    void result.current.work(setUp, { id: toId('1'), endPoints: [] }, { says: 'access-granted' }).then(told)
    await waitFor(() => expect(read).toHaveBeenCalled())
  })
  await waitFor(() => expect(told).toHaveBeenCalledWith(expect.objectContaining({ apiKey: 'k' })))
})

describe('the dialog of the API mode', () => {
  const endPoints = [{ id: '1', endPoint: '/v1/entity', serviceName: 'Entity' }]
  const sandbox = { apiKey: `sb${MASK}`, secretKey: MASK, endPoints }

  /** Opens the production keys of an account, before a host that answers by `host`. */
  const open = async (host: Parameters<typeof recordedHttp>[0]) => {
    const { http } = recordedHttp(request => {
      if (request.path.includes('/live/')) return { status: 404, body: { message: 'No keys' } }
      return host(request)
    })
    const dataProvider = createDataProvider(loadedDefinitions([]), http, { paths: {} }, () => ({ userId: toId('me') }))
    window.history.replaceState(null, '', '/home/list')
    render(
      <TestRouter>
        <CoreAdminContext dataProvider={dataProvider} i18nProvider={createI18nProvider(currentTable())}>
          <ApiAccess lists={[]} requests={mdaIntegrators}>
            <Link to="?api=mode&account=a&mode=live">Open</Link>
          </ApiAccess>
        </CoreAdminContext>
      </TestRouter>,
    )
    fireEvent.click(screen.getByText('Open'))
  }

  it('shows keys that come after Back was pressed', async () => {
    let answer: ((answer: object) => void) | undefined
    await open(({ path }) =>
      path.endsWith('/go-live') ? new Promise(resolve => (answer = resolve)) : { body: { data: sandbox } },
    )
    const button = await screen.findByText('Go Live')
    await waitFor(() => expect(button).toHaveProperty('disabled', false))
    fireEvent.click(button)
    fireEvent.click(await screen.findByText('YES'))
    await waitFor(() => expect(answer).toBeDefined())
    const moved = new Promise(done => window.addEventListener('popstate', done, { once: true }))
    window.history.back()
    await moved
    await act(async () => answer?.({ body: { data: { apiKey: 'live_1', secretKey: 'hidden' } } }))
    await waitFor(() => expect(screen.queryByDisplayValue('live_1')).not.toBeNull(), { timeout: 5000 })
  })

  it('has the browser ask before the page is left while keys are being made', async () => {
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(event)
      return event.defaultPrevented
    }
    await open(({ path }) => (path.endsWith('/go-live') ? new Promise(() => {}) : { body: { data: sandbox } }))
    const button = await screen.findByText('Go Live')
    await waitFor(() => expect(button).toHaveProperty('disabled', false))
    expect(leave()).toBe(false)
    fireEvent.click(button)
    fireEvent.click(await screen.findByText('YES'))
    await waitFor(() => expect(leave()).toBe(true))
  })

  it('says why it cannot go live where the keys of the sandbox did not come', async () => {
    await open(() => ({ status: 500, body: {} }))
    await screen.findByText('Go Live')
    await screen.findByRole('alert', undefined, { timeout: 5000 })
    screen.getByText('Reload')
  })
})
