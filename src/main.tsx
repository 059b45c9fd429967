import '@/start/zodWithoutEval'
import { locales } from '@contract/portalConfig'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { LOGIN } from '@/authProvider/guard'
import { pageToOpen } from '@/authProvider/session'
import { askOtherTabs, followOtherTabs, guardAgainstBack, sessionPort } from '@/authProvider/signOut'
import { go } from '@/components/publicUi/navigation'
import { createHttp } from '@/dataProvider/http'
import { setCurrency } from '@/i18n/currency'
import { startLanguage } from '@/i18n/languages'
import { ConfigProvider, loadConfig } from '@/portalConfig'
import '@/resources'
import { dropOthersDrafts } from '@/components/drafts'
import { Notification } from '@/components/notices'
import { noteMissingCode } from '@/layout/missingCode'
import { startScheme } from '@/layout/theme/scheme'
import { ConfigFaults } from '@/start/ConfigFaults'
import { dropComposingKeys } from '@/start/composingKeys'
import { RouteGuard } from '@/start/RouteGuard'
import { Unreachable } from '@/start/Unreachable'
import '@/layout/theme/tokens.css'
import '@/layout/theme/fonts.css'
import '@/layout/theme/base.css'

noteMissingCode()
startScheme()
guardAgainstBack()
followOtherTabs()
dropComposingKeys()
// Asked at once: the answer comes while the configuration and the words are loaded.
const otherTabs = askOtherTabs(userId => {
  dropOthersDrafts()
  if (location.pathname === LOGIN) go(pageToOpen(userId), { replace: true })
})

const element = document.getElementById('root')
if (!element) throw new Error('The page has no #root')
const root = createRoot(element)

const open = async () => {
  const loaded = await loadConfig()
  if (!('config' in loaded)) {
    await startLanguage(locales, 'en')
    root.render('faults' in loaded ? <ConfigFaults faults={loaded.faults} /> : <Unreachable />)
  } else {
    const { config } = loaded
    setCurrency(config.currency)
    await startLanguage(config.locales, config.defaultLocale)
    await otherTabs
    root.render(
      <StrictMode>
        <ConfigProvider value={config}>
          <RouteGuard http={createHttp(config, sessionPort)} />
          <Notification />
        </ConfigProvider>
      </StrictMode>,
    )
  }
}

void open()
