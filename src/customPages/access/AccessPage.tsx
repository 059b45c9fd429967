import { type Access, access } from '@contract/portal/access'
import Alert from '@mui/material/Alert'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useDeferredValue, useId, useMemo, useState } from 'react'
import { ResourceContextProvider, useTranslate } from 'react-admin'
import { useParams, useSearchParams } from 'react-router-dom'
import { Breadcrumb } from '@/components/Breadcrumb'
import { QueryContent } from '@/components/file/QueryContent'
import { TabRow } from '@/components/tabs/TabRow'
import { UnknownTab } from '@/components/tabs/UnknownTab'
import { useCancellableQuery } from '@/components/useCancellableQuery'
import { useRegistry } from '@/components/useRegistry'
import type { Resource } from '@/definition/defineResource'
import { siteMap } from '@/definition/siteMap'
import { accessName, accessNote } from '@/i18n/codeText'
import { useInLanguage } from '@/i18n/translatedDefinition'
import type { Words } from '@/i18n/words'
import '../adminPage.css'
import './access.css'
import { AccessList } from './AccessList'
import { listActionItems } from './listActions'
import { type AccessPageContent, pageActionItems } from './pageActions'
import { ACCESS, type AccessItem, isMet, menuItems, routeItems } from './requirements'

const LIST = '/home/accounts/permissions?tab=users'
const parts = ['permissions', 'menu', 'routes', 'buttons'] as const
type Part = (typeof parts)[number]

const readAccess = access.of.from(({ userId }: { userId: string }) => ({ path: { userId } }))

const permissionItems = ({ permissions }: Access, translate: Words): AccessItem[] =>
  permissions.map(({ permission, group }) => ({
    key: `permission:${permission}`,
    name: accessName(translate, permission),
    code: permission,
    note: accessNote(translate, permission) ?? group,
    needs: [{ anyOf: [permission] }],
  }))

type Props = { resources: readonly Resource[]; content: AccessPageContent }

const Explained = ({ access, resources, content }: Props & { access: Access }) => {
  const translate = useTranslate()
  const inLanguage = useInLanguage()
  const id = useId()
  const [params, setParams] = useSearchParams()
  const [typed, setTyped] = useState('')
  const [lackingOnly, setLackingOnly] = useState(false)
  const filter = useDeferredValue(typed.trim().toLowerCase())
  const part = parts.find(one => one === params.get('tab')) ?? 'permissions'
  const all = useMemo(
    (): Record<Part, AccessItem[]> => ({
      permissions: permissionItems(access, translate),
      menu: menuItems(siteMap().menu.map(entry => inLanguage('menu', entry))),
      routes: routeItems(translate),
      buttons: [
        ...listActionItems(resources.map(one => inLanguage('resources', one))),
        ...pageActionItems(content, translate, inLanguage),
      ],
    }),
    [access, resources, content, translate, inLanguage],
  )
  const shown = all[part].filter(
    ({ name, within, note, address, needs }) =>
      [
        name,
        within,
        note,
        address,
        ...needs.flatMap(({ anyOf }) => anyOf.flatMap(code => [code, accessName(translate, code)])),
      ]
        .join('\n')
        .toLowerCase()
        .includes(filter) && !(lackingOnly && isMet(access, needs)),
  )
  const say = (key: string) => translate(`daftari.access.${key}`)
  return (
    <>
      {!access.active && (
        <Alert severity="warning" variant="outlined">
          {say('inactive')}
        </Alert>
      )}
      <UnknownTab known={parts} />
      <TabRow
        label={say('parts')}
        id={id}
        tabs={parts.map(key => ({
          key,
          label: `${say(`${key}.title`)} ${all[key].filter(({ needs }) => isMet(access, needs)).length}/${all[key].length}`,
        }))}
        open={part}
        choose={next => setParams({ tab: next }, { replace: true })}
      />
      <div className="access-filter">
        <TextField
          value={typed}
          placeholder={say('filter')}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ htmlInput: { 'aria-label': say('filter'), type: 'search', autoComplete: 'off' } }}
        />
        <FormControlLabel
          control={
            <Checkbox size="small" checked={lackingOnly} onChange={({ target }) => setLackingOnly(target.checked)} />
          }
          label={say('lackingOnly')}
        />
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${part}`}>
        <AccessList
          title={say(`${part}.title`)}
          about={say(`${part}.about`)}
          things={shown}
          access={access}
          empty={translate('daftari.lists.none')}
        />
      </div>
    </>
  )
}

/**
 * Page of one person's access to the whole portal, with the reason: each permission, menu entry, route and button, by
 * both tables of permissions, with the roles that grant it or would grant it.
 */
const AccessPage = ({ resources, content: elsewhere }: Props) => {
  const translate = useTranslate()
  const registry = useRegistry()
  const { userId = '' } = useParams()
  const query = useCancellableQuery({
    queryKey: [ACCESS, userId],
    queryFn: ({ signal }) => registry.read(readAccess, { userId }, { signal }),
    retry: false,
    staleTime: 0,
  })
  const { data } = query
  return (
    <article className="access">
      <Breadcrumb
        crumbs={[
          { label: translate('daftari.access.list'), to: LIST },
          { label: data?.name ?? translate('daftari.access.title') },
        ]}
      />
      <header>
        <Typography variant="h1" className="page-title">
          {data ? translate('daftari.access.titleOf', { name: data.name }) : translate('daftari.access.title')}
        </Typography>
        {data && (
          <p className="page-lead">
            {data.roles.length
              ? translate('daftari.access.roles', {
                  roles: data.roles.map(role => accessName(translate, role)).join(', '),
                })
              : translate('daftari.access.noRoles')}
          </p>
        )}
      </header>
      <QueryContent query={query} permit={access.of.permit}>
        {data => (
          <ResourceContextProvider value="staffRoles">
            <Explained access={data} resources={resources} content={elsewhere} />
          </ResourceContextProvider>
        )}
      </QueryContent>
    </article>
  )
}

export default AccessPage
