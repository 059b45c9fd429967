/**
 * What a made-up legal document reads like. {Role} stands for whom it names in that role, {sum} for the amount it
 * secures, {pledge} for what it is secured on, {made} for the day it was made, {old}, {new} and {home} for a deed poll.
 */
export type LegalText = {
  title: string
  /** How the parties are called further on, by role; without it they are 'the Parties'. */
  called?: Readonly<Record<string, string>>
  opening: readonly string[]
  clauses: readonly string[]
  close: string
  /** Before whom it is signed. */
  witness: string
}

/** What many of them say alike. */
export const advocate = 'An advocate of the High Court'
export const deed = 'IN WITNESS of which the parties have signed this document on the day first written above.'
export const law = 'This document is governed by the laws of Uganda, and its courts decide what is in dispute.'
export const notices =
  'Notices are given in writing to the addresses stated above, and take effect when they are received.'
