import { Standing, type StandingState } from '@contract/registry/standing'
import type { Tone } from '@/definition/field'
import type { Words } from '@/i18n/words'
import { fieldKinds } from './fields'

/** A state with its tone, as `Marks` shows it. */
export type Mark = { text: string; tone: Tone | undefined }

const tones: Record<StandingState, Tone> = { BLACKLISTED: 'bad', DE_REGISTERED: 'bad', WINDING_UP: 'warning' }

/** Returns the standing that a host sent with a row or file; empty of a host that sends none. */
const standingIn = (row: object) => ('standing' in row ? (Standing.parse(row.standing) ?? []) : [])

/**
 * Returns the status of an entity with what stands beside it. A good status, such as Registered, gives way: nobody reads
 * that a struck-off company is sound.
 */
export const withStanding = (status: Mark | undefined, row: object, translate: Words, locale: string): Mark[] => {
  const marks = standingIn(row).map(({ state, since }): Mark => {
    const day = fieldKinds.date.plain(since, { locale, option: value => value })
    const text = translate(`daftari.lists.standing.${state}`, { day }).trim()
    return { text, tone: tones[state] }
  })
  const gives = marks.length > 0 && status?.tone === 'good'
  return status?.text && !gives ? [status, ...marks] : marks
}
