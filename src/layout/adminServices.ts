import { SEES_PERSONAL_DATA } from '@contract/portal/personalData'
import type { PortalConfig } from '@contract/portalConfig'
import { QueryClient } from '@tanstack/react-query'
import { createAuthProvider } from '@/authProvider/authProvider'
import { asker, holdsPermission } from '@/authProvider/session'
import { signOut } from '@/authProvider/signOut'
import { forgetExports } from '@/components/export/listExports'
import { forgetNotices, notify } from '@/components/notices'
import { forgetViews } from '@/components/views/viewMemory'
import { createDataProvider } from '@/dataProvider'
import { ApiError } from '@/dataProvider/apiError'
import type { Http } from '@/dataProvider/http'
import { guardPersonalData } from '@/dataProvider/personalGuard'
import type { RegistryDataProvider } from '@/dataProvider/registryDataProvider'
import { reveals } from '@/dataProvider/reveals'
import { changeLocale } from '@/i18n/i18nProvider'
import { definitions } from '@/routes/areas'
import { createConnection } from '@/routes/connection'
import { createAdminStore } from './adminStore'
import { shownText } from './shownText'

/** A call that no answer came to is worth a second try; a refusal is not. */
const worthRetrying = (failures: number, error: Error) =>
  failures < 1 && error instanceof ApiError && (error.code === 'offline' || error.status === 503)

const STORE_VERSION = '1'
const STORE_NAME = 'daftari'
/**
 * Store entries that survive a sign-out: the layout of lists and menu, which says nothing about the work, and the views that
 * their person saved by name on a host that keeps none.
 */
const ARRANGEMENT = /^RaStoredaftari\.(columns|shell|views|viewDefaults)\./

const forgetStored = () => {
  for (const key of Object.keys(localStorage))
    if (key.startsWith('RaStore') && key.includes(STORE_NAME) && !ARRANGEMENT.test(key)) localStorage.removeItem(key)
}

/**
 * Returns the function that reads everything on the page again after a reason was given. After one has ended, nothing that
 * was read stays: whole values are gone before the masked ones arrive.
 */
const rereader = (queryClient: QueryClient, dataProvider: RegistryDataProvider) => {
  /** Files with a reason when the queries were last read. */
  let { files } = reveals.get()
  return () => {
    const { files: now } = reveals.get()
    if (now === files) return
    const hasEnded = files.some(file => !reveals.find(file.kind, file.key))
    files = now
    const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== 'portal'
    dataProvider.forget()
    void (hasEnded ? queryClient.resetQueries({ predicate }) : queryClient.invalidateQueries({ predicate }))
  }
}

export type AdminServices = ReturnType<typeof createAdminServices>

/**
 * Creates the providers and caches of one session. `watch` lets them follow the connection and the reveals until
 * the function that it returns is called; `forget` empties them, `leave` signs out.
 */
export const createAdminServices = (http: Http, config: PortalConfig) => {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { staleTime: 20_000, retry: worthRetrying, retryDelay: 700, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  })
  const store = createAdminStore(STORE_VERSION, STORE_NAME, locale => {
    changeLocale(locale).catch(() => notify({ tone: 'bad' }))
  })
  const guarded = guardPersonalData(http, { sees: () => holdsPermission(SEES_PERSONAL_DATA), reveals })
  const dataProvider = createDataProvider(definitions, guarded, config, asker, shownText)
  const readAgain = rereader(queryClient, dataProvider)
  const connection = createConnection(http, () =>
    queryClient.refetchQueries({ predicate: query => query.state.status === 'error' }),
  )
  const forget = () => {
    reveals.clear()
    queryClient.clear()
    dataProvider.forget()
    forgetStored()
    forgetExports()
    forgetNotices()
    forgetViews()
  }
  const leave = () => signOut(http, forget)
  const { menuIgnoresGroup } = config.switches
  const authProvider = createAuthProvider({ http, definitions, menuIgnoresGroup, leave })
  const watch = () => {
    // Changes since the first rendering.
    readAgain()
    const ends = [connection.watch(), reveals.subscribe(readAgain)]
    return () => {
      for (const end of ends) end()
    }
  }
  return { queryClient, store, dataProvider, authProvider, connection, watch, leave, forget }
}
