import type { Extension } from '@contract/extensions'
import { cleanup, renderHook } from '@testing-library/react'
import { AuthContext } from 'react-admin'
import { afterEach, expect, it } from 'vitest'
import { AnnouncedExtensions } from '@/components/hostExtensions'
import { useSharedLists } from '@/components/useSharedLists'
import personPairs from '@/resources/people/pairs'
import mdas from '@/resources/registry/mdas'
import closingDays from '@/resources/settings/closingDays'
import departments from '@/resources/settings/departments'
import { signedIn } from '../support/signedIn'

afterEach(cleanup)

/** Returns the names of the lists that have a tab, on a host with these extensions, for a person with these permissions. */
const tabsOf = (lists: Parameters<typeof useSharedLists>[0], announced: Extension[], held: string[]) => {
  const provider = { ...signedIn, can: ({ action }: { action: string }) => held.includes(action) }
  const { result } = renderHook(() => useSharedLists(lists), {
    wrapper: ({ children }) => (
      <AuthContext value={provider}>
        <AnnouncedExtensions value={new Set(announced)}>{children}</AnnouncedExtensions>
      </AuthContext>
    ),
  })
  return result.current.map(({ name }) => name)
}

it('has a tab for a list of the extension API where the host has it and the person may read it', () => {
  expect(tabsOf([mdas, personPairs], ['people'], ['can_search_people'])).toEqual([mdas.name, personPairs.name])
  expect(tabsOf([mdas, personPairs], [], ['can_search_people'])).toEqual([mdas.name])
  expect(tabsOf([mdas, personPairs], ['people'], [])).toEqual([mdas.name])
})

it('has the tab of closing days for those who may change them', () => {
  const lists = [departments, closingDays]
  const { extension, permit } = closingDays.list
  expect(tabsOf(lists, [extension as Extension], ['can_access_settings', 'can_view_general_settings'])).toEqual([
    departments.name,
  ])
  expect(tabsOf(lists, [extension as Extension], [String(permit)])).toEqual(['departments', 'closing-days'])
})

it('keeps the lists of a page that has no other, so that it can say what is missing', () => {
  expect(tabsOf([personPairs], ['people'], [])).toEqual([personPairs.name])
})
