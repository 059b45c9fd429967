import { PortalConfig } from '@contract/portalConfig'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { sessionPort } from '@/authProvider/signOut'
import { Notification } from '@/components/notices'
import { createHttp } from '@/dataProvider/http'
import { defineArea } from '@/definition/defineArea'
import { declareAreas } from '@/definition/siteMap'
import { openAdminWords, startLanguage } from '@/i18n/languages'
import { ConfigProvider } from '@/portalConfig'
import { areas } from '@/resources'
import '@/layout/theme/tokens.css'
import '@/layout/theme/base.css'

/** An area of pages that are made of nothing but react-admin's own components. */
const stock = defineArea({
  pages: [
    { path: 'stock', screen: async () => ({ default: (await import('./pages')).StockList }) },
    { path: 'stock/ticks', screen: async () => ({ default: (await import('./pages')).StockTicks }) },
    { path: 'stock/:id', screen: async () => ({ default: (await import('./pages')).StockEdit }) },
  ],
})
declareAreas({ ...areas, stock })

const root = createRoot(document.getElementById('root') ?? document.body)
const config = PortalConfig.parse({})
const open = async () => {
  await startLanguage(config.locales, config.defaultLocale)
  const [{ createAdminApp }] = await Promise.all([import('@/App'), openAdminWords()])
  root.render(
    <StrictMode>
      <ConfigProvider value={config}>
        {createAdminApp(createHttp(config, sessionPort), config)}
        <Notification />
      </ConfigProvider>
    </StrictMode>,
  )
}

void open()
