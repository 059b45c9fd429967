import Dialog from '@mui/material/Dialog'
import Menu from '@mui/material/Menu'
import { ThemeProvider } from '@mui/material/styles'
import { QueryClient } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { CoreAdminContext, testDataProvider } from 'react-admin'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { DefinitionProvider } from '@/components/definitionContext'
import { Create } from '@/components/form/Create'
import en from '@/i18n/en/adminPages'
import publicPages from '@/i18n/en/publicPages'
import { createI18nProvider } from '@/i18n/i18nProvider'
import { addWords, currentTable } from '@/i18n/words'
import { muiTheme } from '@/layout/theme/muiTheme'
import taxHeads from '@/resources/billing/taxHeads'
import { TestRouter } from '../support/TestRouter'

// A dialog that only an effect draws is drawn in one task (docs/decisions/101-plain-frameworks.md).

beforeAll(() => {
  addWords(publicPages)
  addWords(en)
})
afterEach(cleanup)

it.each([
  [
    'dialog',
    <Dialog key="dialog" open>
      Words
    </Dialog>,
  ],
  [
    'menu',
    <Menu key="menu" open anchorEl={document.body}>
      <li>Words</li>
    </Menu>,
  ],
])('draws a %s in the body with the render that opens it', (_, opened) => {
  const drawn: (string | undefined)[] = []
  const Opener = () => {
    useLayoutEffect(() => {
      drawn.push(document.querySelector('body > .MuiModal-root')?.textContent)
    })
    return opened
  }
  render(
    <ThemeProvider theme={muiTheme}>
      <Opener />
    </ThemeProvider>,
  )
  expect(drawn).toEqual(['Words'])
})

it('makes no query for a form whose fields ask the host for nothing', () => {
  const { create } = taxHeads
  if (!create) throw new Error('tax heads are created in a dialog')
  const queryClient = new QueryClient()
  const stay = () => undefined
  render(
    <TestRouter at="/">
      <CoreAdminContext
        dataProvider={testDataProvider()}
        i18nProvider={createI18nProvider(currentTable())}
        queryClient={queryClient}
      >
        <DefinitionProvider definition={taxHeads}>
          <Create create={create} initial={{}} at={0} turn={stay} close={stay} done={stay} />
        </DefinitionProvider>
      </CoreAdminContext>
    </TestRouter>,
  )
  screen.getByRole('textbox', { name: /^Percentage/ })
  expect(queryClient.getQueryCache().getAll()).toEqual([])
})
