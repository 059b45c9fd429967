import { idKey, sameId } from '@contract/id'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { ActionOf } from '@/definition/actions'
import type { Reload } from '@/definition/defineResource'
import { useLocale } from '@/i18n/useLocale'
import { useDefinition } from '../definitionContext'
import { useFrozenWhilePressed } from '../fields'
import { columnsOf, type Row } from '../list/columns'
import { useRegistry } from '../useRegistry'
import { ActionForm } from './ActionForm'

type Props = {
  name: string
  action: ActionOf<'form', Row>
  row: Row
  close(): void
  done(reload: Reload | undefined): void
}

/**
 * The form of a row. It opens at once with what the list knows of the row; what is read of it meanwhile takes that
 * place, unless something was typed or sent before it came. Then the host says whether it still fits.
 */
export const ReadForm = ({ name, action, row, close, done }: Props) => {
  const resource = useDefinition()
  const registry = useRegistry()
  const [typed, setTyped] = useState(false)
  const { data } = useQuery({
    queryKey: [resource.name, 'read', name, row.id],
    queryFn: async ({ signal }) => (action.read ? registry.read(action.read, row, { signal }) : row),
    enabled: Boolean(action.read),
    retry: false,
    staleTime: 0,
    gcTime: 0,
  })
  const record = useFrozenWhilePressed(data)
  // Once something was typed, the form keeps the row it was typed over, whose version the host compares.
  const [held, setHeld] = useState(row)
  if (!typed && held !== row) setHeld(row)
  const listed = action.draft(held)
  const [read, setRead] = useState<Record<string, unknown>>()
  const fresh = record && action.draft({ ...row, ...record })
  if (fresh && !read && !typed) setRead(fresh)
  const initial = read ?? listed
  const cache = useQueryClient()
  /** Resolves to the draft of the record as the host has it now; undefined where its version is the one of the form. */
  const readAnew = async () => {
    const lists = { queryKey: [resource.name, 'getList'] }
    await cache.refetchQueries({ ...lists, type: 'active' }, { cancelRefetch: false })
    const listedNow = cache
      .getQueriesData<{ data: Row[] }>({ ...lists, type: 'active' })
      .flatMap(([, answer]) => answer?.data ?? [])
      .find(({ id }) => sameId(id, row.id))
    try {
      const now = action.draft({ ...row, ...listedNow, ...(action.read && (await registry.read(action.read, row))) })
      return now.version === initial.version ? undefined : now
    } catch {
      // The refusal stands, and the draft is kept.
      return undefined
    }
  }
  const translate = useTranslate()
  const locale = useLocale()
  const { headline: source } = resource
  const isKnown = source in resource.fields || source in (resource.computed ?? {})
  const [headline] = columnsOf(resource, translate, locale, isKnown ? [source] : [])
  const about = action.about?.(row) ?? headline?.text(row) ?? ''
  const shown = Object.keys(action.form.fields).some(source => String(initial[source] ?? '') === about)
  return (
    <ActionForm
      key={JSON.stringify(initial)}
      name={name}
      form={action.form}
      initial={initial}
      about={shown ? '' : about}
      subject={idKey(row.id)}
      readAnew={readAnew}
      close={close}
      done={done}
      onChanged={setTyped}
    />
  )
}
