import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TestTranslationProvider } from 'react-admin'
import { afterEach, expect, it, vi } from 'vitest'
import { PageNumber } from '@/pdfReader/PageNumber'

afterEach(cleanup)

const mount = () => {
  const goTo = vi.fn<(page: number) => void>()
  render(
    <TestTranslationProvider messages={{}}>
      <PageNumber page={3} pages={9} goTo={goTo} />
      <button type="button">after</button>
    </TestTranslationProvider>,
  )
  return { goTo, box: screen.getByRole<HTMLInputElement>('textbox') }
}

it('leaves the document where it is when the focus only passes the number of its page', async () => {
  const { goTo } = mount()
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  await userEvent.tab()
  expect(goTo).not.toHaveBeenCalled()
})

it('goes to a typed page when its box is left, and on Enter', async () => {
  const { goTo, box } = mount()
  await userEvent.click(box)
  await userEvent.keyboard('7')
  await userEvent.tab()
  expect(goTo).toHaveBeenLastCalledWith(7)
  await userEvent.click(box)
  await userEvent.clear(box)
  await userEvent.keyboard('3{Enter}')
  expect(goTo).toHaveBeenLastCalledWith(3)
})
