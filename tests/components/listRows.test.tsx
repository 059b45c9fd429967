import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { useListContext } from 'react-admin'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { DataTable } from '@/components/list/DataTable'
import type { Resource } from '@/definition/defineResource'
import { code } from '@/definition/field'
import en from '@/i18n/en/adminPages'
import { addWords } from '@/i18n/words'
import mdas from '@/resources/registry/mdas'
import { mountList } from '../support/mountList'

beforeAll(() => addWords(en))
afterEach(cleanup)

/** Content of a cell, which is read each time its row is drawn. */
const numberOf = vi.fn(({ no }: { no?: unknown }) => `No. ${no}`)

const definition: Resource = {
  ...mdas,
  computed: { number: { ...code('Number'), of: numberOf, tone: undefined } },
  actions: {},
}

it('draws the rows again when they change, and not when the list only asks for them again', async () => {
  const answers: (() => void)[] = []
  let no = 1
  const { result } = mountList(
    definition,
    {
      answer: async () => {
        await new Promise<void>(resolve => answers.push(resolve))
        return { data: [{ id: '1', no, name: 'Ministry of Water' }], total: 1 }
      },
    },
    () => useListContext(),
    children => (
      <>
        <DataTable />
        {children}
      </>
    ),
  )
  const answer = () => act(async () => answers.shift()?.())
  const askAgain = async () => {
    act(() => void result.current.refetch())
    await waitFor(() => expect(result.current.isFetching).toBe(true))
  }
  await answer()
  await screen.findByText('No. 1')
  numberOf.mockClear()
  await askAgain()
  await answer()
  await waitFor(() => expect(result.current.isFetching).toBe(false))
  expect(numberOf).not.toHaveBeenCalled()

  no = 2
  await askAgain()
  await answer()
  await screen.findByText('No. 2')
})
