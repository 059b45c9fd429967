import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { chapters } from '../papers/manualText'
import { copyRows } from './copyRows'
import { daysBefore } from './entities'
import { documents, services, taxHeads } from './prices'

const departments = ['Customer Care', 'Human Resource', 'Insolvency', 'Intellectual Property', 'Legal', 'Procurement']

const occupations =
  'Accountant|Advocate|Architect|Auditor|Banker|Business Person|Carpenter|Civil Servant|Doctor|Driver|Engineer|Farmer|Fisher|Hairdresser|Hotelier|Insolvency Practitioner|Journalist|Lecturer|Mechanic|Nurse|Pharmacist|Software Developer|Student|Surveyor|Tailor|Teacher|Trader|Veterinarian'.split(
    '|',
  )

const handleOf = (section: string) => `${section.toLowerCase().replaceAll(' ', '-')}-demonstration.pdf`

/** Fills prices and settings of a demonstration. */
export const addSettings = async (tx: Db, today: Date) => {
  for (const name of departments)
    await tx.execute(sql`INSERT INTO department (name) VALUES (${name}) ON CONFLICT DO NOTHING`)
  await copyRows(
    tx,
    'occupation (name)',
    occupations.map(name => [name]),
  )
  await copyRows(
    tx,
    'tax_head (id, name, code, description, base_value, available_on_portal, levels)',
    taxHeads.map(([id, name, code, base, available, department]) => [
      id,
      name,
      code,
      `Paid to the tax authority under ${code}`,
      base,
      available,
      `{LEVEL_1,DEPARTMENT_${department},"","","",""}`,
    ]),
  )
  const { rows } = await tx.execute<{ id: number }>(sql`SELECT id FROM currency WHERE code = 'UGX'`)
  const shilling = rows[0]?.id ?? 0
  await copyRows(
    tx,
    'service_cost (code, name, cost, tax_head_id, currency_id)',
    services.map(([code, name, cost, head]) => [code, name, cost, head, shilling]),
  )
  await copyRows(
    tx,
    'document_cost (number, name, amount)',
    documents.map(one => [...one]),
  )
  await copyRows(
    tx,
    'manual (section_name, position, filename, created_at)',
    Object.keys(chapters).map((section, index) => [
      section,
      index + 1,
      handleOf(section),
      daysBefore(today, 200 - index * 30),
    ]),
  )
}
