import { toId } from '@contract/id'
import { mdas as calls } from '@contract/registry/mdas'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { CoreAdminContext } from 'react-admin'
import { DefinitionProvider } from '@/components/definitionContext'
import { ActionForm } from '@/components/form/ActionForm'
import { forgetNotices, Notification } from '@/components/notices'
import { createDataProvider } from '@/dataProvider'
import { loadedDefinitions } from '@/definition/defineArea'
import { type Action, defineForm } from '@/definition/defineResource'
import type { Field } from '@/definition/field'
import { createI18nProvider } from '@/i18n/i18nProvider'
import { currentTable } from '@/i18n/words'
import mdas from '@/resources/registry/mdas'
import { recordedHttp } from './recordedHttp'
import { TestRouter } from './TestRouter'

/** The draft of such a form has the values of its fields, whatever their names. */
type Draft = { name: string }
type AnyForm = Extract<Action<unknown>, { form: unknown }>['form']

/**
 * Mounts a dialog with a form of these fields, before a host that answers each write by `host`. `sent` returns the
 * drafts that reached the host; end each test with `unmountForms`.
 */
export const mountForm = (
  fields: Record<string, Field<never>>,
  {
    initial = {},
    host = () => ({ body: { message: 'Done' } }),
  }: { initial?: Record<string, unknown>; host?: Parameters<typeof recordedHttp>[0] } = {},
) => {
  // Files share a worker: a notice of a test in another one is not of this form.
  forgetNotices()
  const { http, asked } = recordedHttp(host)
  const form: AnyForm = defineForm<Draft>({
    title: 'Trial',
    submit: 'Submit',
    fields,
    send: calls.create.from((draft: Draft) => ({ body: draft })),
  })
  render(
    <TestRouter at="/">
      <CoreAdminContext
        dataProvider={createDataProvider(loadedDefinitions([mdas]), http, { paths: {} }, () => ({
          userId: toId('me'),
        }))}
        i18nProvider={createI18nProvider(currentTable())}
      >
        <Notification />
        <DefinitionProvider definition={mdas}>
          <Suspense>
            <ActionForm name="trial" form={form} initial={initial} close={() => undefined} done={() => undefined} />
          </Suspense>
        </DefinitionProvider>
      </CoreAdminContext>
    </TestRouter>,
  )
  return { sent: () => asked.filter(({ method }) => method === 'POST').map(({ body }) => body) }
}

/** Removes the mounted forms, with their notices and drafts. */
export const unmountForms = () => {
  cleanup()
  forgetNotices()
  sessionStorage.clear()
}

export const box = (label: string | RegExp) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input:not([type=hidden]), textarea' })

export const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }))
