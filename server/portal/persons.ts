import type { persons as contract, PersonFile, PersonRole } from '@contract/portal/persons'
import { successMessage } from '@contract/successMessages'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { entity, entityPerson } from '../db/schema'
import type { Handlers } from '../http/serve'
import { withResultFlags } from '../notes/resultFlags'
import { decide, decisionsAbout, getPerson } from '../people/decisions'
import { duplicatesOf } from '../people/duplicates'
import type { Person } from '../people/readPeople'
import { recordColumns } from '../people/recordColumns'
import { searchName, searchNumber } from '../people/searchPeople'

const contact = {
  sex: entityPerson.sex,
  email: entityPerson.email,
  phoneNumber: entityPerson.phoneNumber,
  postalAddress: entityPerson.postalAddress,
}

/** Reads the roles of a person in all entities, by the name of the entity, with the contact data of each file. */
const readRoles = (db: Db, { records }: Person) =>
  db
    .select({
      role: {
        brn: entity.brn,
        entity: entity.name,
        register: sql<PersonRole['register']>`${entity.register}`,
        status: entity.status,
        roles: entityPerson.roles,
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

const readFile = async (db: Db, person: Person): Promise<PersonFile> => {
  const rows = await readRoles(db, person)
  const { records, identities } = person
  const of = <K extends keyof (typeof records)[number]>(name: K) => firstOf(records.map(record => record[name]))
  const ofContact = <K extends keyof typeof contact>(name: K) => firstOf(rows.map(row => row.contact[name]))
  return {
    key: String(person.id),
    name: of('name') ?? '',
    idType: of('idType'),
    idNumber: of('idNumber'),
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
    duplicates: await duplicatesOf(db, person),
    decisions: await decisionsAbout(db, person),
  }
}

/** Handlers of the search of natural persons, of their pages, and of decisions about probable duplicates. */
export const personHandlers: Handlers<typeof contract> = {
  async search({ db, body }) {
    const found = await ('number' in body
      ? searchNumber(db, body.number)
      : searchName(db, body.name, body.born || undefined))
    return { ...found, people: await withResultFlags(db, found.people, ({ key }) => ({ kind: 'PERSON', key })) }
  },
  file: async ({ db, path }) => readFile(db, await getPerson(db, path.person)),
  async decide(call) {
    await decide(call)
    return successMessage(call.body.kind === 'MERGE' ? 'people-merged' : 'people-apart')
  },
}
