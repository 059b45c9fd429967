import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { forgetViews } from '@/components/views/viewMemory'
import transactions from '@/resources/billing/transactions'
import mdas from '@/resources/registry/mdas'
import { mountListPage, unmountPages } from '../support/mountListPage'

afterEach(() => {
  unmountPages()
  forgetViews()
  localStorage.clear()
})

const host: Parameters<typeof mountListPage>[1] = ({ path }) =>
  path === '/portal/views'
    ? { body: { views: [], roles: [] } }
    : { body: { content: [{ prn: '2250000000001', status: 'FAILED', grandTotal: 5000 }], totalElements: 1 } }

const shown = async () => screen.findByText('2250000000001')
const open = async () => userEvent.click(screen.getByRole('button', { name: 'Columns' }))
const headers = () => screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent)

describe('the column chooser', () => {
  it('hides and shows columns, keeps at least one, and brings all of them back', async () => {
    mountListPage(mdas, () => ({
      body: { data: [{ no: 1, name: 'Authority 1', status: 'ACTIVE' }], total: 1, totalElements: 1 },
    }))
    await screen.findByText('Authority 1')
    const all = headers()
    expect(all.length).toBeGreaterThan(3)
    await open()
    const item = (name: string) => screen.getByRole('menuitemcheckbox', { name })
    for (const name of all) if (name !== 'Name' && name !== 'Actions') await userEvent.click(item(String(name)))
    expect(headers()).toEqual(['Name', 'Actions'])
    expect(item('Name').getAttribute('aria-checked')).toBe('true')
    expect(item('Name').getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(screen.getByRole('menuitem', { name: 'Show all columns' }))
    expect(headers()).toEqual(all)
  })
})

describe('the columns of a list', () => {
  it('are moved and given a width in a dialog, by keyboard', async () => {
    mountListPage(transactions, host)
    await shown()
    await open()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Order and width' }))
    const up = screen.getByRole('button', { name: 'Move Tracking No. up' })
    up.focus()
    await userEvent.keyboard('{Enter}')
    expect(headers().slice(1, 3)).toEqual(['Tracking No.', 'PRN'])
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Tracking No. down' }))
    const width = screen.getByRole('textbox', { name: 'Width of PRN in pixels' })
    await userEvent.type(width, '5')
    screen.getByText('Enter 48 to 1,200, or nothing.')
    await userEvent.type(width, '00')
    const heading = () => screen.getByRole('columnheader', { name: 'PRN', hidden: true })
    expect(heading().style.getPropertyValue('--column-room')).toBe('500px')
    await userEvent.click(screen.getByRole('button', { name: 'Undo the changes' }))
    expect(heading().hasAttribute('data-sized')).toBe(false)
    expect(headers().slice(1, 3)).toEqual(['PRN', 'Tracking No.'])
  })

  it('take the whole number of a width that is the first change of the columns', async () => {
    mountListPage(transactions, host)
    await shown()
    await open()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Order and width' }))
    const width = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Width of PRN in pixels' })
    width().focus()
    await userEvent.keyboard('500')
    expect([width().value, document.activeElement]).toEqual(['500', width()])
    await userEvent.click(screen.getByRole('button', { name: 'Undo the changes' }))
    expect(width().value).toBe('')
  })

  it('are moved by dragging a heading, which sorts nothing, and stay where they are on Escape', async () => {
    const { asked } = mountListPage(transactions, host, '', { announced: ['sorting', 'views'] })
    await shown()
    const order = () => headers().slice(1, 3)
    expect(order()).toEqual(['PRN', 'Tracking No.'])
    const heading = (name: string) => screen.getByRole('columnheader', { name })
    for (const [index, one] of screen.getAllByRole('columnheader').entries()) {
      one.getBoundingClientRect = () => ({ left: index * 100, width: 100 }) as DOMRect
      one.setPointerCapture = () => undefined
    }
    const requests = asked.length
    const sortButton = within(heading('PRN')).getByRole('button')
    const drag = async () => {
      fireEvent.pointerDown(sortButton, { clientX: 150, button: 0, pointerId: 1 })
      await waitFor(() => {
        fireEvent.pointerMove(window, { clientX: 280, buttons: 1 })
        expect(heading('PRN').hasAttribute('data-moving')).toBe(true)
      })
    }
    await drag()
    expect(heading('Tracking No.').dataset.drop).toBe('after')
    fireEvent.keyDown(document.body, { key: 'Escape' })
    fireEvent.pointerUp(window)
    expect(order()).toEqual(['PRN', 'Tracking No.'])
    await drag()
    fireEvent.pointerUp(window)
    fireEvent.click(sortButton)
    await waitFor(() => expect(order()).toEqual(['Tracking No.', 'PRN']))
    expect(location.search).not.toContain('sort')
    expect(asked).toHaveLength(requests)
    await userEvent.click(screen.getByRole('button', { name: 'Views' }))
    expect(await screen.findByRole('menuitem', { name: 'Save as new view' })).toBeTruthy()
  })

  it('are dragged wider by the edge of their heading, and a double click gives the width back', async () => {
    mountListPage(transactions, host)
    await shown()
    const heading = () => screen.getByRole('columnheader', { name: 'PRN' })
    const edge = () => heading().querySelector('.column-edge') as HTMLElement
    const captured = vi.fn()
    edge().setPointerCapture = captured
    fireEvent.pointerDown(edge(), { clientX: 0, button: 0, pointerId: 1 })
    await waitFor(() => expect(captured).toHaveBeenCalled())
    fireEvent.pointerMove(edge(), { clientX: 180, pointerId: 1 })
    fireEvent.pointerUp(edge(), { pointerId: 1 })
    await waitFor(() => expect(heading().style.getPropertyValue('--column-room')).toBe('180px'))
    fireEvent.doubleClick(edge())
    await waitFor(() => expect(heading().hasAttribute('data-sized')).toBe(false))
  })
})
