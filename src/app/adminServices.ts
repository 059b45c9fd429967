import type { PortalConfig } from '@contract/portalConfig'
import { QueryClient } from '@tanstack/react-query'
import { createAuthProvider } from '@/authProvider/authProvider'
import { asker } from '@/authProvider/session'
import { signOut } from '@/authProvider/signOut'
import { createDataProvider } from '@/dataProvider'
import { ApiError } from '@/dataProvider/apiError'
import type { Http } from '@/dataProvider/http'
import { changeLocale } from '@/i18n/i18nProvider'
import { resources } from '@/resources'
import { forgetNotices, notify } from '@/views/notices'
import { createAdminStore } from './adminStore'
import { seedAuth } from './seedAuth'
import { createConnection } from './shell/connection'
import { keepStoredColumns } from './storedColumns'

/** A call that no answer came to is worth a second try; a refusal is not. */
const worthRetrying = (failures: number, error: Error) =>
  failures < 1 && error instanceof ApiError && (error.code === 'offline' || error.status === 503)

const STORE_VERSION = '1'
const STORE_NAME = 'daftari'
/** Store entries that survive a sign-out: the layout of lists and menu says nothing about the work. */
const ARRANGEMENT = /^RaStoredaftari\.(columns|shell)\./

const forgetStored = () => {
  for (const key of Object.keys(localStorage))
    if (key.startsWith('RaStore') && key.includes(STORE_NAME) && !ARRANGEMENT.test(key)) localStorage.removeItem(key)
}

/** Creates the providers and caches of one session. `forget` empties them, `leave` signs out. */
export const createAdminServices = (http: Http, config: PortalConfig) => {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { staleTime: 20_000, retry: worthRetrying, retryDelay: 700, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  })
  keepStoredColumns(`RaStore${STORE_NAME}.columns.`)
  const store = createAdminStore(STORE_VERSION, STORE_NAME, locale => {
    changeLocale(locale).catch(() => notify({ tone: 'bad' }))
  })
  const dataProvider = createDataProvider(resources, http, config, asker)
  const connection = createConnection(http, () =>
    queryClient.refetchQueries({ predicate: query => query.state.status === 'error' }),
  )
  const forget = () => {
    queryClient.clear()
    dataProvider.forget()
    forgetStored()
    forgetNotices()
  }
  const leave = () => signOut(http, forget)
  const { menuIgnoresGroup } = config.switches
  const authProvider = createAuthProvider({ http, resources, menuIgnoresGroup, leave })
  seedAuth(queryClient, authProvider, resources)
  return { queryClient, store, dataProvider, authProvider, connection, leave, forget }
}
