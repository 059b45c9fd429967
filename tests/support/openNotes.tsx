import { toId } from '@contract/id'
import { render } from '@testing-library/react'
import { CoreAdminContext, memoryStore } from 'react-admin'
import NotesDialog from '@/components/notes/NotesDialog'
import { createDataProvider } from '@/dataProvider'
import { loadedDefinitions } from '@/definition/defineArea'
import en from '@/i18n/en/adminPages'
import publicPages from '@/i18n/en/publicPages'
import { createI18nProvider } from '@/i18n/i18nProvider'
import { addWords, currentTable } from '@/i18n/words'
import type { recordedHttp } from './recordedHttp'
import { signedIn } from './signedIn'
import { TestRouter } from './TestRouter'

/** Brings the words of notes in English. */
export const addNotesWords = () => {
  for (const words of [publicPages, en]) addWords(words)
}

/** Opens the notes of a record on a host. */
export const openNotes = (http: ReturnType<typeof recordedHttp>['http']) =>
  render(
    <TestRouter at="/">
      <CoreAdminContext
        dataProvider={createDataProvider(loadedDefinitions([]), http, { paths: {} }, () => ({ userId: toId('me') }))}
        authProvider={signedIn}
        i18nProvider={createI18nProvider(currentTable())}
        store={memoryStore()}
      >
        <NotesDialog kind="ENTITY" recordKey="80020001234567" name="A" close={() => undefined} />
      </CoreAdminContext>
    </TestRouter>,
  )
