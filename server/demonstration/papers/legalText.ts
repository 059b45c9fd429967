/**
 * Text of a generated legal document. Placeholders: {Role} for the parties of that role, {sum} for the amount it
 * secures, {pledge} for the security, {made} for its date, and {old}, {new} and {home} for a deed poll.
 */
export type LegalText = {
  title: string
  /** Names of the parties further on in the text, by role; 'the Parties' by default. */
  called?: Readonly<Record<string, string>>
  opening: readonly string[]
  clauses: readonly string[]
  close: string
  /** Person who witnesses the signatures. */
  witness: string
}

/** Sentences that many of the texts share. */
export const advocate = 'An advocate of the High Court'
export const deed = 'IN WITNESS of which the parties have signed this document on the day first written above.'
export const law = 'This document is governed by the laws of Uganda, and its courts decide what is in dispute.'
export const notices =
  'Notices are given in writing to the addresses stated above, and take effect when they are received.'
