import { z } from 'zod'
import { maybe, word } from './call'

/** A row that the host refused, by its number in the sheet that was sent (the header is row 1). */
export const RefusedRow = z.object({
  row: z.number().int(),
  code: maybe(z.string()),
  reason: maybe(z.string()),
})
export type RefusedRow = z.infer<typeof RefusedRow>

/** Kinds of numbers that a column of an import may hold, by the spelling of their keys: BRNs and PRNs. */
export type NumberKind = 'ENTITY' | 'PAYMENT'

/**
 * Faults of a cell or a row that its file brings, as the portal and our server say them. Such a row waits to be corrected;
 * the others of the file are not touched.
 */
export const cellFaultTexts = {
  'formula-without-result': 'The formula has no stored result. Enter its value.',
  'error-value': 'The cell holds an error of the spreadsheet. Enter the value.',
  'comment-only': 'The cell holds only a comment. Enter the value.',
  'open-quote': 'A quotation mark is not closed in this row. Check the row.',
  'missing-cell': 'The row has fewer cells than the header. Check the row.',
  'extra-cell': 'The row has more cells than the header. Check the row.',
  'scientific-notation': 'The number is in scientific notation. Enter all its digits.',
} as const
export type CellFault = keyof typeof cellFaultTexts

/** Returns the reason of a row's fault, with the label of its column. */
export const cellFaultReason = ({ code, label }: { code: CellFault; label: string }) =>
  `${label}: ${cellFaultTexts[code]}`

/** Numbers of parts of a workbook that its owner does not see, which our server left out. */
const LeftOut = z.object({ rows: z.number().int(), sheets: z.number().int(), columns: z.number().int() })
export type LeftOut = z.infer<typeof LeftOut>

const counted = (amount: number, one: string) => (amount ? [`${amount} ${one}${amount === 1 ? '' : 's'}`] : [])

/** Returns what was left out in words, such as '2 hidden rows, 1 hidden sheet left out.'; empty for nothing. */
const leftOutText = ({ rows, sheets, columns }: LeftOut) => {
  const parts = [
    ...counted(rows, 'hidden row'),
    ...counted(columns, 'hidden column'),
    ...counted(sheets, 'hidden sheet'),
  ]
  return parts.length ? `${parts.join(', ')} left out.` : ''
}

/** Returns the answer to an upload with what was left out, as numbers in its report and in words after its message. */
export const reportLeftOut = <Data extends object>(
  { message, ...answer }: { message: string; data: Data },
  leftOut: LeftOut,
) => {
  const text = leftOutText(leftOut)
  if (!text) return { message, ...answer }
  return { ...answer, message: `${message.replace(/\.$/, '')}. ${text}`, data: { ...answer.data, leftOut } }
}

/** Result of an upload. A host without a report leaves it out. */
export const ImportOutcome = z.looseObject({
  message: maybe(z.string()),
  code: maybe(word),
  data: maybe(z.object({ taken: z.number().int(), refused: z.array(RefusedRow), leftOut: maybe(LeftOut) })),
})
export type ImportOutcome = z.infer<typeof ImportOutcome>
