import EditIcon from '@mui/icons-material/Edit'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { RowButton } from '@/components/actions/RowButton'

afterEach(cleanup)

it('keeps the focus while its action runs, and does nothing until then', () => {
  const press = vi.fn()
  const button = (busy: boolean) => (
    <RowButton icon={EditIcon} busy={busy} onClick={press}>
      Reverse
    </RowButton>
  )
  const { rerender } = render(button(false))
  const shown = screen.getByRole<HTMLButtonElement>('button', { name: 'Reverse' })
  shown.focus()
  rerender(button(true))
  // A browser takes the focus from a button that is disabled.
  expect(shown.disabled).toBe(false)
  expect(shown.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(shown)
  expect(press).not.toHaveBeenCalled()
  rerender(button(false))
  expect(document.activeElement).toBe(shown)
  fireEvent.click(shown)
  expect(press).toHaveBeenCalledOnce()
})

describe('a button that is removed while it has the focus', () => {
  const table = (offered: boolean) => (
    <table>
      <tbody>
        <tr tabIndex={-1} data-key="7">
          <td>{offered && <RowButton icon={EditIcon}>Retry</RowButton>}</td>
        </tr>
      </tbody>
    </table>
  )
  const focused = () => document.activeElement?.tagName

  it('hands the focus to its row', async () => {
    const { rerender } = render(table(true))
    screen.getByRole('button').focus()
    rerender(table(false))
    await waitFor(() => expect(focused()).toBe('TR'))
  })

  it('leaves the focus where it is otherwise', async () => {
    const { rerender } = render(table(true))
    rerender(table(false))
    await Promise.resolve()
    expect(focused()).toBe('BODY')
  })
})
