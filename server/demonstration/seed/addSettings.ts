import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { currency, department, documentCost, manual, occupation, serviceCost, taxHead } from '../../db/schema'
import { chapters } from '../papers/manualText'
import { copyRows } from './copyRows'
import { daysBefore } from './dates'
import { documents, services, taxHeads } from './prices'

const departments = ['Customer Care', 'Human Resource', 'Insolvency', 'Intellectual Property', 'Legal', 'Procurement']

const occupations =
  'Accountant|Advocate|Architect|Auditor|Banker|Business Person|Carpenter|Civil Servant|Doctor|Driver|Engineer|Farmer|Fisher|Hairdresser|Hotelier|Insolvency Practitioner|Journalist|Lecturer|Mechanic|Nurse|Pharmacist|Software Developer|Student|Surveyor|Tailor|Teacher|Trader|Veterinarian'.split(
    '|',
  )

const handleOf = (section: string) => `${section.toLowerCase().replaceAll(' ', '-')}-demonstration.pdf`

/** Fills prices and settings of a demonstration. */
export const addSettings = async (tx: Db, today: Date) => {
  for (const name of departments) await tx.insert(department).values({ name }).onConflictDoNothing()
  await copyRows(
    tx,
    occupation,
    ['name'],
    occupations.map(name => [name]),
  )
  await copyRows(
    tx,
    taxHead,
    ['id', 'name', 'code', 'description', 'baseValue', 'availableOnPortal', 'levels'],
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
  const [row] = await tx.select({ id: currency.id }).from(currency).where(eq(currency.code, 'UGX'))
  const shilling = row?.id ?? 0
  await copyRows(
    tx,
    serviceCost,
    ['code', 'name', 'cost', 'taxHeadId', 'currencyId'],
    services.map(([code, name, cost, head]) => [code, name, cost, head, shilling]),
  )
  await copyRows(
    tx,
    documentCost,
    ['number', 'name', 'amount'],
    documents.map(one => [...one]),
  )
  await copyRows(
    tx,
    manual,
    ['sectionName', 'position', 'filename', 'createdAt'],
    Object.keys(chapters).map((section, index) => [
      section,
      index + 1,
      handleOf(section),
      daysBefore(today, 200 - index * 30),
    ]),
  )
}
