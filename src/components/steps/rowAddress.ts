import { idText } from '@contract/id'
import { HOME } from '@/authProvider/guard'
import { asker } from '@/authProvider/session'
import type { Resource } from '@/definition/defineResource'
import { addressOfRecord, type Lead, leadOf } from '@/definition/recordLink'
import { opensDialog, writeDialogAddress } from '../dialogRoutes/dialogAddress'
import type { Row } from '../list/columns'
import type { KeptEntry } from '../pageEntry'
import type { Opener, Origin } from './origin'

const leadIn = ({ computed, fields }: Resource, source: string, row: Row): Lead | undefined => {
  const made = computed?.[source]
  return made ? leadOf(made.leadsTo, made.of(row), row) : leadOf(fields[source]?.leadsTo, row[source], row)
}

/** Returns what opens the page at a path below /home as the page of a row; undefined for a page of another record. */
export const pageOpener = (definition: Resource, row: Row, path: string): Opener | undefined => {
  const { actions = {}, columns, headline } = definition
  const action = Object.entries(actions).find(([, one]) => one.type === 'open' && one.open(row) === path)?.[0]
  if (action) return { action }
  const leading = columns.filter(source => leadIn(definition, source, row)?.key)
  const column = leading.includes(headline ?? '') ? headline : leading[0]
  const lead = column === undefined ? undefined : leadIn(definition, column, row)
  return column && lead?.key && addressOfRecord(lead.record, lead.key) === path ? { column } : undefined
}

/** Returns the action that shows a row over its list at an address of its own, of which a list has one at most. */
export const overOpener = ({ actions = {} }: Resource): Opener | undefined => {
  const action = Object.entries(actions).find(([, { type }]) => type === 'address')?.[0]
  return action === undefined ? undefined : { action }
}

type Target = {
  to: string
  fileType?: string | undefined
  /** Entry that the page reads about the record. */
  keeps?: KeptEntry | undefined
  /** The target is a dialog over the list. */
  isOver?: true
}

/** Returns where a row of a page of the list is shown, as the row of the origin is; undefined where it cannot be. */
export const targetOf = (
  definition: Resource,
  { by, pathname, search, request: { perPage } }: Origin,
  row: Row,
  page: number,
): Target | undefined => {
  if ('column' in by) {
    const lead = leadIn(definition, by.column, row)
    return lead?.key ? { to: `${HOME}/${addressOfRecord(lead.record, lead.key)}`, fileType: lead.fileType } : undefined
  }
  const action = definition.actions?.[by.action]
  if (!action || !(action.when?.(row, asker()) ?? true)) return undefined
  if (action.type === 'open') {
    const { fileType } = action
    return {
      to: `${HOME}/${action.open(row)}`,
      fileType: typeof fileType === 'function' ? fileType(row) : fileType,
      keeps: action.keeps?.(row),
    }
  }
  const list = new URLSearchParams(search)
  if (page > 1) list.set('page', String(page))
  else list.delete('page')
  if (page > 1 && perPage !== definition.size) list.set('size', String(perPage))
  const over = (params: URLSearchParams) => ({ to: `${pathname}?${params}`, isOver: true as const })
  if (action.type === 'address')
    return over(new URLSearchParams({ ...Object.fromEntries(list), ...action.address(row) }))
  return opensDialog(action) ? over(writeDialogAddress(list, { name: by.action, id: idText(row.id) })) : undefined
}
