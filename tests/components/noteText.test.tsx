import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { NoteText } from '@/components/notes/NoteText'

afterEach(cleanup)

it('makes links of web addresses alone, without the page as their opener', () => {
  const text =
    'See https://gazette.example/12. javascript:alert(1) data:text/html,x //evil.example <a href="ftp://a.b">'
  render(<NoteText>{text}</NoteText>)
  const [link, ...others] = screen.getAllByRole<HTMLAnchorElement>('link')
  expect(others).toEqual([])
  expect([link?.getAttribute('href'), link?.rel]).toEqual(['https://gazette.example/12', 'noreferrer noopener'])
  expect(document.body.textContent).toBe(text)
})
