import '@/resources'
import { PortalConfig } from '@contract/portalConfig'
import type { Mda } from '@contract/registry/mdas'
import { type FormEvent, StrictMode } from 'react'
import {
  Count,
  FilterLiveForm,
  useCanAccess,
  useGetIdentity,
  useGetResourceLabel,
  useInput,
  useListContext,
  useLocaleState,
  useLogout,
  useNotify,
  useRecordContext,
  useRefresh,
  useResourceContext,
  useTranslate,
  useUnselectAll,
  useUpdate,
} from 'react-admin'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { Admin } from '@/App'
import { sessionPort } from '@/authProvider/signOut'
import { SimpleForm } from '@/components/form/SimpleForm'
import { ListBase } from '@/components/list/ListBase'
import { RowContext } from '@/components/list/RowContext'
import { Notification } from '@/components/notices'
import { createHttp } from '@/dataProvider/http'
import { openAdminWords, startLanguage } from '@/i18n/languages'
import { createAdminServices } from '@/layout/adminServices'
import { ConfigProvider } from '@/portalConfig'
import mdas from '@/resources/registry/mdas'
import '@/layout/theme/tokens.css'
import '@/layout/theme/base.css'

type Row = Mda & { id: number }

/** Search box of a list, as an input of react-admin. */
const Search = () => {
  const { field } = useInput({ source: 'search' })
  return <input aria-label="Search by react-admin" {...field} />
}

/** Component inside a row that uses react-admin's own hooks. */
const InRow = () => {
  const record = useRecordContext<Row>()
  const resource = useResourceContext()
  const { onToggleItem } = useListContext()
  const [update, { isPending }] = useUpdate<Row>()
  if (!record || !resource) return null
  const save = () => update(resource, { id: record.id, data: { name: `${record.name} RENAMED` }, previousData: record })
  return (
    <li aria-label={record.name}>
      <button type="button" onClick={() => onToggleItem(record.id)}>
        Select
      </button>
      <button type="button" onClick={save} disabled={isPending}>
        Update
      </button>
    </li>
  )
}

/** Component inside a list that uses react-admin's own hooks. */
const InList = () => {
  const { data, total, selectedIds } = useListContext<Row>()
  const resource = useResourceContext() ?? ''
  const labelOf = useGetResourceLabel()
  const { canAccess } = useCanAccess({ resource, action: 'create' })
  const { identity } = useGetIdentity()
  const [locale, setLocale] = useLocaleState()
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const unselectAll = useUnselectAll(resource)
  const logout = useLogout()
  const facts = {
    resource,
    label: labelOf(resource, 2),
    total,
    selected: selectedIds.length,
    locale,
    identity: identity?.fullName,
    access: String(canAccess),
    cancel: translate('daftari.lists.cancel'),
  }
  return (
    <section aria-label="In the list">
      {Object.entries(facts).map(([name, fact]) => (
        <output key={name} aria-label={name}>
          {fact}
        </output>
      ))}
      <output aria-label="count">
        <Count />
      </output>
      <button type="button" onClick={() => notify('Said by react-admin', { type: 'success' })}>
        Notify
      </button>
      <button type="button" onClick={refresh}>
        Refresh
      </button>
      <button type="button" onClick={() => unselectAll()}>
        Unselect
      </button>
      <button type="button" onClick={() => setLocale('fr')}>
        French
      </button>
      <button type="button" onClick={() => logout()}>
        Logout
      </button>
      <FilterLiveForm debounce={0}>
        <Search />
      </FilterLiveForm>
      <ul aria-label="rows">
        {data?.map(row => (
          <RowContext key={row.id} row={row} offered={[]}>
            <InRow />
          </RowContext>
        ))}
      </ul>
      {data?.[0] && <Edit key={data[0].id} row={data[0]} />}
    </section>
  )
}

/** Custom input in place of a field's own. */
const NameBox = () => {
  const { field, fieldState } = useInput({ source: 'name', validate: (name: string) => (name ? undefined : 'Name it') })
  const record = useRecordContext<Row>()
  return (
    <>
      <output aria-label="edited">{record?.name}</output>
      <input aria-label="Name by react-admin" {...field} value={field.value ?? ''} />
      {fieldState.error && <p>{fieldState.error.message?.replace('@@react-admin@@', '')}</p>}
    </>
  )
}

const stay = (event: FormEvent) => event.stopPropagation()

const Edit = ({ row }: { row: Row }) => {
  const edit = mdas.actions?.edit
  if (edit?.type !== 'form') throw new Error('bodies of government are edited')
  return (
    <section aria-label="In the form" onSubmit={stay}>
      <SimpleForm
        name="edit"
        form={edit.form}
        initial={edit.draft(row)}
        formKey="overrides"
        sent={() => undefined}
        abandoned={() => undefined}
        className="form"
      >
        <NameBox />
        <button type="submit">Save</button>
      </SimpleForm>
    </section>
  )
}

const root = createRoot(document.getElementById('root') ?? document.body)
const config = PortalConfig.parse({})
// Not at the top level: the words of a language import from the file that would wait for them.
const open = async () => {
  await startLanguage(config.locales, config.defaultLocale)
  await openAdminWords()
  const http = createHttp(config, sessionPort)
  const router = createBrowserRouter([
    {
      path: '*',
      element: (
        <Admin http={http} services={createAdminServices(http, config)}>
          <ListBase definition={mdas}>
            <InList />
          </ListBase>
        </Admin>
      ),
    },
  ])
  root.render(
    <StrictMode>
      <ConfigProvider value={config}>
        <RouterProvider router={router} />
        <Notification />
      </ConfigProvider>
    </StrictMode>,
  )
}

void open()
