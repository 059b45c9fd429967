import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import { useEffect, useMemo, useState } from 'react'
import { CoreAdminContext } from 'react-admin'
import { BrowserRouter } from 'react-router-dom'
import { createAuthProvider } from '@/authProvider/authProvider'
import { followOtherTabs, signOut } from '@/authProvider/leaving'
import { holds } from '@/authProvider/session'
import type { Http } from '@/dataProvider/http'
import { createI18nProvider } from '@/i18n/i18nProvider'
import { useWords } from '@/i18n/words'
import { resources } from '@/resources'
import { ExportPageSize } from '@/views/export/pageSize'
import { askAhead } from '@/views/list/askAhead'
import { openOf } from '@/views/list/openOf'
import { DeskPages } from './DeskPages'
import { createDesk } from './desk'
import { HOME, mayEnter } from './guard'
import { needsOf } from './pages'
import { useConfig } from './portalConfig'
import { dropStrayClicks } from './strayClicks'
import { muiTheme } from './theme/muiTheme'

export { fetchFirstPages } from './pages'

const emotion = createCache({
  key: 'd',
  nonce: document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce,
})

/** Everything behind the sign-in: react-admin with the portal's own frame, pages and providers. */
const Desk = ({ http }: { http: Http }) => {
  const config = useConfig()
  const words = useWords()
  const [desk] = useState(() => {
    const made = createDesk(http, config)
    const here = resources.filter(({ path }) => location.pathname === `${HOME}/${path}`)
    const first = openOf(here, new URLSearchParams(location.search))
    if (first?.path && !needsOf(first) && mayEnter(first.path, holds)) askAhead(made, first, location.search)
    return made
  })
  const i18nProvider = useMemo(() => createI18nProvider(words), [words])
  const leave = useMemo(() => () => signOut(http, desk.forget), [http, desk])
  const authProvider = useMemo(() => createAuthProvider(leave), [leave])

  useEffect(() => followOtherTabs(desk.forget), [desk])
  useEffect(dropStrayClicks, [])

  return (
    <CacheProvider value={emotion}>
      <ThemeProvider theme={muiTheme} storageManager={null} colorSchemeNode={null}>
        <BrowserRouter>
          <CoreAdminContext
            basename="/home"
            dataProvider={desk.dataProvider}
            authProvider={authProvider}
            i18nProvider={i18nProvider}
            queryClient={desk.queryClient}
            store={desk.store}
          >
            <ExportPageSize.Provider value={config.exportPageSize}>
              <DeskPages http={http} connection={desk.connection} onLogout={leave} />
            </ExportPageSize.Provider>
          </CoreAdminContext>
        </BrowserRouter>
      </ThemeProvider>
    </CacheProvider>
  )
}

export default Desk
