import { addToTrail } from '../audit/auditTrail'
import type { Database } from '../db/database'
import type { Block } from './attempts'

/** Records a block in the trail, for an administrator who looks into a failed sign-in. */
export const recordBlock = (
  database: Database,
  call: string,
  address: string,
  name: string,
  { kind, minutes }: Block,
) => database.write(tx => addToTrail(tx, { address, call, subject: name, after: { blocked: kind, minutes } }))
