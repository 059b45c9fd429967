import { Refusal } from '@contract/errors'
import { complianceForms, type formCompliance as contract } from '@contract/processes/formCompliance'
import { normalBrn } from '@contract/registry/brn'
import { successMessage } from '@contract/successMessages'
import { and, eq, sql } from 'drizzle-orm'
import { entity } from '../db/schema'
import type { Handlers } from '../http/serve'

const companyWith = (brn: string) => and(eq(entity.brn, brn), eq(entity.register, 'COMPANY'))

export const formComplianceHandlers: Handlers<typeof contract> = {
  async ofCompany({ db, path }) {
    const brn = normalBrn(path.brn ?? '')
    const [company] = await db
      .select({ name: entity.name, registeredOn: entity.registeredOn, missing: entity.missingForms })
      .from(entity)
      .where(companyWith(brn))
    if (!company) throw new Refusal('unknown-brn', { brn })
    const { missing, ...facts } = company
    return { brn, ...facts, forms: complianceForms.map(form => ({ form, compliant: !missing.includes(form) })) }
  },

  async correct({ db, body: { brn, rationale, isCompliant, target }, record }) {
    const [company] = await db
      .select({ name: entity.name, compliant: sql<boolean>`${target} <> ALL (${entity.missingForms})` })
      .from(entity)
      .where(companyWith(brn))
      .for('update')
    if (!company) throw new Refusal('unknown-brn', { brn })
    // A mark that changes nothing is neither written nor recorded in the trail.
    if (company.compliant !== isCompliant) {
      const others = sql`array_remove(${entity.missingForms}, ${target})`
      await db
        .update(entity)
        .set({ missingForms: isCompliant ? others : sql`array_append(${others}, ${target})` })
        .where(eq(entity.brn, brn))
      record({
        subject: `${brn} ${company.name}`,
        before: { [target]: company.compliant },
        after: { [target]: isCompliant, rationale },
      })
    }
    return successMessage('form-compliance-corrected')
  },
}
