import { ALL_FILES } from '@contract/portal/accessLog'
import { SEES_PERSONAL_DATA } from '@contract/portal/personalData'
import {
  type ComparedFact,
  comparedFacts,
  persons as contract,
  type PersonFile,
  type PersonRole,
} from '@contract/portal/persons'
import { successMessage } from '@contract/successMessages'
import { and, eq, sql } from 'drizzle-orm'
import type { PersonalLimits } from '../config/settings'
import type { Db } from '../db/database'
import { jsonRows } from '../db/json'
import { entity, entityPerson, entityRole } from '../db/schema'
import type { Handlers, Who } from '../http/serve'
import { ownNumber } from '../identity/identity'
import type { Person } from '../identity/readPeople'
import { recordColumns } from '../identity/recordColumns'
import type { OpenLog } from '../logs/openLog'
import { withResultFlags } from '../notes/resultFlags'
import { standingOf } from '../registry/standing'
import { countComparison, countSearch } from './birthTries'
import { decide, decisionsAbout, getPerson } from './decisions'
import { duplicatesOf } from './duplicates'
import { dayIn, searchName, searchNumber } from './searchPeople'

const contact = {
  sex: entityPerson.sex,
  email: entityPerson.email,
  phoneNumber: entityPerson.phoneNumber,
  postalAddress: entityPerson.postalAddress,
}

const { role: held, since, until } = entityRole
const daysOfRoles = jsonRows(
  { role: held, since, until },
  {
    from: entityRole,
    where: and(eq(entityRole.brn, entityPerson.brn), eq(entityRole.personNo, entityPerson.no)),
    orderBy: [since, entityRole.id],
  },
)

/** Reads the roles of a person in all entities, by the name of the entity, with the contact data of each file. */
const readRoles = (db: Db, { records }: Person) =>
  db
    .select({
      role: {
        brn: entity.brn,
        entity: entity.name,
        register: sql<PersonRole['register']>`${entity.register}`,
        status: entity.status,
        standing: standingOf(entity.brn),
        roles: entityPerson.roles,
        days: sql<PersonRole['days']>`${daysOfRoles}`,
        registeredOn: entity.registeredOn,
        occupation: entityPerson.occupation,
        name: recordColumns.name,
      },
      contact,
    })
    .from(entityPerson)
    .innerJoin(entity, eq(entity.brn, entityPerson.brn))
    .where(sql`${entityPerson.id} = ANY(${sql.param(records.map(({ id }) => id))}::bigint[])`)
    .orderBy(entity.name, entity.brn, entityPerson.no)

/** Returns the first value that one of the files has. */
const firstOf = <T>(values: readonly (T | null)[]): T | null => values.find(value => value !== null) ?? null

/** Facts of a person, without what others have to do with them. */
type Compared = Omit<PersonFile, 'duplicates' | 'decisions'>

const readFacts = async (db: Db, person: Person): Promise<Compared> => {
  const rows = await readRoles(db, person)
  const { records, identities } = person
  // Type and number are of one ID, and a number that says nothing gives way to a real one.
  const numbered = records.find(ownNumber) ?? records.find(({ idNumber }) => idNumber) ?? records[0]
  const of = <K extends keyof (typeof records)[number]>(name: K) => firstOf(records.map(record => record[name]))
  const ofContact = <K extends keyof typeof contact>(name: K) => firstOf(rows.map(row => row.contact[name]))
  return {
    key: String(person.id),
    name: of('name') ?? '',
    idType: numbered?.idType ?? null,
    idNumber: numbered?.idNumber ?? null,
    dateOfBirth: of('dateOfBirth'),
    nationality: of('nationality'),
    sex: ofContact('sex'),
    email: ofContact('email'),
    phoneNumber: ofContact('phoneNumber'),
    postalAddress: ofContact('postalAddress'),
    roles: rows.map(({ role }) => role),
    identities: identities.map(({ id, name, idType, idNumber, dateOfBirth, nationality }) => ({
      key: String(id),
      name,
      idType,
      idNumber,
      dateOfBirth,
      nationality,
    })),
  }
}

const readFile = async (db: Db, person: Person): Promise<PersonFile> => ({
  ...(await readFacts(db, person)),
  duplicates: await duplicatesOf(db, person),
  decisions: await decisionsAbout(db, person),
})

const factOf: Record<ComparedFact, (person: Compared) => unknown> = {
  name: ({ name }) => name,
  number: ({ idType, idNumber }) => idNumber && [idType, idNumber],
  born: ({ dateOfBirth }) => dateOfBirth,
  nationality: ({ nationality }) => nationality,
  phone: ({ phoneNumber }) => phoneNumber,
  email: ({ email }) => email,
  postalAddress: ({ postalAddress }) => postalAddress,
}

/** Returns the facts in which two people differ, as their pages show them. */
const differences = (one: Compared, other: Compared): ComparedFact[] => {
  const text = (fact: ComparedFact, person: Compared) => JSON.stringify(factOf[fact](person) || null)
  return comparedFacts.filter(fact => text(fact, one) !== text(fact, other))
}

const seesMasks = ({ permissions }: Who) => !permissions.has(SEES_PERSONAL_DATA)
const birthOf = ({ dateOfBirth }: Compared) => ({ dateOfBirth })

/**
 * Returns the handlers of the search of natural persons, of their pages, and of decisions about probable duplicates. Each
 * search is an entry of the access log. Whoever sees masks finds
 * people by whole days of birth alone, as by whole numbers, and each person whose day was right counts as read.
 */
export const personHandlers = (
  opens: OpenLog,
  { birthDays: most }: Pick<PersonalLimits, 'birthDays'>,
): Handlers<typeof contract> => ({
  async search({ db, who, address, body }) {
    const wholeDay = seesMasks(who)
    const call = contract.search.id
    const entry = { actor: who, address, call }
    opens.addEach({ ...entry, file: { kind: 'PEOPLE_SEARCH', key: ALL_FILES } })
    if ('name' in body && body.born && wholeDay)
      await countSearch({ db, who, address, call, most }, { name: body.name, born: dayIn(body.born) })
    const found = await ('number' in body
      ? searchNumber(db, body.number)
      : searchName(db, body.name, body.born || undefined, { wholeDay }))
    for (const { key, reasons } of found.people)
      if (wholeDay && reasons.includes('sameBirth')) opens.add({ ...entry, file: { kind: 'PERSON', key } })
    return { ...found, people: await withResultFlags(db, found.people, ({ key }) => ({ kind: 'PERSON', key })) }
  },
  async file({ db, who, address, path }) {
    const person = await getPerson(db, path.person)
    const call = contract.file.id
    // The page of merged people is an open of each of them: the log of each has it when the decision is undone.
    if (person.identities.length > 1)
      for (const { id } of person.identities)
        opens.add({ actor: who, address, call, file: { kind: 'PERSON', key: String(id) } })
    return readFile(db, person)
  },
  async compare({ db, who, address, path }) {
    const [ofOne, ofOther] = [await getPerson(db, path.person), await getPerson(db, path.other)]
    const one = await readFacts(db, ofOne)
    const other = await readFacts(db, ofOther)
    const trying = { db, who, address, call: contract.compare.id, most }
    if (seesMasks(who)) await countComparison(trying, { ...ofOne, ...birthOf(one) }, { ...ofOther, ...birthOf(other) })
    return { differ: differences(one, other) }
  },
  async decide(call) {
    await decide(call)
    return successMessage(call.body.kind === 'MERGE' ? 'people-merged' : 'people-apart')
  },
})
