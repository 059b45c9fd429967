import EditIcon from '@mui/icons-material/Edit'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { RowButton } from '@/views/actions/RowButton'

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
