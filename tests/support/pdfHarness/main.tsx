import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import { StrictMode, useEffect, useMemo, useState } from 'react'
import { I18nContextProvider } from 'react-admin'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { useDocumentAddress } from '@/components/useDocumentAddress'
import adminPages from '@/i18n/en/adminPages'
import publicPages from '@/i18n/en/publicPages'
import { createI18nProvider } from '@/i18n/i18nProvider'
import { currentTable, replaceWords } from '@/i18n/words'
import { muiTheme } from '@/layout/theme/muiTheme'
import { ListAndPane } from '@/pdfReader/ListAndPane'
import { type Failing, PdfPane, type PdfSource } from '@/pdfReader/PdfPane'
import '@/layout/theme/tokens.css'
import '@/layout/theme/fonts.css'
import '@/layout/theme/base.css'
import './harness.css'

type Listed = {
  key: string
  title: string
  fileName?: string
  notice?: 'notInEdms' | 'migrating'
  as?: 'base64' | 'bytes' | 'blob'
  /** Ignores the abort signal: its answer arrives whatever has been chosen since. */
  deaf?: boolean
}

const emotion = createCache({
  key: 'd',
  nonce: document.querySelector<HTMLMetaElement>('meta[property=style-nonce]')?.nonce,
})
replaceWords('en', [publicPages, adminPages])
const timeout = Number(new URLSearchParams(location.search).get('timeout') ?? 60_000)

const sourceOf = ({ key, title, fileName = title, as, deaf }: Listed): PdfSource => ({
  key,
  title,
  fileName,
  async load(signal) {
    const answer = await fetch(`/documents/${key}`, deaf ? {} : { signal })
    // Same as in ApiError: an error without a status is a fault of the portal, whose message is not shown.
    if (!answer.ok) throw Object.assign(new Error('The document store is closed today.'), { status: answer.status })
    const given =
      as === 'bytes'
        ? new Uint8Array(await answer.arrayBuffer())
        : as === 'blob'
          ? await answer.blob()
          : await answer.text()
    performance.mark(`arrived ${key}`)
    return given
  },
})

/** Page with a list of documents, as the portal has, and nothing else. */
const Documents = () => {
  const [list, setList] = useState<Listed[]>([])
  const [failures, setFailures] = useState<Failing[]>([])
  const { chosen, choose, place, goTo } = useDocumentAddress()
  useEffect(() => {
    void fetch('/documents')
      .then(answer => answer.json())
      .then(setList)
  }, [])
  const one = list.find(({ key }) => key === chosen)
  const source = useMemo(() => (one ? sourceOf(one) : null), [one])
  return (
    <main>
      <h1>Documents</h1>
      <ListAndPane
        list={
          <ul className="documents">
            {list.map(({ key, title }) => (
              <li key={key}>
                <button type="button" aria-pressed={key === chosen} onClick={() => choose(key)}>
                  {title}
                </button>
              </li>
            ))}
            <li>
              <button type="button" onClick={() => choose(undefined)}>
                None
              </button>
            </li>
            <li data-failures={failures.join(' ')} />
          </ul>
        }
        pane={
          <PdfPane
            source={source}
            notice={one?.notice}
            place={place}
            onPlace={goTo}
            onFailed={reason => setFailures(before => [...before, reason])}
            timeout={timeout}
          />
        }
      />
    </main>
  )
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <CacheProvider value={emotion}>
        <ThemeProvider theme={muiTheme}>
          <I18nContextProvider value={createI18nProvider(currentTable())}>
            <BrowserRouter>
              <Documents />
            </BrowserRouter>
          </I18nContextProvider>
        </ThemeProvider>
      </CacheProvider>
    </StrictMode>,
  )
