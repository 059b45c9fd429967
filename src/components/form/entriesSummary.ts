import type { Entries } from '@/definition/field'
import type { Words } from '@/i18n/words'

const NAMED = 5

const some = (values: readonly string[]) => values.slice(0, NAMED).join(', ') + (values.length > NAMED ? ' …' : '')

/** Returns a summary of a box with several values: how many, which are repeated, and which are malformed. */
export const entriesSummary = (translate: Words, { good, repeated, malformed }: ReturnType<Entries['read']>) =>
  [
    translate('daftari.lists.entries', { smart_count: good.length }),
    repeated.length && translate('daftari.lists.repeated', { smart_count: repeated.length, these: some(repeated) }),
    malformed.length && translate('daftari.lists.malformed', { smart_count: malformed.length, these: some(malformed) }),
  ]
    .filter(Boolean)
    .join(' · ')

/** Why a box of several values cannot be sent as it is; empty when it can. */
export const entriesFault = (translate: Words, { read, most }: Entries, typed: string) => {
  const entries = read(typed)
  if (!entries.malformed.length && !entries.good.length) return translate('daftari.lists.required')
  if (entries.malformed.length) return entriesSummary(translate, entries)
  return entries.good.length > most ? translate('daftari.lists.tooMany', { most }) : ''
}
