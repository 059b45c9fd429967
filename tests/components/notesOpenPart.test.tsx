import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useOpenPart } from '@/components/notes/useOpenPart'

afterEach(cleanup)

type Part = 'edit' | 'remove'

const Record = () => {
  const { part, close, opener } = useOpenPart<Part>()
  return part ? (
    <form aria-label={part}>
      <button type="button" onClick={close}>
        Cancel
      </button>
    </form>
  ) : (
    <>
      <button type="button" {...opener('edit')}>
        Edit
      </button>
      <button type="button" {...opener('remove')}>
        Remove
      </button>
    </>
  )
}

it('gives the focus back to the button whose form closes, and to no button before one was opened', () => {
  render(<Record />)
  expect(document.activeElement).toBe(document.body)
  for (const name of ['Remove', 'Edit']) {
    fireEvent.click(screen.getByRole('button', { name }))
    screen.getByRole('form', { name: name.toLowerCase() })
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name }))
  }
})
