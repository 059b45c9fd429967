import { FilingBody, type FilingDraft } from '@contract/portal/filedChanges'
import { registryToday } from '@contract/registryDay'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { entity, legalDocumentParty, shareholding, strikeEntry } from '../../db/schema'
import { type FilingBody as FilingOnWire, fileChanges } from '../../registry/changes/fileChanges'
import { readPresentFile } from '../../registry/changes/presentFile'
import { withoutVersions, withVersions } from '../../registry/versions'
import { createRandom, type Random } from '../random'
import { address } from './addresses'
import { daysBefore } from './dates'
import type { SeedLists } from './entities'
import { companyName } from './names'
import { individual } from './peopleOfEntities'

/** Companies whose files have a history, and the entities of the registry for each of them at least. */
const MOST = 40
const ENTITIES_EACH = 20
/** Years of the history. */
const DAYS = 3650

type Parts = Pick<FilingDraft, 'effects' | 'people'> & { note: string }
type Setting = { tx: Db; random: Random; today: Date; lists: SeedLists; brn: string; on: string; newName: string }

const withoutEmpty = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
const newPerson = ({ random, today, lists }: Setting) =>
  withoutEmpty(individual(random, today, lists, false)) as NonNullable<FilingDraft['people']>[number]

const holderOf = async ({ tx, brn }: Setting, role: string) => {
  const { people } = await readPresentFile(tx, brn)
  return people.find(({ roles }) => roles.some(each => each.role === role))
}

const replaced = async (setting: Setting, role: 'DIRECTOR' | 'SECRETARY', note: string): Promise<Parts> => {
  const { on } = setting
  const former = await holderOf(setting, role)
  const isOlder = former?.roles.every(({ since }) => since === null || since < on)
  return {
    note,
    people: [newPerson(setting)],
    effects: [
      ...(former && isOlder ? [{ kind: 'END_OF_ROLE' as const, on, role, person: { no: former.no } }] : []),
      { kind: 'APPOINTMENT', on, role, person: { added: 1 } },
    ],
  }
}

/** Kinds of filings of the demonstration, which a company makes in this order, as far as it goes. */
const filings: readonly ((setting: Setting) => Promise<Parts>)[] = [
  setting => replaced(setting, 'DIRECTOR', 'One director resigned and another was appointed'),
  async ({ random, lists, on }) => {
    const { village, plot, street, postal } = address(random, lists.villages)
    const moved = withoutEmpty({ plot: plot ?? 'Plot 1', street, postalAddress: postal })
    return {
      note: 'Moved its registered office',
      effects: [{ kind: 'ADDRESS', on, address: { villageId: village, ...moved } }],
    }
  },
  async setting => {
    const { tx, brn, on } = setting
    const { shareClasses } = await readPresentFile(tx, brn)
    const [first = { no: 1, number: 0, value: 0, allotted: 0 }] = shareClasses
    const shareClass = { no: first.no }
    const number = Math.max(first.number, first.allotted) + 1000
    return {
      note: 'The share capital was increased, and shares were allotted',
      people: [newPerson(setting)],
      effects: [
        { kind: 'SHARE_CAPITAL', on, shareClass, number },
        { kind: 'ALLOTMENT', on, shareClass, person: { added: 1 }, shares: 500, paid: 500 * first.value, unpaid: 0 },
      ],
    }
  },
  async ({ on, newName }) => ({
    note: 'The name was changed by special resolution',
    effects: [{ kind: 'NAME', on, name: newName }],
  }),
  async setting => {
    const { tx, brn, on } = setting
    const { holdings } = await readPresentFile(tx, brn)
    const [giver = { personNo: 1, classNo: 1, shares: 1 }] = holdings
    const shareClass = { no: giver.classNo }
    const shares = Math.ceil(giver.shares / 4)
    return {
      note: 'Shares were transferred between members',
      people: [newPerson(setting)],
      effects: [{ kind: 'TRANSFER', on, shareClass, from: { no: giver.personNo }, to: { added: 1 }, shares }],
    }
  },
  setting => replaced(setting, 'SECRETARY', 'The secretary was replaced'),
]

const chooseCompanies = (tx: Db, most: number) =>
  tx
    .select({ brn: entity.brn, registeredOn: entity.registeredOn })
    .from(entity)
    .where(
      sql`${entity.kind} = 'COMPANY' AND ${entity.status} = 'REGISTERED' AND NOT ${entity.lockedDown}
        AND ${entity.registeredOn} < '2020-01-01' AND ${entity.shareCapital} IS NOT NULL
        AND EXISTS (SELECT FROM ${shareholding} WHERE ${shareholding.brn} = ${entity.brn})
        AND NOT EXISTS (SELECT FROM ${strikeEntry} WHERE ${strikeEntry.brn} = ${entity.brn})
        AND ${entity.brn} NOT IN (SELECT ${legalDocumentParty.facts} ->> 'brn' FROM ${legalDocumentParty}
          WHERE ${legalDocumentParty.facts} ? 'brn')`,
    )
    .orderBy(sql`reverse(${entity.brn})`)
    .limit(most)

/**
 * Files changes of some companies, as the counter does, over the last ten years before `today`: their files have a history
 * from the registration on. The days and people follow from the number of entities.
 */
export const addFiledChanges = async (tx: Db, lists: SeedLists, companies: number, today: Date) => {
  const now = registryToday(today.getTime())
  const chosen = await chooseCompanies(tx, Math.min(MOST, Math.floor(companies / ENTITIES_EACH)))
  for (const { brn, registeredOn } of chosen)
    await tx.update(entity).set({ historySince: registeredOn }).where(eq(entity.brn, brn))
  await withVersions(tx)
  let number = 0
  for (const [index, { brn, registeredOn }] of chosen.entries()) {
    const random = createRandom(index + 1)
    const known = Math.floor((today.getTime() - Date.parse(registeredOn)) / 86_400_000) - 30
    const kinds = filings.slice(index % 3, (index % 3) + 4)
    const span = Math.floor(Math.min(DAYS, known) / kinds.length)
    for (const [place, make] of kinds.entries()) {
      const age = (kinds.length - place) * span - random.below(span - 20)
      const on = daysBefore(today, age)
      const newName = `${companyName(companies + index)} Ltd`.toUpperCase()
      const parts = await make({ tx, random, today, lists, brn, on, newName })
      const filedOn = daysBefore(today, Math.max(0, age - random.below(15)))
      number += 1
      const body = FilingBody.parse({ brn, trackingNo: `FC${100_000 + number}`, filedOn, ...parts })
      await fileChanges(tx, body as FilingOnWire, { filedBy: 'Registry counter', mayReverse: true, today: now })
    }
  }
  await withoutVersions(tx)
}
