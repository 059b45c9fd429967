import { cellFaultReason, type RefusedRow } from '@contract/imports'
import { normalBrn } from '@contract/registry/brn'
import { BRN, type RefusedStrike } from '@contract/registry/strikes'
import type { WantedColumn } from '@spreadsheet/match'
import type { ReadRow } from './readInChild'

const LONGEST_NAME = 500
export const MOST_ROWS = 200_000

export const strikeColumns: WantedColumn[] = [
  {
    source: 'brn',
    label: 'BRN',
    headers: ['BRN', 'Registration No', 'Registration Number', 'Business Registration Number', 'Company No', 'Number'],
    required: true,
    kind: 'ENTITY',
  },
  {
    source: 'companyName',
    label: 'Name',
    headers: ['Name', 'Company Name', 'Company', 'Entity Name', 'Business Name'],
  },
]

const reasons: Record<RefusedStrike['code'], string> = {
  'empty-brn': 'The row has no BRN.',
  'malformed-brn': 'This is not the form of a BRN.',
  'repeated-brn': 'The BRN appears more than once in the file.',
  'unknown-brn': 'No entity has this BRN, and the row gives no name.',
  'already-listed': 'The BRN is already on the list.',
  'name-too-long': `The name is longer than ${LONGEST_NAME} characters.`,
}

export const refuse = (row: number, brn: string | undefined, code: RefusedStrike['code']): RefusedStrike => ({
  row,
  brn: brn?.slice(0, 60),
  code,
  reason: reasons[code],
})

export type Candidate = { row: number; brn: string; name: string }

/** Splits the rows of a file into candidates for the database and refused rows with their reasons. */
export const sift = (rows: readonly ReadRow[]) => {
  const refused: (RefusedStrike | (RefusedRow & { brn: string }))[] = []
  const good: Candidate[] = []
  const brns = new Set<string>()
  for (const { row, values, fault } of rows) {
    const brn = normalBrn(values.brn ?? '')
    const name = (values.companyName ?? '').replace(/\p{Cc}+/gu, ' ').trim()
    if (fault) refused.push({ row, brn: brn.slice(0, 60), code: fault.code, reason: cellFaultReason(fault) })
    else if (!brn) refused.push(refuse(row, undefined, 'empty-brn'))
    else if (!BRN.test(brn)) refused.push(refuse(row, brn, 'malformed-brn'))
    else if (name.length > LONGEST_NAME) refused.push(refuse(row, brn, 'name-too-long'))
    else if (brns.has(brn)) refused.push(refuse(row, brn, 'repeated-brn'))
    else {
      brns.add(brn)
      good.push({ row, brn, name })
    }
  }
  return { good, refused }
}
