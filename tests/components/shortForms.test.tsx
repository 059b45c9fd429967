import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { ShortForms } from '@/components/ShortForms'
import { loadGlossary, shortForms } from '@/i18n/glossary'
import { replaceWords } from '@/i18n/words'
import transactions from '@/resources/billing/transactions'
import { adminContext } from '../support/adminContext'
import { mountListPage, unmountPages } from '../support/mountListPage'

afterEach(() => {
  unmountPages()
  replaceWords('en', [])
})

const mount = (text: string) => render(<ShortForms text={text} />, { wrapper: adminContext({} as never) })

const shown = async () => (await screen.findByRole('tooltip')).textContent

it('explains a short form of a label under the pointer', async () => {
  mount('PRN Status')
  expect(screen.getByText('PRN').tagName).toBe('ABBR')
  await userEvent.hover(screen.getByRole('button', { name: 'PRN Status' }))
  expect(await shown()).toMatch(/^Payment reference number/)
})

it('explains it by keyboard, described to a screen reader, until Escape', async () => {
  mount('PRN Status')
  await userEvent.tab()
  const label = screen.getByRole('button', { name: 'PRN Status' })
  expect(document.activeElement).toBe(label)
  await waitFor(() => expect(label.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id))
  expect(await shown()).toMatch(/^Payment reference number/)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
})

it('explains it at a touch', async () => {
  mount('PRN Status')
  const label = screen.getByRole('button', { name: 'PRN Status' })
  fireEvent.pointerEnter(label, { pointerType: 'touch' })
  fireEvent.touchStart(label)
  expect(await shown()).toMatch(/^Payment reference number/)
})

it('explains it at the button that sorts a list, which stays the only stop of its heading', async () => {
  const host = () => ({ body: { content: [{ prn: '2250000000001', status: 'FAILED' }], totalElements: 1 } })
  mountListPage(transactions, host, '', { announced: ['sorting'] })
  await screen.findByText('2250000000001')
  const heading = within(screen.getByRole('columnheader', { name: 'PRN' }))
  expect(heading.getAllByRole('button')).toHaveLength(1)
  heading.getByRole('button').focus()
  expect(await shown()).toMatch(/^Payment reference number/)
})

it('leaves other labels as they are', () => {
  mount('Registration Date of MDAs')
  expect(document.querySelector('abbr')).toBeNull()
})

it.each(['en', 'sw', 'fr'])('has words for every short form in %s', async locale => {
  const glossary = await loadGlossary(locale)
  expect(Object.keys(glossary)).toEqual([...shortForms])
  expect(Object.values(glossary).every(Boolean)).toBe(true)
})
