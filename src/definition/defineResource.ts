import type { ListCall, Sending, Upload } from '@contract/call'
import type { Extension } from '@contract/extensions'
import type { WireId } from '@contract/id'
import type { NumberKind } from '@contract/imports'
import type { Permission } from '@contract/permissions'
import type { Action, Start } from './actions'
import type { Computed, Field } from './field'
import type { FormDialog, Says } from './formDialog'
import type { Remarks } from './remarks'
import type { Tree } from './tree'

export type { Action, ActionIcon, Details, History, Items, RelatedFacts, Shown, Viewed } from './actions'
export { formAction, relatedFacts, withoutNull } from './actions'
export { defineForm, type FormDialog, type FormParts, type Reload, type Says } from './formDialog'

/** Column of an uploaded list: its header, accepted alternative headers, and the rule for a valid value. */
export type ImportColumn = {
  source: string
  label: string
  /** Accepted headers, compared without case, spaces and punctuation. */
  headers: string[]
  required?: boolean
  /** No two rows may share a value. */
  unique?: boolean
  longest?: number
  /** Kind of the numbers in the column; they are normalised as forms do it, before they are checked. */
  kind?: NumberKind
  pattern?: RegExp
  /** Error message when the pattern does not match. */
  patternSays?: string
}

/** Look-up of a column's values before they are sent: the call answers those that the register does not have. */
export type ImportLookUp = {
  /** Column that is looked up. */
  source: string
  /** Most values of one request. */
  most: number
  read: Sending<readonly string[], { unknown: string[] }>
}

/** File of an import, and the id under which a host with jobs makes it. */
export type ImportedFile = { file: File; job?: string | undefined }

/** Bulk import: the file, its columns, and the call that takes it. */
export type Import = {
  send: Sending<ImportedFile> & { call: { upload?: Upload } }
  columns: ImportColumn[]
  /** For rows that name records: those that the register does not have stay out until a person includes them. */
  lookUp?: ImportLookUp
  says?: Says
}

/** Ways to create an entry: a form, a file, or both, each in its own tab. */
export type Create = {
  label: string
  title: string
  permit?: Permission
  // biome-ignore lint/suspicious/noExplicitAny: drafts differ by form, and each is checked where it is written
  ways: ({ tab: string; form: FormDialog<any> } | { tab: string; imports: Import })[]
}

/** Returns the name of the form of a way of creating, by its index. */
export const wayName = (way: number): string => `create${way}`

/** Button on a list's page, beside Create, that opens a form. */
// biome-ignore lint/suspicious/noExplicitAny: drafts differ by form, and each is checked where it is written
export type Button<Draft = any> = {
  label: string
  permit?: Permission
  form: FormDialog<Draft>
  /**
   * Rows that the form is about: the list then has boxes to tick, and the button stands below it while at least one and
   * at most `most` rows are ticked. `draft` returns the form's initial values for their ids.
   */
  ticked?: { most: number; draft(ids: readonly WireId[]): Start<Draft> }
}

/** Declares a button; the compiler checks what `draft` returns against the draft of the form. */
export const formButton = <Draft>(button: Button<Draft>): Button => button

/** Failures counted by cause, with one action that fixes all rows of a cause: one request per row. */
export type Causes<Filter, Column extends string = string> = {
  /** Label of the button that shows the causes instead of the rows. */
  label: string
  /** Extension that the causes need, where the host must name them. */
  extension?: Extension
  /** Filter that brings only the failures. */
  filter: Partial<Filter>
  /** Column that tells the cause of a row. */
  cause: Column
  /** Name of the action that fixes a row. */
  action: string
}

/** Name of a filter that the portal applies itself, to the rows it has. */
export const LOCAL_SEARCH = 'search'

