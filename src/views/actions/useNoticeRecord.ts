import type { RecordKind } from '@contract/portal/noteKinds'
import { useCallback } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { mayEnter } from '@/authProvider/access'
import { HOME } from '@/authProvider/guard'
import { holds } from '@/authProvider/session'
import type { Resource } from '@/definition/defineResource'
import { useLocale } from '@/i18n/useLocale'
import { useDefinition } from '../definitionContext'
import { columnsOf, type Row } from '../list/columns'
import type { NoticeRecord } from '../notices'

/** Pages of records, by the kind of record that a row stands for; their addresses end in the key of the record. */
const viewers: Partial<Record<RecordKind, string>> = {
  ENTITY: 'registry/file-viewer',
  LEGAL_DOCUMENT: 'registry/document-viewer',
  PRACTITIONER: 'registry/practitioner-viewer',
  PERSON: 'people',
}

/** Returns the address of a record: its page for those who may open that, else its list, searched for its name. */
const addressOf = ({ list, path, tab, search }: Resource, row: Record<string, unknown>, name: string) => {
  const { kind, key } = list.rowRecord ?? {}
  const viewer = kind && viewers[kind]
  const number = key && row[key]
  if (viewer && typeof number === 'string' && number && mayEnter(viewer, holds))
    return `${HOME}/${viewer}/${encodeURIComponent(number)}`
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
