import { addressMaskOf } from '@contract/personalWalk'
import { HeldData } from '@contract/portal/personData'
import type { ZodType } from 'zod'
import type { Db } from '../db/database'
import { readSuppressed } from '../notes/activeFlags'

const { records, practitioners, legalDocuments } = HeldData.shape

const hide = <T>(schema: ZodType<T>, value: T): T => (addressMaskOf(schema)?.(value) ?? value) as T

/** Returns a function that hides the addresses of those entries whose file is among the suppressed ones. */
const hideIn =
  <T>(schema: ZodType<T>, suppressed: ReadonlySet<string>, keyOf: (entry: T) => string | null | undefined) =>
  (entry: T): T =>
    suppressed.has(keyOf(entry) ?? '') ? hide(schema, entry) : entry

/**
 * Returns what the register holds about a person without suppressed addresses: all of them when a flag on the person
 * suppresses them, else those in files whose flag does. A file leaves the registry whole or with its mask, as on screens.
 */
export const suppressAddresses = async (db: Db, data: HeldData): Promise<HeldData> => {
  if ((await readSuppressed(db, 'PERSON', [data.person])).size) return hide(HeldData, data)
  const entities = await readSuppressed(
    db,
    'ENTITY',
    data.records.map(({ brn }) => brn),
  )
  const files = await readSuppressed(
    db,
    'PRACTITIONER',
    data.practitioners.flatMap(({ file }) => file.uniquePractitionerNumber ?? []),
  )
  const documents = await readSuppressed(
    db,
    'LEGAL_DOCUMENT',
    data.legalDocuments.map(({ instrumentNumber }) => instrumentNumber),
  )
  return {
    ...data,
    records: data.records.map(hideIn(records.element, entities, ({ brn }) => brn)),
    practitioners: data.practitioners.map(
      hideIn(practitioners.element, files, ({ file }) => file.uniquePractitionerNumber),
    ),
    legalDocuments: data.legalDocuments.map(
      hideIn(legalDocuments.element, documents, ({ instrumentNumber }) => instrumentNumber),
    ),
  }
}
