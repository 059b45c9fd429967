import type { RecordKind } from '@contract/portal/noteKinds'
import { useCallback } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { mayEnter } from '@/authProvider/access'
import { HOME } from '@/authProvider/guard'
import { holds } from '@/authProvider/session'
import type { Resource } from '@/definition/defineResource'
import { addressOfRecord, type LinkedRecord, pageOfRecord } from '@/definition/recordLink'
import { useLocale } from '@/i18n/useLocale'
import { useDefinition } from '../definitionContext'
import { columnsOf, type Row } from '../list/columns'
import type { NoticeRecord } from '../notices'

/** Kinds of rows whose records have a page of their own. */
const linked: Partial<Record<RecordKind, LinkedRecord>> = {
  ENTITY: 'entity',
  LEGAL_DOCUMENT: 'instrument',
  PRACTITIONER: 'practitioner',
  PERSON: 'person',
}

/** Returns the address of a record: its page for those who may open that, else its list, searched for its name. */
const addressOf = ({ list, path, tab, search }: Resource, row: Record<string, unknown>, name: string) => {
  const { kind, key } = list.rowRecord ?? {}
  const record = kind && linked[kind]
  const number = key && row[key]
  if (record && typeof number === 'string' && number && mayEnter(pageOfRecord(record), holds))
    return `${HOME}/${addressOfRecord(record, number)}`
  if (path === undefined || !search) return undefined
  return `${HOME}/${path}?${new URLSearchParams({ ...(tab && { tab: tab.key }), search: name })}`
}

/**
 * Returns a function that gives what a notice says of a row or a draft: its name, which is the headline of the list or the
 * one given, and its page. Undefined without a name.
 */
export const useNoticeRecord = () => {
  const resource = useDefinition()
  const translate = useTranslate()
  const locale = useLocale()
  const navigate = useNavigate()
  return useCallback(
    (row: Record<string, unknown>, known?: string): NoticeRecord | undefined => {
      const { headline, fields, computed = {} } = resource
      const isKnown = headline in fields || headline in computed
      const [column] = columnsOf(resource, translate, locale, isKnown ? [headline] : [])
      // The row of a draft has no id; the headline reads named values alone.
      const name = known || column?.text(row as Row)
      if (!name) return undefined
      const address = addressOf(resource, row, name)
      return { name, ...(address && { page: { address, open: () => void navigate(address) } }) }
    },
    [resource, translate, locale, navigate],
  )
}
