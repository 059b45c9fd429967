import { cleanup, render, screen } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { AnnouncedExtensions } from '@/components/hostExtensions'
import { UnknownTab } from '@/components/tabs/UnknownTab'
import lists from '@/i18n/en/lists'
import { createI18nProvider } from '@/i18n/i18nProvider'
import { addWords, currentTable } from '@/i18n/words'

addWords({ daftari: { lists } })
afterEach(cleanup)

const noteAt = (search: string, isKnown = true) => {
  render(
    <MemoryRouter initialEntries={[`/home/x${search}`]}>
      <CoreAdminContext i18nProvider={createI18nProvider(currentTable())}>
        <AnnouncedExtensions value={isKnown ? new Set() : undefined}>
          <UnknownTab known={['staff', undefined]} />
        </AnnouncedExtensions>
      </CoreAdminContext>
    </MemoryRouter>,
  )
  return screen.queryByRole('status')?.textContent ?? ''
}

it('names a tab of the address that the page does not have', () => {
  expect(noteAt('?tab=messenger')).toContain('no tab named messenger')
})

it.each([['?tab=staff'], [''], ['?tab=']])('says nothing at %j', search => {
  expect(noteAt(search)).toBe('')
})

it('says nothing before the host has told which tabs there are', () => {
  expect(noteAt('?tab=people', false)).toBe('')
})
