import { type nin as contract, type Identity, ninFault, normalNin } from '@contract/accounts/nin'
import { Refusal } from '@contract/errors'
import { sql } from 'drizzle-orm'
import type { Handlers } from '../http/serve'

/** Handlers of the NIN look-up, answered from the register of persons. */
export const ninHandlers: Handlers<typeof contract> = {
  async lookUp({ db, body }) {
    const number = normalNin(body.nin)
    const fault = ninFault(number)
    if (fault) throw new Refusal('invalid-fields', { fields: 'nin' }, { nin: fault })
    const { rows } = await db.execute<{ person: Identity }>(sql`
      SELECT json_build_object('surname', surname, 'givenNames', given_names, 'maidenNames', maiden_names,
        'gender', gender, 'dateOfBirth', date_of_birth) AS person
      FROM national_identity WHERE nin = ${number}`)
    const person = rows[0]?.person
    if (!person) throw new Refusal('unknown-nin')
    return person
  },
}
