import type { CellFault } from '../imports'
import { cellFaultTexts } from '../imports'

/** Reasons for which a load refuses a row; see docs/decisions/121-loads.md. */
export const loadReasonTexts = {
  ...cellFaultTexts,
  'empty-cell': '%{field} is empty. Enter it.',
  'malformed-brn': '%{field}: %{value} is not a BRN. Enter a BRN such as 80020001234567 or P-100226.',
  'too-long': '%{field} has more than %{most} characters. Shorten it.',
  'not-a-day': '%{field}: %{value} is not a day of the calendar. Enter a day such as 2021-05-03.',
  'before-register':
    '%{field}: %{value} lies before %{first}, the first day that the register can have. Check the year.',
  'day-to-come': '%{field}: %{value} is still to come. The register records what has happened.',
  'not-a-moment': '%{field}: %{value} is not a day or a moment. Enter one such as 2021-05-03T14:30:00+03:00.',
  'not-a-whole': '%{field}: %{value} is not a whole number from %{least} to %{most}.',
  'not-an-amount': '%{field}: %{value} is not an amount with at most two decimals.',
  'not-a-flag': '%{field}: %{value} is neither yes nor no.',
  'not-a-choice': '%{field}: %{value} is not one of %{choices}.',
  'not-a-value': '%{field} holds an object. Enter a text, a number or a list of texts.',
  'not-a-record': 'The line is not a JSON object. Check the line.',
  'ends-before-it-begins': 'The role ends on %{until}, before it begins on %{since}. Check both days.',
  'registered-before-created':
    'The charge is registered on %{registered}, before it was created on %{created}. Check both days.',
  'satisfied-before-registered':
    'The charge is satisfied on %{satisfied}, before it was registered on %{registered}. Check both days.',
  'needs-currency': 'The amount %{value} needs its currency. Enter a code such as USD.',
  'unknown-currency': '%{field}: %{value} is not a currency of ISO 4217. Enter a code such as USD.',
  'needs-name': 'A natural person needs a given name or a surname, a company its registered name. Enter it.',
  'repeated-row': 'Row %{row} is the same. One of them is enough.',
  'contradictory-rows': 'Row %{row} has the same key and another %{fields}. Leave the right one.',
  'two-birthdays': 'Row %{row} has the ID number %{value} too, with another day of birth. Correct the wrong one.',
  'no-entity': 'No entity has the BRN %{value}, neither in this load nor in the register.',
  'no-person': 'The entity has no person %{value}, neither in this load nor in the register.',
  'no-class': 'The entity has no share class %{value}, neither in this load nor in the register.',
  'unknown-isic': 'The list of the registry has no ISIC code %{value}.',
  'unknown-village': 'The list of the registry has no village %{value}.',
  'not-a-code': '%{field}: %{value} is not a code. Enter one such as FORM_18.',
  'not-a-file-name':
    '%{field}: %{value} is not the name of a file below documents/. Enter one such as 2024/form-18.pdf.',
  'bods-rule': 'The statement breaks a rule of BODS 0.4. %{path}: %{rule}.',
  'bods-twice': 'Another statement has the statementId %{value}. Each statement has an id of its own.',
  'bods-record': '%{field} names the record %{value}, of which the load has no valid statement.',
  'bods-subject': '%{field} names the record %{value}, a person. The subject of a relationship is an entity.',
  'no-file': 'There is no file %{value} below documents/. Put it there, or correct the name.',
  'empty-file': 'The file %{value} has no bytes. Put the right one there.',
  'file-of-other':
    'The register has a document of another entity under the file %{value}. Put the files of this source into a folder of their own.',
  'filed-otherwise':
    'The register has this document with another %{fields}. A filed document is not changed by a load: give a new one a file name of its own.',
  'other-content':
    'The register has other bytes under the file %{value}. A filed document is not changed by a load: give a new one a file name of its own.',
  'other-entity': 'The register has the tracking number %{value} for another entity.',
  'owner-ring': 'With this holding the company would own itself through its shareholders. Check the holders.',
  'changed-here': 'The register has changed %{fields} since the last load. Change the source, or leave the row out.',
  'removed-here': 'The register has removed this row since the last load. Leave it out.',
} as const

/** Reasons of all findings of a load: those of refused rows, of missing ones, and of files that were kept. */
export const findingTexts = {
  ...loadReasonTexts,
  missing: 'The source no longer has this row. It stays in the register.',
  'changed-since': 'The file was changed after the load, so it stays as it is.',
  'used-since': 'Something was added to the file after the load, so it stays as it is.',
} as const
export type LoadReason = keyof typeof loadReasonTexts | CellFault

/** Ways in which a load mends a cell. */
const loadMends = ['day', 'number', 'spelling', 'spaces', 'left-out'] as const
export type LoadMend = (typeof loadMends)[number]

/** Mends in words, for the summary of the command line. */
export const loadMendTexts: Record<LoadMend, string> = {
  day: 'day written as YYYY-MM-DD',
  number: 'number without separators',
  spelling: 'written as the register writes it',
  spaces: 'spaces and invisible signs tidied',
  'left-out': 'last day that is still to come left out',
}
