import { eq } from 'drizzle-orm'
import { ADMINISTRATOR, addRoles, giveRole } from '../../accounts/startingRoles'
import { hashPassword } from '../../auth/passwords'
import type { Db } from '../../db/database'
import { account, department } from '../../db/schema'

export type DemonstrationPerson = { username: string; password: string; role: string }

type Person = DemonstrationPerson & { givenName: string; surName: string; department: string; roles: string[] }

const people: Person[] = [
  {
    username: 'admin',
    password: 'open-the-register',
    role: 'Administrator',
    givenName: 'Grace',
    surName: 'Nakato',
    department: 'Information Technology',
    roles: [ADMINISTRATOR],
  },
  {
    username: 'registrar',
    password: 'strike-with-care',
    role: 'Registrar',
    givenName: 'Moses',
    surName: 'Okello',
    department: 'Registries',
    roles: ['ROLE_REGISTRAR'],
  },
  {
    username: 'clerk',
    password: 'file-every-page',
    role: 'Records clerk',
    givenName: 'Amina',
    surName: 'Wafula',
    department: 'Records',
    roles: ['ROLE_RECORDS_CLERK'],
  },
  {
    username: 'auditor',
    password: 'nothing-is-lost',
    role: 'Auditor',
    givenName: 'Peter',
    surName: 'Asiimwe',
    department: 'Internal Audit',
    roles: ['ROLE_AUDITOR'],
  },
  {
    username: 'billing',
    password: 'to-the-shilling',
    role: 'Billing officer',
    givenName: 'Rose',
    surName: 'Adong',
    department: 'Finance',
    roles: ['ROLE_BILLING_OFFICER'],
  },
  {
    username: 'newcomer',
    password: 'first-day-here',
    role: 'Newcomer without permissions',
    givenName: 'Isaac',
    surName: 'Mugisha',
    department: 'Records',
    roles: [],
  },
  {
    username: 'insolvency',
    password: 'wound-up-in-order',
    role: 'Insolvency officer',
    givenName: 'Harriet',
    surName: 'Nansubuga',
    department: 'Insolvency',
    roles: ['ROLE_INSOLVENCY_OFFICER'],
  },
  {
    username: 'supervisor',
    password: 'look-at-it-twice',
    role: 'Insolvency supervisor',
    givenName: 'Denis',
    surName: 'Odongo',
    department: 'Insolvency',
    roles: ['ROLE_INSOLVENCY_SUPERVISOR'],
  },
]

/** Sign-in names, passwords and roles of the demonstration. */
export const demonstrationStaff: readonly DemonstrationPerson[] = people.map(({ username, password, role }) => ({
  username,
  password,
  role,
}))

/** Hashes the passwords of the staff. Hashing is slow on purpose, so call it outside a transaction. */
export const hashStaff = () => Promise.all(people.map(({ password }) => hashPassword(password)))

/** Adds the demonstration staff, with departments and roles. */
export const addStaff = async (tx: Db, hashes: readonly string[]) => {
  await addRoles(tx)
  for (const [index, person] of people.entries()) {
    await tx.insert(department).values({ name: person.department }).onConflictDoNothing()
    const [office] = await tx.select().from(department).where(eq(department.name, person.department))
    const [added] = await tx
      .insert(account)
      .values({
        username: person.username,
        email: `${person.username}@registry.example`,
        passwordHash: hashes[index],
        givenName: person.givenName,
        surName: person.surName,
        phoneNumber: `+256 700 000 ${100 + index}`,
        idType: 'NATIONAL_ID',
        idNumber: `CM0000000000${index}X`,
        departmentId: office?.id,
      })
      .returning({ id: account.id })
    if (added) for (const name of person.roles) await giveRole(tx, added.id, name)
  }
}
