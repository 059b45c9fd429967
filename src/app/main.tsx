import './zodWithoutEval'
import { locales } from '@contract/portalConfig'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { guardAgainstBack, sessionPort } from '@/authProvider/signOut'
import { lateHttp } from '@/dataProvider/lateHttp'
import { setCurrency } from '@/i18n/currency'
import { startLanguage } from '@/i18n/languages'
import { ConfigProvider, loadConfig } from '@/portalConfig'
import { Notices } from '@/views/notices'
import { ConfigFaults } from './ConfigFaults'
import { noteMissingCode } from './missingCode'
import { RouteGuard } from './RouteGuard'
import { startScheme } from './theme/scheme'
import { Unreachable } from './Unreachable'
import './theme/tokens.css'
import './theme/fonts.css'
import './theme/base.css'

noteMissingCode()
startScheme()
guardAgainstBack()

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
    root.render(
      <StrictMode>
        <ConfigProvider value={config}>
          <RouteGuard http={lateHttp(config, sessionPort)} />
          <Notices />
        </ConfigProvider>
      </StrictMode>,
    )
  }
}

void open()
