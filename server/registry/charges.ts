import type { Charge, charges as contract } from '@contract/registry/charges'
import { asc, desc, eq, sql } from 'drizzle-orm'
import { jsonRows } from '../db/json'
import { renderOnce } from '../db/renderOnce'
import { charge } from '../db/schema'
import type { Handlers } from '../http/serve'
import { entityOfFile, readOfEntity } from './entityRead'

/** Charges of an entity: outstanding ones first, then the latest registration. */
const chargeRows = renderOnce(
  jsonRows(
    {
      number: charge.number,
      kind: charge.kind,
      property: charge.property,
      amount: charge.amount,
      currency: charge.currency,
      chargee: charge.chargee,
      chargeeNumber: charge.chargeeNumber,
      createdOn: charge.dateOfCreation,
      registeredOn: charge.dateOfRegistration,
      satisfiedOn: charge.dateOfSatisfaction,
      trackingNo: charge.trackingNo,
    },
    {
      from: charge,
      where: eq(charge.brn, entityOfFile.brn),
      orderBy: [sql`${charge.dateOfSatisfaction} IS NOT NULL`, desc(charge.dateOfRegistration), asc(charge.number)],
    },
  ),
)

export const chargeHandlers: Handlers<typeof contract> = {
  async ofEntity(call) {
    const rows = await readOfEntity<Charge[]>(call, call.path.brn ?? '', chargeRows)
    return { rows, total: rows.length }
  },
}
