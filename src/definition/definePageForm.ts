import type { Sending } from '@contract/call'
import type { FormParts } from './defineResource'

/** Form with its own page: its fields and its request. */
export type PageForm<Draft> = Omit<FormParts<Draft>, 'title' | 'pairs' | 'reload'> & {
  /** Key of its translations. */
  name: string
  send: Sending<Draft>
  /** Fields that keep their value after a successful write, for the next similar entry. */
  keeps?: readonly (keyof Draft & string)[]
}

/** Any form with its own page. */
// biome-ignore lint/suspicious/noExplicitAny: drafts differ by form, and each is checked where it is defined
export type AnyPageForm = PageForm<any>

/** Declares a form with its own page; the draft's type comes from `send`. */
export const definePageForm = <Draft>(form: PageForm<Draft>): PageForm<Draft> => form

/** Name of the only form on such a page. */
export const PAGE_FORM = 'page'
