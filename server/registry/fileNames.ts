import { sql } from 'drizzle-orm'
import { entityPerson, shareClass } from '../db/schema'

/** Name of a person of a file, natural or corporate. */
export const personName = sql<string>`coalesce(${entityPerson.registeredName},
  concat_ws(' ', ${entityPerson.givenName}, ${entityPerson.middleName}, ${entityPerson.surName}))`

/** Name by which the file shows a class of shares. */
export const className = sql<string>`coalesce(nullif(${shareClass.otherClassName}, ''), ${shareClass.nominalClass})`
