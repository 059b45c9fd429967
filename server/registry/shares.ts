import type { shares as contract, ShareClassification, Shareholder } from '@contract/registry/shares'
import { eq, sql } from 'drizzle-orm'
import { jsonObject, jsonRows } from '../db/json'
import { renderOnce } from '../db/renderOnce'
import { entityPerson, shareClass, shareholding } from '../db/schema'
import type { Handlers } from '../http/serve'
import { entityOfFile, readOfEntity } from './entityRead'
import { personName } from './fileNames'

const classification = renderOnce(
  jsonObject({
    shareCapital: entityOfFile.shareCapital,
    numberOfShares: entityOfFile.numberOfShares,
    nominalShareClassifications: jsonRows(
      {
        nominalClass: shareClass.nominalClass,
        otherClassName: shareClass.otherClassName,
        number: shareClass.number,
        value: shareClass.value,
        subClasses: shareClass.subClasses,
      },
      { from: shareClass, where: eq(shareClass.brn, entityOfFile.brn), orderBy: [shareClass.no] },
    ),
  }),
)

const holding = jsonObject({
  nominalClass: shareClass.nominalClass,
  otherClassName: shareClass.otherClassName,
  numberOfShares: shareholding.numberOfShares,
  amountPaid: shareholding.amountPaid,
  amountUnPaid: shareholding.amountUnpaid,
  subClasses: shareholding.subClasses,
})

const shareholders = renderOnce(sql`coalesce((
  SELECT json_agg(json_build_object('name', holder.name, 'personKey', holder.person_key, 'brn', holder.brn, 'shares', holder.shares) ORDER BY holder.no) FROM (
    SELECT ${entityPerson.no} AS no, ${personName} AS name,
      CASE ${entityPerson.kind} WHEN 'INDIVIDUAL' THEN ${entityPerson.id}::text END AS person_key,
      ${entityPerson.registeredNumber} AS brn, json_agg(${holding} ORDER BY ${shareholding.classNo}) AS shares
    FROM ${shareholding}
      JOIN ${entityPerson} ON (${entityPerson.brn}, ${entityPerson.no}) = (${shareholding.brn}, ${shareholding.personNo})
      JOIN ${shareClass} ON (${shareClass.brn}, ${shareClass.no}) = (${shareholding.brn}, ${shareholding.classNo})
    WHERE ${shareholding.brn} = ${entityOfFile.brn} GROUP BY 1, 2, 3, 4) holder), '[]')`)

export const shareHandlers: Handlers<typeof contract> = {
  classification: call => readOfEntity<ShareClassification>(call, call.path.id ?? '', classification),

  async shareholdings(call) {
    const rows = await readOfEntity<Shareholder[]>(call, call.path.id ?? '', shareholders)
    return { rows, total: rows.length }
  },
}
