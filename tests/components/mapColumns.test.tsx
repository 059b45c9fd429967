import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { MapColumns } from '@/components/import/MapColumns'

afterEach(cleanup)

it('takes a column from the field that had it: one column would be sent under two headers', () => {
  const change = vi.fn()
  const step = {
    at: 'mapping',
    file: new File(['x'], 'list.xlsx'),
    sheets: [{ name: 'List', rows: 2, head: [['Number', 'Entity']] }],
    sheet: 0,
    header: 0,
    mapping: { brn: 0, name: 1 },
  } as const
  const columns = [
    { source: 'brn', label: 'BRN', required: true },
    { source: 'name', label: 'Name' },
  ]
  render(<MapColumns imports={{ columns } as never} step={step as never} change={change} />)
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Name' }))
  fireEvent.click(screen.getByRole('option', { name: 'Number' }))
  expect(change).toHaveBeenCalledExactlyOnceWith({ ...step, mapping: { name: 0 } })
})
