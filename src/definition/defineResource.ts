import type { ListCall, Sending, Upload } from '@contract/call'
import type { Extension } from '@contract/extensions'
import type { Permission } from '@contract/permissions'
import type { CountedList } from '@contract/portal/capabilities'
import type { Action } from './actions'
import type { Computed, Field } from './field'
import type { Remarks } from './remarks'
import type { Tree } from './tree'
import type { Trial } from './trial'

export type { Action, ActionIcon, Also, Details, History, Items, Kept, Shown, Viewed } from './actions'
export { also } from './actions'

/**
 * The words staff read after a write. Where `done` or `failed` is left out, the host's own message is shown; `untold` is
 * said when it failed and the host gives no reason. With `reason` the words of a failure are followed by what the host
 * said; with `asJson` what the host said is shown as JSON text. `failedTitle` stands above any of them.
 */
export type Says = {
  done?: string
  failed?: string
  untold?: string
  reason?: true
  asJson?: true
  failedTitle?: string
}

/** Where a list goes after a write: the documents name it for one list (decision B3); without it, the list reloads. */
export type Reload = { search: string; page: number; perPage: number }

/** What a form asks, and how; Draft is what it is filled in to. */
export type FormParts<Draft> = {
  title: string
  submit: string
  fields: { [K in keyof Draft & string]?: Field<NonNullable<Draft[K]>> }
  /** What a new one starts from. */
  start?: { [K in keyof Draft & string]?: Draft[K] }
  /** Many short fields: two beside each other, where there is room. */
  pairs?: true
  says?: Says
  /** Asked before anything is sent, with what it is about; `said` tells a field and what was chosen in it as the form does. */
  confirm?: { question: string; names(draft: Draft, said: (source: keyof Draft & string) => string): string }
  /** What went wrong also stands in the form itself, beside the toast. */
  alert?: true
  /** Said above the fields, before anything is typed. */
  warning?: string
  /** Something the draft can be tried on before it is sent. */
  trial?: Trial<Draft>
  reload?: Reload
}

/**
 * A dialog with a form: what it asks, what it sends. One that is not to be had is filled in and checked like any other:
 * the host has no call for it, which is said in place of sending, and nothing of it is kept.
 */
export type FormDialog<Draft> = FormParts<Draft> &
  ({ send: Sending<Draft>; unavailable?: undefined } | { unavailable: string; send?: undefined })

/** One column of an uploaded list: the header it wants, other headers taken for it, and what a good value is. */
export type ImportColumn = {
  source: string
  label: string
  /** Headers that mean this column, compared without case, spaces and punctuation. */
  headers: string[]
  required?: boolean
  /** No two rows may share a value. */
  unique?: boolean
  longest?: number
  pattern?: RegExp
  /** What is wrong, when the pattern does not match. */
  patternSays?: string
}

/** A bulk import: which file, which columns, which call takes it. */
export type Import = {
  send: Sending<{ file: File }> & { call: { upload?: Upload } }
  columns: ImportColumn[]
  says?: Says
}

/** How a new entry comes in: through a form, through a file, or through either, each under a tab of its own. */
export type Create = {
  label: string
  title: string
  permit?: Permission
  // biome-ignore lint/suspicious/noExplicitAny: drafts differ by form, and each is checked where it is written
  ways: ({ tab: string; form: FormDialog<any> } | { tab: string; imports: Import })[]
}

/** Returns the name of a way of creating among the forms of its list. */
export const wayName = (way: number): string => `create${way}`

/** What can be done on the page of a list beside creating: a button that opens a form. */
export type Button = {
  label: string
  permit?: Permission
  // biome-ignore lint/suspicious/noExplicitAny: drafts differ by form, and each is checked where it is written
  form: FormDialog<any>
}

/** Failures counted by what caused them, each cause to be put right at once: one call for each of its rows. */
export type Causes<Row, Filter> = {
  /** The button that shows the causes in place of the rows. */
  label: string
  /** The extension that they rest on, where the host has to name the causes. */
  extension?: Extension
  /** What is asked for to have the failures alone. */
  filter: Partial<Filter>
  cause(row: Row): string
  /** The action that puts one right. */
  action: string
}

/** The name of a search that the portal does by itself, in the rows that it has. */
export const LOCAL_SEARCH = 'search'