type Definition<Row, Filter, C extends string> = {
  /** Name for react-admin: the list's own path below /home, where it has one. */
  name: string
  /** Title of the screen and of its menu entry. */
  label: string
  /** Description under the title; by default, that of its page in the menu. */
  about?: string
  /**
   * Path of the list below /home. Its permissions are in the manifest of its area. A list without a path is part of
   * another page.
   */
  path?: string
  /**
   * Tab of the list, for lists that share a path and so a page; `key` is the tab's name in the address. One of the
   * page's figures is shown beside the label. A hidden tab is not in the bar.
   */
  tab?: { key: string; label: string; figure?: string; hidden?: true }
  key: keyof Row & string
  /**
   * A list without a published search: once a filter is set, all its pages are read and searched in the browser
   * (decision D2).
   */
  whole?: true
  /** Keeps the rows to show, for a list that arrives whole. */
  listed?(row: Row): boolean
  /** Filters sent with every call. */
  fixed?: Partial<Filter>
  /** Values of filters while nothing is chosen. */
  defaults?: Partial<Filter>
  /** Interval of automatic refresh, while the page is visible. */
  watched?: { seconds: number }
  /**
   * Filters that are the first and the last day of a period; no request is sent while the last is before the first. `of` is
   * the field with the day of a row, for lists that are filtered in the browser.
   */
  period?: { from: keyof Filter & string; to: keyof Filter & string; of?: keyof Row & string }
  causes?: Causes<Filter, (keyof Row & string) | NoInfer<C>>
  listFor?(filter: Filter): ListCall<string, Filter, Row> | undefined
  /** Page sizes to choose from; without them there is no selector (decision B6). The initial one is `size`. */
  sizes?: readonly number[]
  size: number
  /** No document names the initial size: the first page fills a window that has room for more rows. */
  fills?: true
  /** 'needed': the pager shows only when there is more than one page. */
  pager?: 'always' | 'needed'
  /** The pager also shows the page number and the number of pages. */
  pageNumber?: true
  search?: {
    /** Filter of the search; a list that arrives whole may use LOCAL_SEARCH, which is never sent to the host. */
    filter: (keyof Filter & string) | typeof LOCAL_SEARCH
    on: 'enter' | 'change'
    placeholder: string
    /**
     * Columns that are searched in a list that arrives whole; without it, all columns. An empty list: the host has
     * searched.
     */
    columns?: readonly ((keyof Row & string) | NoInfer<C>)[]
    /** Value sent for the typed text, if it differs from the text. */
    sends?(typed: string): string
    /** Message in place of 'No results found' before the first search. */
    first?: string
  }
  fields: { [K in keyof Row]?: Field<NonNullable<Row[K]>> }
  computed?: { [K in C]: Computed<Row> }
  columns: readonly ((keyof Row & string) | NoInfer<C>)[]
  /** Column by which the host sorts its rows before all else: a heading stands above the rows of each of its values. */
  groups?: (keyof Row & string) | NoInfer<C>
  /** Label of the list's sums, where its call has them. */
  sums?: string
  /** Tells whether a row changes without user action: the list is refreshed while such a row is shown. */
  moving?(row: Row): boolean
  /** Numbers the rows in a column of its own, across pages. */
  numbered?: true
  /**
   * Tighter layout for many columns: less padding, and row actions as icons only, where the screen is wide enough for a
   * table.
   */
  compact?: true
  /** Column that names a row in dialogs and messages, and that a narrow screen shows first. */
  headline: (keyof Row & string) | NoInfer<C>
  filters?: { [K in keyof Filter]?: Field<NonNullable<Filter[K]>> }
  /**
   * Toast when the list fails to load, beside the banner that every list has (decision B5); 'message' is the host's.
   */
  failedToast?: string | 'message'
  /** The host's message follows the toast's own text. */
  failedReason?: true
  /** Columns with a sorting header: fields that the list's call sorts by, or any of a list that arrives whole. */
  sortable?: readonly (keyof Row & string)[]
  /** Order that the host gives its rows while nobody chose another; the headers show it. */
  sort?: { field: keyof Row & string; order: 'ASC' | 'DESC' }
  tree?: Tree<Row>
  remarks?: Remarks
  /** Suggested next step, under 'No results found', where a text was searched for or typed in a filter. */
  notFoundHint?: string
  /** The same for all other cases; without it, a list with a `notFoundHint` has a common text. */
  emptyHint?: string
  /** Header of the actions column; without it the header is visually empty and only screen readers get one. */
  actionsLabel?: string
  create?: Create
  /** Buttons by name. The address opens buttons and actions by their names, so the two must not share one. */
  buttons?: Record<string, Button>
  actions?: Record<string, Action<Row>>
}

/** Row of any resource: its type is checked in the definition, and the engine only passes it on. */
// biome-ignore lint/suspicious/noExplicitAny: the engine handles every row type
export type AnyRow = any

/** Any resource, as the engine handles it. */
// biome-ignore lint/suspicious/noExplicitAny: the engine handles every row type; each is checked where it is defined
export type Resource<Row = any, Filter = any, C extends string = string> = Definition<Row, Filter, C> & {
  list: ListCall<string, Filter, Row>
}

/**
 * Declares a resource: the list call first (it fixes the row and filter types), then everything that staff see. The
 * compiler checks columns, filters, actions and forms against the contract.
 */
export const defineResource = <P extends string, Filter, Row, const C extends string = never>(
  list: ListCall<P, Filter, Row>,
  definition: Definition<Row, Filter, C>,
): Resource<Row, Filter, C> => ({ list, ...definition })

/** Returns a `create` with one form, whose title is the dialog's. */
export const createForm = <Draft>(label: string, form: FormDialog<Draft>, permit?: Permission): Create => ({
  label,
  title: form.title,
  ...(permit && { permit }),
  ways: [{ tab: form.title, form }],
})
