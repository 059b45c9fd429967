import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { CoreAdminContext, testDataProvider } from 'react-admin'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { DefinitionProvider } from '@/components/definitionContext'
import { ActionForm } from '@/components/form/ActionForm'
import { ApiError } from '@/dataProvider/apiError'
import en from '@/i18n/en/adminPages'
import publicPages from '@/i18n/en/publicPages'
import { createI18nProvider } from '@/i18n/i18nProvider'
import { addWords, currentTable } from '@/i18n/words'
import staffAccounts from '@/resources/accounts/staffAccounts'
import { TestRouter } from '../support/TestRouter'

beforeAll(() => {
  addWords(publicPages)
  addWords(en)
})
afterEach(cleanup)

it('reads the current picture again when Reload is pressed', async () => {
  const action = staffAccounts.actions?.signature
  if (action?.type !== 'form') throw new Error('a signature is changed in a form')
  const answers: { resolve(picture: null): void; reject(error: ApiError): void }[] = []
  const read = () => new Promise<null>((resolve, reject) => answers.push({ resolve, reject }))
  render(
    <TestRouter at="/">
      <CoreAdminContext
        dataProvider={{ ...testDataProvider(), read }}
        i18nProvider={createI18nProvider(currentTable())}
      >
        <DefinitionProvider definition={staffAccounts}>
          <ActionForm
            name="signature"
            form={action.form}
            initial={{ id: 7 }}
            close={() => undefined}
            done={() => undefined}
          />
        </DefinitionProvider>
      </CoreAdminContext>
    </TestRouter>,
  )
  const dialog = within(screen.getByRole('dialog'))
  await dialog.findByLabelText('Loading')
  answers[0]?.reject(new ApiError({ status: 500 }))
  const notice = within(await dialog.findByRole('alert'))
  notice.getByText(/^The current picture could not be loaded: .+ You can still replace it\.$/)
  fireEvent.click(notice.getByRole('button', { name: 'Reload' }))
  await dialog.findByLabelText('Loading')
  expect(dialog.queryByRole('alert')).toBeNull()
  answers[1]?.resolve(null)
  await dialog.findByText('User has no signature yet')
  expect(dialog.queryByLabelText('Loading')).toBeNull()
})