type Definition<Row, Filter, C extends string> = {
  /** Its name for react-admin: the list's own address below /home, where it has one. */
  name: string
  /** The screen's title, and what the menu calls it. */
  label: string
  /** A sentence under the title, where it helps. */
  about?: string
  /**
   * Where the list lives, below /home. Its menu and route permissions stand in definition/access. A list without a path
   * is part of another page.
   */
  path?: string
  /**
   * Lists that share a path share its page, each under a tab of its own; `key` is the tab's name in the address. Beside
   * the label stands one of the page's figures. A hidden tab is not in the bar.
   */
  tab?: { key: string; label: string; figure?: string; hidden?: true }
  /** The part of the host's summary that counts this list, for the dashboard. */
  summary?: CountedList
  key: keyof Row & string
  /** A list without a published search: all its pages are read and searched here once something is chosen (decision D2). */
  whole?: true
  /** Of a list that arrives whole, which rows are shown. */
  listed?(row: Row): boolean
  /** Filters that every call carries. */
  fixed?: Partial<Filter>
  /** What a filter is asked with while nothing is chosen. */
  defaults?: Partial<Filter>
  /** The list asks again by itself after so many seconds, while somebody looks at it. */
  watched?: { seconds: number }
  /** Filters that are the first and the last day of a time; with the last before the first nothing is asked for. */
  period?: { from: keyof Filter & string; to: keyof Filter & string }
  causes?: Causes<Row, Filter>
  listFor?(filter: Filter): ListCall<string, Filter, Row> | undefined
  /** Page sizes to choose from; none means no selector (decision B6). The first shown is `size`. */
  sizes?: readonly number[]
  size: number
  /** 'needed': the pager shows only when there is more than one page. */
  pager?: 'always' | 'needed'
  /** The pager also says which page this is, and of how many. */
  pageNumber?: true
  search?: {
    /** Of a list that arrives whole it may be LOCAL_SEARCH, which the host is never sent. */
    filter: (keyof Filter & string) | typeof LOCAL_SEARCH
    on: 'enter' | 'change'
    placeholder: string
    /** What is searched in a list that arrives whole; without it, all columns are. None: the host has searched. */
    columns?: readonly ((keyof Row & string) | NoInfer<C>)[]
    /** How what was typed is sent, where not as it stands. */
    sends?(typed: string): string
    /** Said in place of 'No results found' while nothing has been searched for. */
    first?: string
  }
  fields: { [K in keyof Row]?: Field<NonNullable<Row[K]>> }
  computed?: { [K in C]: Computed<Row> }
  columns: readonly ((keyof Row & string) | NoInfer<C>)[]
  /** What the sums of the list are called, where its call has them. */
  sums?: string
  /** Rows that change by themselves: as long as one of them is shown, the list is read again. */
  moving?(row: Row): boolean
  /** Rows are counted in a column of their own, across pages. */
  numbered?: true
  /** Many columns: cells stand closer, and what can be done with a row shows as icons alone, where there is room for a table. */
  compact?: true
  /** What names a row when it is spoken of, and what a narrow screen shows first. */
  headline: (keyof Row & string) | NoInfer<C>
  filters?: { [K in keyof Filter]?: Field<NonNullable<Filter[K]>> }
  /** A toast when the list fails, beside the banner that every list has (decision B5); 'message' is the host's. */
  failedToast?: string | 'message'
  /** The toast's own words are followed by what the host said. */
  failedReason?: true
  /** Columns whose header sorts; only lists in the simple-rest dialect, and those that arrive whole, have any. */
  sortable?: readonly (keyof Row & string)[]
  /** The order a list opens in, where its call sorts. */
  sort?: { field: keyof Row & string; order: 'ASC' | 'DESC' }
  tree?: Tree<Row>
  remarks?: Remarks
  /** The next sensible step, under 'No results found'. */
  emptyHint?: string
  /** What stands above the things that can be done with a row; without it nothing does, and it is only spoken. */
  actionsLabel?: string
  create?: Create
  /** The address opens buttons and actions by their names, so a button is not called like an action. */
  buttons?: Record<string, Button>
  actions?: Record<string, Action<Row>>
}

/** A row of any resource: its type is checked where it is defined, and the engine only passes it on. */
// biome-ignore lint/suspicious/noExplicitAny: the engine handles every row type
export type AnyRow = any

/** Any resource, whatever its rows: what the engine works with. */
// biome-ignore lint/suspicious/noExplicitAny: the engine handles every row type; each is checked where it is defined
export type Resource<Row = any, Filter = any, C extends string = string> = Definition<Row, Filter, C> & {
  list: ListCall<string, Filter, Row>
}

/**
 * Declares a resource: the list call first (it fixes the row and filter types), then everything staff see of it.
 * Columns, filters, actions and forms are checked against the contract by the compiler.
 */
export const defineResource = <P extends string, Filter, Row, const C extends string = never>(
  list: ListCall<P, Filter, Row>,
  definition: Definition<Row, Filter, C>,
): Resource<Row, Filter, C> => ({ list, ...definition })

/** A new entry that comes in through one form: the form's title is the dialog's. */
export const entered = <Draft>(label: string, form: FormDialog<Draft>, permit?: Permission): Create => ({
  label,
  title: form.title,
  ...(permit && { permit }),
  ways: [{ tab: form.title, form }],
})

/** Declares a form dialog; the draft's type comes from what is sent. */
export const defineForm = <Draft>(form: FormDialog<Draft>): FormDialog<Draft> => form
