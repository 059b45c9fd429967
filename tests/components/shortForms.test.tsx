import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ShortForms } from '@/components/ShortForms'
import { loadGlossary, shortForms } from '@/i18n/glossary'
import { replaceWords } from '@/i18n/words'
import { adminContext } from '../support/adminContext'
import { unmountPages } from '../support/mountListPage'

afterEach(() => {
  unmountPages()
  replaceWords('en', [])
})

const mount = (text: string) => render(<ShortForms text={text} />, { wrapper: adminContext({} as never) })

it('explains a short form of a label under the pointer', async () => {
  mount('PRN Status')
  const form = screen.getByText('PRN')
  expect(form.tagName).toBe('ABBR')
  expect(form.getAttribute('title')).toBeNull()
  fireEvent.pointerEnter(form)
  await waitFor(() => expect(form.getAttribute('title')).toMatch(/^Payment reference number/))
  expect(form.parentElement?.textContent).toBe('PRN Status')
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
