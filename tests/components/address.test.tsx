import { toId } from '@contract/id'
import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import { type ReactNode, useEffect } from 'react'
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { useFollowNavigation } from '@/components/currentAddress'
import { usePlace as usePageOfDocuments } from '@/components/file/useDocuments'
import { useAddress } from '@/components/useAddress'
import { useDocumentAddress } from '@/components/useDocumentAddress'
import { useAccount } from '@/customPages/accountSummary/useAccount'
import { usePeriod } from '@/customPages/apiAccess/period'
import { useDialogAddress as useDialogPlace } from '@/customPages/apiAccess/useDialogAddress'
import { TestRouter } from '../support/TestRouter'

const wrapper = ({ children }: { children: ReactNode }) => <TestRouter>{children}</TestRouter>
const addressNow = () => window.location.pathname + window.location.search
const NEXT = '/home/billing?page=3'

/** Changes the address as the router does before it draws the next page. */
const leave = () => window.history.pushState(null, '', NEXT)

afterEach(() => {
  cleanup()
  window.history.replaceState(null, '', '/')
})

type Case = [name: string, from: string, to: string, useChange: () => () => void]

const cases: Case[] = [
  [
    'the page of a document',
    '/home/registry/file?document=d1',
    '/home/registry/file?document=d1&leaf=4',
    () => {
      const { goTo } = useDocumentAddress()
      return () => goTo({ page: 4 })
    },
  ],
  [
    'the page of a list of documents',
    '/home/registry/file?tab=documents&page=9',
    '/home/registry/file?tab=documents&page=2',
    () => {
      const { go } = usePageOfDocuments()
      return () => go(() => ({ page: 2 }))
    },
  ],
  [
    'the dialog of an account',
    '/home/accounts/breakdown?tab=mdas',
    '/home/accounts/breakdown?tab=mdas&api=mode&account=7',
    () => {
      const { turn } = useDialogPlace()
      return () => turn('mode', '7')
    },
  ],
  [
    'the end of such a dialog',
    '/home/accounts/breakdown?tab=mdas&api=mode&account=7',
    '/home/accounts/breakdown?tab=mdas',
    () => useDialogPlace().close,
  ],
  [
    'a period',
    '/home/accounts/summary?account=7',
    '/home/accounts/summary?account=7&period=month',
    () => {
      const { choose } = usePeriod()
      return () => choose('month')
    },
  ],
]

describe.each(cases)('%s', (_, from, to, useChange) => {
  const stand = () => {
    window.history.replaceState(null, '', from)
    return renderHook(useChange, { wrapper }).result.current
  }

  it('changes the address of the open page', () => {
    const change = stand()
    act(change)
    expect(addressNow()).toBe(to)
  })

  it('does not return to a page that is being left', () => {
    const change = stand()
    leave()
    act(change)
    expect(addressNow()).toBe(NEXT)
  })
})

it('does not go back when a dialog from the list closes after its page was left', () => {
  window.history.replaceState(null, '', '/home/accounts/breakdown?tab=mdas')
  const { result } = renderHook(useDialogPlace, { wrapper })
  act(() => result.current.open('areas', '7'))
  expect(result.current.dialog).toBe('areas')
  const { close } = result.current
  leave()
  act(close)
  expect(addressNow()).toBe(NEXT)
})

it('keeps the days of a period when another day is half typed or impossible', () => {
  const address = '/home/accounts/summary?period=own&from=2026-01-05&to=2026-03-01'
  window.history.replaceState(null, '', address)
  const { result } = renderHook(usePeriod, { wrapper })
  for (const from of ['2026-02-31', '12-0', '']) act(() => result.current.change({ from }))
  expect(addressNow()).toBe(address)
  expect(result.current.days).toEqual({ from: '2026-01-05', to: '2026-03-01' })
  act(() => result.current.change({ from: '2026-02-28' }))
  expect(result.current.days).toEqual({ from: '2026-02-28', to: '2026-03-01' })
})

describe('the account that was opened from a list', () => {
  const opened = () => ({ id: toId('7'), name: 'Water Works' })

  it('comes into the address', () => {
    window.history.replaceState(null, '', '/home/accounts/summary')
    const { result } = renderHook(() => useAccount(opened), { wrapper })
    expect(addressNow()).toBe('/home/accounts/summary?account=7')
    expect(result.current).toEqual({ id: '7', name: 'Water Works' })
  })

  it('does not return to a page that is being left', () => {
    window.history.replaceState(null, '', '/home/accounts/summary')
    renderHook(
      () => {
        useEffect(leave, [])
        return useAccount(opened)
      },
      { wrapper },
    )
    expect(addressNow()).toBe(NEXT)
  })
})

it('does not keep somebody on a page that is left while the code of the next one is loaded', async () => {
  let search: (text: string) => void = () => undefined
  const List = () => {
    const [, change] = useAddress()
    search = text => change(() => new URLSearchParams({ search: text }))
    return 'List'
  }
  const Layout = () => {
    useFollowNavigation()
    return <Outlet />
  }
  let arrive: (code: object) => void = () => undefined
  const code = new Promise<object>(done => (arrive = done))
  const routes = [
    { path: '/home/registry', element: <List /> },
    { path: '/home/billing', lazy: () => code },
  ]
  window.history.replaceState(null, '', '/home/registry')
  const router = createBrowserRouter([{ element: <Layout />, children: routes }])
  render(<RouterProvider router={router} />)
  await act(async () => void router.navigate('/home/billing'))
  await act(async () => search('late'))
  await act(async () => arrive({ Component: () => 'Billing' }))
  await screen.findByText('Billing')
})
