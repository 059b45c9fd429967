import type { LegalDocumentType } from '@contract/registry/legalDocuments'
import { legalDocumentTypes } from '@contract/registry/legalDocuments'
import { daysBefore } from './entities'
import { fullName } from './people'
import type { Random } from './random'

const CHANCES = 1000

/** Of how many documents in a thousand each type is, and what one is about: {a} and {b} are entities, {p} and {q} people. */
const kinds: Record<LegalDocumentType, [share: number, subject: string]> = {
  AGREEMENT: [120, 'Sale agreement between {a} and {p}'],
  GUARANTEE: [60, 'Guarantee by {p} of the obligations of {a}'],
  POWER_OF_ATTORNEY: [140, 'Powers of attorney from {p} to {q}'],
  AFFIDAVIT: [110, 'Affidavit of {p}'],
  STATUTORY_DECLARATION: [70, 'Statutory declaration of {p} on a change of names'],
  CHATTEL: [60, 'Chattels transfer by {p} to {a}'],
  DEBENTURE: [70, 'Debenture of {a} in favour of {b}'],
  DEMAND_PROMISSORY_NOTE: [30, 'Demand promissory note by {a} to {p}'],
  REPORT_OF_DIRECTORS: [20, 'Report of the directors of {a}'],
  CONSTITUTION: [40, 'Constitution of {a}'],
  FACILITY_LETTER: [40, 'Facility letter from {a} to {b}'],
  DEED_OF_ASSIGNMENT: [40, 'Deed of assignment from {a} to {b}'],
  DEED_POLL: [50, 'Deed poll of {p}, now {q}'],
  MORTGAGE_DEED: [40, 'Mortgage deed between {p} and {a}'],
  SPOUSAL_CONSENT: [30, 'Spousal consent of {p}'],
  WILL: [20, 'Will of {p}'],
  INDEPENDENT_ADVICE_FORM: [10, 'Independent advice to {p}'],
  resolution: [30, 'Resolution of {a}'],
  OTHER: [20, 'Letter of {p} to {a}'],
}

const typeOf = (random: Random): LegalDocumentType => {
  let left = random.below(CHANCES)
  return (
    legalDocumentTypes.find(type => {
      left -= kinds[type][0]
      return left < 0
    }) ?? 'OTHER'
  )
}

/** Legal documents between entities of the given names and people, oldest first, as their instrument numbers are. */
export function* documents(amount: number, entities: readonly string[], random: Random, today: Date) {
  for (let index = 0; index < amount; index++) {
    // A few types are rare: the first documents are one of each.
    const type = legalDocumentTypes[index] ?? typeOf(random)
    const filed = Math.floor(((amount - index - 1) * 2500) / amount)
    const subject = kinds[type][1].replace(/\{(\w)\}/g, (_, part: string) =>
      'ab'.includes(part) ? random.pick(entities) : fullName(random),
    )
    const day = daysBefore(today, filed)
    yield [
      `${day.slice(0, 4)}/${String(10_001 + index)}`,
      type,
      subject,
      day,
      random.chance(0.08) ? null : daysBefore(today, filed + random.below(60)),
    ] as const
  }
}
