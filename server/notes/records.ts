import { normalPrn } from '@contract/billing/prns'
import { Refusal } from '@contract/errors'
import type { RevealKind } from '@contract/portal/personalData'
import { normalBrn } from '@contract/registry/brn'
import { eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { isId } from '../accounts/accountChecks'
import type { Db } from '../db/database'
import {
  account,
  entity,
  entityPerson,
  insolvencyApplication,
  legalDocument,
  payment,
  practitioner,
} from '../db/schema'

const isNumber = (key: string) => /^\d{1,15}$/.test(key)

/** Column that the files of each kind are found by. */
const columnOf = (kind: RevealKind, key: string): PgColumn | undefined => {
  const columns: Record<RevealKind, PgColumn> = {
    ENTITY: entity.brn,
    PERSON: entityPerson.id,
    PRACTITIONER: practitioner.uniquePractitionerNumber,
    LEGAL_DOCUMENT: legalDocument.instrumentNumber,
    APPLICATION: insolvencyApplication.trackingNumber,
    ACCOUNT: account.id,
    PAYMENT: payment.prn,
  }
  if (kind === 'ACCOUNT' ? !isId(key) : kind === 'PERSON' && !isNumber(key)) return undefined
  return columns[kind]
}

const spelled = (kind: RevealKind, key: string) => {
  if (kind === 'ENTITY') return normalBrn(key)
  if (kind === 'PAYMENT') return normalPrn(key)
  return kind === 'ACCOUNT' ? key.toLowerCase() : key.trim()
}

/** Refuses a key that no file of this kind has. */
export const refuseUnknown = async (db: Db, kind: RevealKind, key: string) => {
  const column = columnOf(kind, key)
  const [row] = column
    ? await db
        .select({ is: sql`1` })
        .from(column.table)
        .where(eq(column, spelled(kind, key)))
        .limit(1)
    : []
  if (!row) throw new Refusal('no-such-file')
}
