import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Suspense, use, useState } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { TabRow } from '@/components/tabs/TabRow'

afterEach(cleanup)

type Key = 'first' | 'second' | 'third'
const keys: readonly Key[] = ['first', 'second', 'third']
const tabs = keys.map(key => ({ key, label: `The ${key}` as const }))

const tab = (key: Key) => screen.getByRole('tab', { name: `The ${key}` })
const selected = () => screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent)

it('selects a pressed tab at once, and shows its content when that is ready', async () => {
  let resolve: (text: string) => void = () => undefined
  const promise = new Promise<string>(done => {
    resolve = done
  })
  const Content = ({ of }: { of: Key }) => <p>{of === 'second' ? use(promise) : `Content of the ${of}`}</p>
  const Page = () => {
    const [open, setOpen] = useState<Key>('first')
    return (
      <Suspense>
        <TabRow label="Parts" tabs={tabs} open={open} choose={key => setOpen(key)} />
        <Content of={open} />
      </Suspense>
    )
  }
  render(<Page />)
  await act(async () => fireEvent.click(tab('second')))
  expect(selected()).toEqual(['The second'])
  expect(screen.getByText('Content of the first')).toBeDefined()
  await act(async () => resolve('Content that was awaited'))
  expect(screen.getByText('Content that was awaited')).toBeDefined()
  expect(selected()).toEqual(['The second'])
})

it('selects the open tab again when the page stays', async () => {
  const choose = vi.fn()
  render(<TabRow tabs={tabs} open="first" choose={choose} />)
  await act(async () => fireEvent.click(tab('third')))
  expect(choose).toHaveBeenCalledExactlyOnceWith('third')
  expect(selected()).toEqual(['The first'])
  await act(async () => fireEvent.click(tab('first')))
  expect(choose).toHaveBeenCalledOnce()
})

it('has links as tabs where each has an address', async () => {
  const Page = () => {
    const { pathname } = useLocation()
    const linked = tabs.map(one => ({ ...one, to: `/parts/${one.key}` }))
    return <TabRow label="Parts" tabs={linked} open={keys.find(key => pathname.endsWith(key))} />
  }
  render(
    <MemoryRouter initialEntries={['/parts/first']}>
      <Page />
    </MemoryRouter>,
  )
  expect(tab('second').getAttribute('href')).toBe('/parts/second')
  await act(async () => fireEvent.click(tab('second')))
  expect(selected()).toEqual(['The second'])
  await act(async () => fireEvent.click(tab('third'), { ctrlKey: true }))
  expect(selected()).toEqual(['The second'])
})
