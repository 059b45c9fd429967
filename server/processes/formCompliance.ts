import { Refusal } from '@contract/errors'
import { complianceForms, type formCompliance as contract } from '@contract/processes/formCompliance'
import { normalBrn } from '@contract/registry/brn'
import { successMessage } from '@contract/successMessages'
import { sql } from 'drizzle-orm'
import type { Handlers } from '../http/serve'

export const formComplianceHandlers: Handlers<typeof contract> = {
  async ofCompany({ db, path }) {
    const brn = normalBrn(path.brn ?? '')
    const { rows } = await db.execute<{ name: string; registeredOn: string; missing: string[] }>(sql`
      SELECT name, registered_on::text AS "registeredOn", missing_forms AS missing FROM entity
      WHERE brn = ${brn} AND register = 'COMPANY'`)
    const company = rows[0]
    if (!company) throw new Refusal('unknown-brn', { brn })
    const { missing, ...facts } = company
    return { brn, ...facts, forms: complianceForms.map(form => ({ form, compliant: !missing.includes(form) })) }
  },

  async correct({ db, body: { brn, rationale, isCompliant, target }, record }) {
    const { rows } = await db.execute<{ name: string; compliant: boolean }>(sql`
      SELECT name, ${target} <> ALL (missing_forms) AS compliant FROM entity
      WHERE brn = ${brn} AND register = 'COMPANY' FOR UPDATE`)
    const company = rows[0]
    if (!company) throw new Refusal('unknown-brn', { brn })
    // A mark that changes nothing is neither written nor recorded in the trail.
    if (company.compliant !== isCompliant) {
      await db.execute(sql`
        UPDATE entity SET missing_forms = array_remove(missing_forms, ${target}) || ${isCompliant ? '{}' : `{${target}}`}::text[]
        WHERE brn = ${brn}`)
      record({
        subject: `${brn} ${company.name}`,
        before: { [target]: company.compliant },
        after: { [target]: isCompliant, rationale },
      })
    }
    return successMessage('form-compliance-corrected')
  },
}
