import { PortalConfig } from '@contract/portalConfig'
import { cleanup, render } from '@testing-library/react'
import { CoreAdminContext, memoryStore } from 'react-admin'
import { afterEach, expect, it } from 'vitest'
import { Shell } from '@/layout/shell/Shell'
import { ConfigProvider } from '@/portalConfig'
import { signedIn } from '../support/signedIn'
import { TestRouter } from '../support/TestRouter'

afterEach(cleanup)

const connection = { watch: () => () => undefined, isLost: () => false, subscribe: () => () => undefined, tryNow() {} }
const config = PortalConfig.parse({})
const stay = () => undefined

it('leaves the top bar and the side menu as they are drawn when the page inside changes', () => {
  const asked: string[] = []
  const i18n = {
    translate: (key: string) => {
      asked.push(key)
      return key
    },
    changeLocale: async () => undefined,
    getLocale: () => 'en',
  }
  const store = memoryStore()
  const frame = (page: string) => (
    <TestRouter>
      <CoreAdminContext i18nProvider={i18n} authProvider={signedIn} store={store}>
        <ConfigProvider value={config}>
          <Shell connection={connection} onLogout={stay}>
            {page}
          </Shell>
        </ConfigProvider>
      </CoreAdminContext>
    </TestRouter>
  )
  const drawn = () => asked.filter(key => key === 'daftari.shell.logo' || key === 'daftari.shell.collapse').length
  const { rerender, container } = render(frame('One page'))
  const before = drawn()
  expect(before).toBeGreaterThan(0)
  rerender(frame('Another page'))
  expect(container.textContent).toContain('Another page')
  expect(drawn()).toBe(before)
})
