import type { Sending } from '@contract/call'
import type { FormParts } from './defineResource'

/** A call with a page of its own: what it asks, and what it sends. */
export type PageForm<Draft> = Omit<FormParts<Draft>, 'title' | 'pairs' | 'reload'> & {
  /** Under which its words are found. */
  name: string
  send: Sending<Draft>
  /** Fields that keep what stands in them once it was sent, for the next like it. */
  keeps?: readonly (keyof Draft & string)[]
}

/** Any form with a page of its own. */
// biome-ignore lint/suspicious/noExplicitAny: drafts differ by form, and each is checked where it is defined
export type AnyPageForm = PageForm<any>

/** Declares a form with a page of its own; the draft's type comes from what is sent. */
export const definePageForm = <Draft>(form: PageForm<Draft>): PageForm<Draft> => form

/** The name of the one form that such a page has. */
export const PAGE_FORM = 'page'
