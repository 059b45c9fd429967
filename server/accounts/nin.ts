import { type nin as contract, ninFaultCode, normalNin } from '@contract/accounts/nin'
import { Refusal } from '@contract/errors'
import { eq } from 'drizzle-orm'
import { nationalIdentity } from '../db/schema'
import type { Handlers } from '../http/serve'

/** Handlers of the NIN look-up, answered from the register of persons. */
export const ninHandlers: Handlers<typeof contract> = {
  async lookUp({ db, body }) {
    const number = normalNin(body.nin)
    const code = ninFaultCode(number)
    if (code) throw new Refusal('invalid-fields', { fields: 'nin' }, { nin: { code } })
    const { surname, givenNames, maidenNames, gender, dateOfBirth } = nationalIdentity
    const [person] = await db
      .select({ surname, givenNames, maidenNames, gender, dateOfBirth })
      .from(nationalIdentity)
      .where(eq(nationalIdentity.nin, number))
    if (!person) throw new Refusal('unknown-nin')
    return person
  },
}
