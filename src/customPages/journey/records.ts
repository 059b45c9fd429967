import type { JourneyLine } from '@contract/portal/journey'
import { asker } from '@/authProvider/session'
import type { Resource } from '@/definition/defineResource'

type Source = JourneyLine['source']

/**
 * Page of a kind of record, for the journey: its address, and the list that says its words and retries it. Kinds without
 * a list show the number alone.
 */
export type JourneyRecord = {
  /** Address; undefined where the record has no page of its own. */
  address(line: JourneyLine): string | undefined
  /** Type of file that the address shows. */
  fileType?(line: JourneyLine): string | undefined
  list?: Resource
  /** Columns of the list whose options name the kind and the status of the record. */
  kind?: string
  status?(line: JourneyLine): string
  /** Actions of the list that move a stuck record on, the best first. */
  actions?: readonly string[]
  /** Row that the actions' own conditions are asked with. */
  row?(line: JourneyLine): Record<string, unknown>
}
export type JourneyRecords = Record<Source, JourneyRecord>

/** Returns the name of a value by the options of a list's column, or the value itself. */
export const optionOf = (list: Resource | undefined, column: string | undefined, value: string | null | undefined) => {
  if (!value) return ''
  const shown = column ? list?.computed?.[column] : undefined
  const options = shown && 'options' in shown ? shown.options : undefined
  return options?.[value] ?? value
}

/** Returns the key of the first action that the list offers for a line to those whom `can` lets; undefined for none. */
export const actionFor = (record: JourneyRecord, line: JourneyLine, can: (action: string) => boolean) => {
  const row = record.row?.(line)
  if (!row) return undefined
  return record.actions?.find(key => {
    const action = record.list?.actions?.[key]
    return action && (action.when?.(row, asker()) ?? true) && (!action.permit || can(key))
  })
}
