import { toId } from '@contract/id'
import { cleanup, render, screen } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { DefinitionProvider } from '@/components/definitionContext'
import { ActionForm } from '@/components/form/ActionForm'
import { createDataProvider } from '@/dataProvider'
import { loadedDefinitions } from '@/definition/defineArea'
import en from '@/i18n/en/adminPages'
import { createI18nProvider } from '@/i18n/i18nProvider'
import { addWords, currentTable } from '@/i18n/words'
import clientAccounts from '@/resources/accounts/clientAccounts'
import { recordedHttp } from '../support/recordedHttp'
import { resources } from '../support/resources'
import { TestRouter } from '../support/TestRouter'

beforeAll(() => addWords(en))
afterEach(cleanup)

const open = (account: { email: string; phoneNumber: string }) => {
  const { http } = recordedHttp(() => ({ body: { data: [] } }))
  const dataProvider = createDataProvider(loadedDefinitions(resources), http, { paths: {} }, () => ({
    userId: toId('me'),
  }))
  const edit = clientAccounts.actions?.edit
  if (edit?.type !== 'form') throw new Error('clients are edited')
  const initial = edit.draft?.({ id: toId('1'), givenName: 'Diana', surName: 'Leku', ...account }) ?? {}
  render(
    <TestRouter at="/">
      <CoreAdminContext dataProvider={dataProvider} i18nProvider={createI18nProvider(currentTable())}>
        <DefinitionProvider definition={clientAccounts}>
          <ActionForm name="edit" form={edit.form} initial={initial} close={() => undefined} done={() => undefined} />
        </DefinitionProvider>
      </CoreAdminContext>
    </TestRouter>,
  )
}

it('begins where something can be changed, not at the name that stays', () => {
  open({ email: 'diana@mail.example', phoneNumber: '+256 700 000 001' })
  expect(screen.getByLabelText(/^Name/)).toHaveProperty('readOnly', true)
  expect(document.activeElement).toBe(screen.getByLabelText(/^Email/))
})

it('begins where something is missing', () => {
  open({ email: 'diana@mail.example', phoneNumber: '' })
  expect(document.activeElement).toBe(screen.getByLabelText(/^Phone/))
})
