import type { Charge, charges as contract } from '@contract/registry/charges'
import { asc, desc, eq, sql } from 'drizzle-orm'
import { type JsonFields, jsonRows } from '../db/json'
import { renderOnce } from '../db/renderOnce'
import { charge } from '../db/schema'
import type { Handlers } from '../http/serve'
import { entityOfFile, readOfEntity } from './entityRead'

/** Columns of a charge, by their names on the wire. */
export const chargeFields = {
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
}

/** Returns fields of the charges of the entity that is read: outstanding ones first, then the latest registration. */
export const chargesOf = (fields: JsonFields) =>
  jsonRows(fields, {
    from: charge,
    where: eq(charge.brn, entityOfFile.brn),
    orderBy: [sql`${charge.dateOfSatisfaction} IS NOT NULL`, desc(charge.dateOfRegistration), asc(charge.number)],
  })

const chargeRows = renderOnce(chargesOf(chargeFields))

export const chargeHandlers: Handlers<typeof contract> = {
  async ofEntity(call) {
    const rows = await readOfEntity<Charge[]>(call, call.path.brn ?? '', chargeRows)
    return { rows, total: rows.length }
  },
}
