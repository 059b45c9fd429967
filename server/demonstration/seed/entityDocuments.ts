import { hash } from 'node:crypto'
import type { EntityDocumentKind } from '../papers/entityPapers'
import { createRandom, type Random } from '../random'
import type { Value } from './copyRows'
import { momentText } from './dates'
import type { SeedEntity } from './entities'

type Paper = { kind: EntityDocumentKind; name: string; day: number }

const DAY = 86_400_000
/** Days that a document takes to reach the EDMS. */
const MIGRATION_DAYS = 3
/** Days after which a document that was left out of the EDMS has been found missing and brought there. */
const FOUND_DAYS = 365

const ofCompany = (one: SeedEntity, random: Random, from: number, to: number): Paper[] => {
  const papers: Paper[] = [
    { kind: 'REGISTRATION_CERTIFICATE', name: 'Certificate of Incorporation', day: from },
    { kind: 'CONSTITUTION', name: 'Constitution', day: from },
    { kind: 'FORM_18', name: 'Form 18: Notice of Situation of Registered Office', day: from + 9 * DAY },
    { kind: 'FORM_20', name: 'Form 20: Appointment of Directors and Secretary', day: from + 9 * DAY },
  ]
  if (!one.subType?.includes('without shares'))
    papers.push({ kind: 'FORM_10', name: 'Form 10: Return of Allotment of Shares', day: from + 20 * DAY })
  if (one.brn.startsWith('P-') || random.chance(0.25))
    papers.push({ kind: 'SCAN', name: 'Letter of Presentation (scanned)', day: from })
  for (let passed = random.below(3); passed > 0; passed--)
    papers.push({
      kind: 'RESOLUTION',
      name: 'Resolution of the General Meeting',
      day: from + random.next() * (to - from),
    })
  // Most companies are behind with their returns; a few have filed one every year.
  const first = new Date(from).getUTCFullYear() + 1
  const behind = random.chance(0.12) ? 0 : random.below(30)
  for (
    let year = Math.max(first, new Date(to).getUTCFullYear() - 14);
    Date.UTC(year, 3, 10) < to - behind * 365 * DAY;
    year++
  )
    papers.push({ kind: 'ANNUAL_RETURN', name: `Annual Return ${year}`, day: Date.UTC(year, 3, 10) })
  return papers
}

const ofForeignCompany = (from: number): Paper[] => [
  { kind: 'REGISTRATION_CERTIFICATE', name: 'Certificate of Registration', day: from },
  { kind: 'SCAN', name: 'Charter, Certified Copy (scanned)', day: from },
  { kind: 'FORM_18', name: 'Form 18: Notice of Situation of Registered Office', day: from + 9 * DAY },
  { kind: 'FORM_20', name: 'Form 20: Appointment of Directors and Secretary', day: from + 9 * DAY },
]

const ofBusinessName = (random: Random, from: number, to: number): Paper[] => [
  { kind: 'REGISTRATION_CERTIFICATE', name: 'Certificate of Registration', day: from },
  { kind: 'PARTICULARS', name: 'Statement of Particulars', day: from },
  ...(random.chance(0.3)
    ? [
        {
          kind: 'CHANGE_OF_PARTICULARS' as const,
          name: 'Notice of Change of Particulars',
          day: from + random.next() * (to - from),
        },
      ]
    : []),
  ...(random.chance(0.1) ? [{ kind: 'SCAN' as const, name: 'Letter of Presentation (scanned)', day: from }] : []),
]

const ofBuildingSociety = (from: number): Paper[] => [
  { kind: 'REGISTRATION_CERTIFICATE', name: 'Certificate of Incorporation', day: from },
  { kind: 'RULES', name: 'Rules of the Society', day: from },
  { kind: 'LIST_OF_MEMBERS', name: 'List of Members', day: from + 14 * DAY },
]

const papersOf = (one: SeedEntity, random: Random, from: number, to: number): Paper[] => {
  if (one.kind === 'COMPANY') return ofCompany(one, random, from, to)
  if (one.kind === 'FOREIGN_COMPANY') return ofForeignCompany(from)
  return one.kind === 'BUSINESS_NAME' ? ofBusinessName(random, from, to) : ofBuildingSociety(from)
}

/** Decides whether a document is in the EDMS, on its way there, or on paper; a few societies have hardly started. */
const placeOf = (one: SeedEntity, paper: Paper, late: boolean, random: Random, to: number) => {
  const certificate = paper.kind === 'REGISTRATION_CERTIFICATE'
  const leftOut = random.chance(0.05) && paper.day > to - FOUND_DAYS * DAY
  const migrating = paper.day > to - MIGRATION_DAYS * DAY || (late && !certificate) || leftOut
  const onPaper = !migrating && one.kind !== 'BUILDING_SOCIETY' && !certificate && random.chance(0.08)
  return { migrating, filed: !migrating && !onPaper }
}

const handleOf = (brn: string, name: string, nth: number) => hash('sha256', `${brn}/${name}/${nth}`, 'hex').slice(0, 32)

/**
 * Returns the rows of the documents of an entity, which has this number among all. A form that it has yet to file has no
 * document.
 */
export function* documentRows(
  index: number,
  one: SeedEntity,
  { seed, today, missing }: { seed: number; today: Date; missing: readonly string[] },
): Generator<readonly Value[]> {
  const to = today.getTime()
  const random = createRandom(seed + Math.imul(index + 1, 0x85ebca6b))
  const late = one.kind === 'BUILDING_SOCIETY' && random.chance(0.3)
  const papers = papersOf(one, random, Date.parse(one.registeredOn), to).filter(({ day }) => day <= to)
  for (const [nth, paper] of papers.entries()) {
    const { migrating, filed } = placeOf(one, paper, late, random, to)
    const moment = Math.min(paper.day - (paper.day % DAY) + (5 + random.below(9)) * 3_600_000, to)
    if (missing.includes(paper.kind)) continue
    yield [
      one.brn,
      paper.kind,
      paper.name,
      filed ? handleOf(one.brn, paper.name, nth) : null,
      migrating,
      momentText(moment),
    ]
  }
}
