import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { CoreAdminContext, type GetListParams, memoryStore, testDataProvider } from 'react-admin'
import type { Row } from '@/components/list/columns'
import { ListBase } from '@/components/list/ListBase'
import type { Resource } from '@/definition/defineResource'
import { createI18nProvider } from '@/i18n/i18nProvider'
import { currentTable } from '@/i18n/words'
// A list fetches the forms behind its rows: here they are loaded before, so that no import outlives the test.
import '@/components/dialogs'
import { TestRouter } from './TestRouter'

type Answer = { data: Row[]; total: number }

/**
 * Mounts a list at an address below /home, with a host that answers each request by `answer`, and calls `use` inside
 * it. Returns the result of `renderHook`, and the requests so far.
 */
export const mountList = <Result,>(
  definition: Resource,
  { search = '', answer }: { search?: string; answer(params: GetListParams): Answer | Promise<Answer> },
  use: () => Result,
  around: (children: ReactNode) => ReactNode = children => children,
) => {
  window.history.replaceState(null, '', `/home/${definition.path}${search}`)
  const requests: GetListParams[] = []
  const dataProvider = testDataProvider({
    // react-admin's type cannot know that the rows have the type the caller expects.
    getList: async (_: string, params: GetListParams) => {
      requests.push(params)
      return (await answer(params)) as never
    },
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TestRouter>
      <CoreAdminContext
        dataProvider={dataProvider}
        i18nProvider={createI18nProvider(currentTable())}
        store={memoryStore()}
      >
        <ListBase definition={definition}>{around(children)}</ListBase>
      </CoreAdminContext>
    </TestRouter>
  )
  return { ...renderHook(use, { wrapper }), requests }
}
