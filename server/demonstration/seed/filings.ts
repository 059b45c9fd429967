import type { Random } from '../random'
import { daysBefore } from './dates'
import type { SeedEntity } from './entities'

export type SeedFiling = { at: string; changes: string[]; narrations: string[] }

/** Later filings of companies, with the clerk's note. */
const later: [changes: string[], narration: string][] = [
  [['CHANGE_OF_ADDRESS'], 'Moved its registered office'],
  [['CHANGE_OF_DIRECTORS'], 'One director resigned and another was appointed'],
  [['CHANGE_OF_SECRETARIES'], 'The secretary was replaced'],
  [['CHANGE_OF_DIRECTORS', 'CHANGE_OF_SECRETARIES'], 'The board and the secretary were elected anew'],
  [['CHANGE_OF_MEMBERSHIP'], 'Shares were transferred between members'],
  [['CHANGE_SHARE_CAPITAL'], 'The share capital was increased by ordinary resolution'],
  [['CHANGE_OF_NAME'], 'The name was changed by special resolution'],
  [['APPEND_INFORMATION'], 'A resolution was filed'],
  [['DORMANCY'], 'The company suspended its business'],
  [['FORM_13'], 'A charge was registered in favour of a bank'],
  [['FORM_17'], 'A charge was satisfied in full'],
  // A change type without a published wording.
  [['CHANGE_OF_OBJECTS'], 'The objects of the company were amended'],
]
const laterOfOthers: typeof later = [
  [['CHANGE_OF_ADDRESS'], 'Moved its place of business'],
  [['CHANGE_OF_NAME'], 'Trades under a new name'],
  [['APPEND_INFORMATION'], 'A notice was filed'],
]

const two = (number: number) => String(number).padStart(2, '0')
/** Returns a moment of a working day in Kampala, `days` ago. */
const moment = (random: Random, today: Date, days: number) =>
  `${daysBefore(today, days)}T${two(8 + random.below(9))}:${two(random.below(60))}:${two(random.below(60))}+03:00`

/** Returns the filings of an entity since its registration, oldest first; a few have none. */
export const filingsOf = (
  one: SeedEntity,
  random: Random,
  { today, missing, allotted }: { today: Date; missing: readonly string[]; allotted: boolean },
): SeedFiling[] => {
  const age = Math.floor((today.getTime() - Date.parse(one.registeredOn)) / 86_400_000)
  if (age < 1) return []
  const company = one.kind.endsWith('COMPANY')
  const start: SeedFiling[] = []
  if (company) {
    const forms = ['FORM_18', 'FORM_20'].filter(form => !missing.includes(form)).map(form => `FILE_${form}`)
    if (allotted) forms.push('FILE_FORM_10')
    if (forms.length) start.push({ at: moment(random, today, age), changes: forms, narrations: [] })
  }
  const many = random.below(company ? 4 : 2)
  const ages = Array.from({ length: many }, () => 1 + random.below(age)).sort((a, b) => b - a)
  return [
    ...start,
    ...ages.map(days => {
      const [changes, narration] = random.pick(company ? later : laterOfOthers)
      return { at: moment(random, today, days), changes, narrations: random.chance(0.8) ? [narration] : [] }
    }),
  ]
}
