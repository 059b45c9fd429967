import { isMasked } from '@contract/personal'
import type { Places } from '@contract/registry/people'
import type { Tone } from '@/definition/field'

/**
 * Returns readable text: `private-company-limited-by-shares` and PRIVATE_COMPANY_LIMITED_BY_SHARES read 'Private
 * company limited by shares'.
 */
export const readable = (written: string | null | undefined): string | undefined => {
  if (!written) return undefined
  const text = written.replace(/[_-]+/g, ' ').trim()
  const calm = /[a-z]/.test(text) ? text : text.toLowerCase()
  return (calm.charAt(0).toUpperCase() + calm.slice(1)).replace(/\b(id|nin|tin|brn)\b/gi, name => name.toUpperCase())
}

/** Returns a subtype in the spelling used for comparison: lower case, with hyphens (decision D4). */
export const slug = (written: string | null | undefined) =>
  (written ?? '')
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '-')

/** Returns the parts of an address in one line, without missing ones. Masked parts stand once. */
export const line = (...parts: (string | null | undefined)[]): string | undefined =>
  parts
    .map(part => part?.trim())
    .filter((part, index, all) => part && (!isMasked(part) || all.indexOf(part) === index))
    .join(', ') || undefined

/** Returns places from the village up in one line. */
export const placeLine = (places: Places | string | null | undefined): string | undefined =>
  typeof places === 'string'
    ? line(places)
    : line(places?.village, places?.parish, places?.subcounty, places?.district, places?.region, places?.country)

/** Statuses of entities, as `readable` spells them. */
export const statuses: Record<string, { label: string; tone: Tone }> = {
  Registered: { label: 'Registered', tone: 'good' },
  Insolvent: { label: 'Insolvent', tone: 'warning' },
  Ceased: { label: 'Ceased', tone: 'quiet' },
}
