import { audit, LONGEST_TAKEN, type Taking } from '@contract/portal/audit'
import type { AskOptions } from '@/dataProvider/request'
import { isNotFound } from '@/definition/source'
import { useAnnouncedExtensions } from '../hostExtensions'
import { useRegistry } from '../useRegistry'
import { fileOnScreen } from './openFile'

const took = audit.took.from((taking: Taking) => ({ body: taking }))

/** Returns a text without control characters, cut to the length that a record holds, and never within a character. */
export const takenText = (text: string) =>
  text
    .replace(/\p{Cc}/gu, ' ')
    .slice(0, LONGEST_TAKEN)
    .replace(/\p{Cs}/gu, '')

/** Returns the filters in force, as the record of an export or a print holds them. */
export const takenFilter = (filter: Readonly<Record<string, unknown>>): Taking['filter'] =>
  Object.fromEntries(
    Object.entries(filter)
      .filter(([, value]) => value !== undefined && value !== null && value !== '')
      .map(([name, value]) => [name, takenText(String(value))]),
  )

/**
 * Returns a function that records an export or a print in the audit trail; it rejects when the host does not record it.
 * Hosts without an audit trail are sent nothing. It names the file on the screen, unless `taking` says which it belongs to.
 */
export const useRecordTaking = () => {
  const registry = useRegistry()
  const announced = useAnnouncedExtensions()
  return async (taking: Taking, options: AskOptions = {}) => {
    if (announced && !announced.has('audit')) return
    try {
      await registry.send(took, { file: fileOnScreen(), ...taking }, options)
    } catch (error) {
      // A host that had not answered yet has no audit trail.
      if (announced || !isNotFound(error)) throw error
    }
  }
}
