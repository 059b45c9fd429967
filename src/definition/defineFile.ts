import type { ListCall, Sending } from '@contract/call'
import type { Id } from '@contract/id'
import type { Says } from './defineResource'
import type { Computed, Tone } from './field'
import type { Loaded, Source } from './source'

/** Facts about a thing, in the order shown. */
export type Facts<T> = Record<string, Computed<T>>

/** Something to know before reading on. */
export type Notice<Data> = {
  key: string
  tone: Tone | 'info'
  label: string
  when(data: Data): boolean
  /** Where it sends people: `to` is a name among the links of config.json. */
  link?: { label: string; to: string }
  /** It stands in place of the facts. */
  instead?: boolean
}

/**
 * Facts that a call of their own brings. While it is on its way they are waited for, and where it fails, the page says
 * that they could not be read: never that they are not given.
 */
export type MoreFacts<Row> = {
  /** What they are called where they could not be read. */
  label: string
  when(row: Row): boolean
  // biome-ignore lint/suspicious/noExplicitAny: what is asked for differs, and is checked where it is written
  source: Source<Row, any>
  // biome-ignore lint/suspicious/noExplicitAny: see above
  fields: Facts<any>
}

/** A kind of card: who it is about, and what opening it shows. */
export type CardKind<Row> = {
  key: string
  /** The badge of the card. */
  label: string
  icon?: 'person' | 'body'
  when(row: Row): boolean
  title(row: Row): string | null | undefined
  number(row: Row): string | null | undefined
  fields: Facts<Row>
  /** Facts that are asked for only when the card is opened. */
  more?: MoreFacts<Row>
}

export type Table<Data, Row> = {
  key: string
  title: string
  columns: Facts<Row>
  rows(data: Data): Row[]
  none: string
}

/** A page of documents: `paged` ones are searched and turned by the host, the others come whole. */
export type DocumentList<File, Doc> =
  | {
      paged: {
        call: ListCall<string, { search?: string | undefined }, Doc>
        filter(file: File): Record<string, unknown>
        size: number
        search: string
      }
    }
  | { source: Source<File, Doc[]> }

/** A write that a button makes, with its words. */
export type Offer<Row> = { label: string; send: Sending<Row>; says: Says; when?(row: Row): boolean }

export type Filed = {
  at: string | null | undefined
  changes: string[]
  texts: string[]
  number?: string | null | undefined
}

/** What a tab shows, and where it comes from. */
type View<File> =
  // biome-ignore-start lint/suspicious/noExplicitAny: what is shown differs by tab, and is checked where it is written
  | { view: 'cards'; source: Source<File, any>; cards(data: any): any[]; kinds: CardKind<any>[]; none: string }
  | {
      view: 'facts'
      source: Source<File, any>
      fields: Facts<any>
      /** Shown before the others. */
      more?: MoreFacts<any>
      notices?: Notice<any>[]
      tables?: Table<any, any>[]
    }
  | {
      view: 'documents'
      list: DocumentList<File, any>
      columns: Facts<any>
      document: {
        title(doc: any): string
        /** What its file is asked for with; without one it cannot be opened yet. */
        handle(doc: any): Id | null | undefined
        read: Sending<Id, any>
        base64(answer: any): string
      }
      note?: { label: string; when(documents: any[]): boolean }
      resend?: Offer<File>
      resendOne?: Offer<{ file: File; doc: any }>
    }
  | {
      view: 'timeline'
      source: Source<File, any[]>
      entry(row: any): Filed
      /** The sentences that changes are told in; a change without one is told in none. */
      words: Record<string, string>
      number: string
      none: string
    }
// biome-ignore-end lint/suspicious/noExplicitAny: see above

export type Tab<File> = View<File> & {
  /** Its name in the address. Tabs of the same key have the same label, whichever file they belong to. */
  key: string
  label: string
  when?(file: File): boolean
  /** How many there are, where the file itself knows. */
  count?(file: File): number | undefined
  /** A toast beside the banner when loading fails, in the host's words. */
  failedToast?: true
}
export type ViewOf<Name extends Tab<unknown>['view']> = Extract<Tab<unknown>, { view: Name }>

/** What stands above the tabs. */
export type Head = {
  number: string
  title: string
  subType?: string | undefined
  registeredOn?: string | null | undefined
  /** One of the type's statuses, or whatever a host says in its place. */
  status?: string | undefined
}

export type FileKind<File> = { key: string; when?(file: File): boolean; tabs: Tab<File>[] }

/** What is asked for beside the file itself, because it needs no more of it than its number. */
export type Early = {
  // biome-ignore-start lint/suspicious/noExplicitAny: what the sources need is checked where they are written, by `early`
  of(id: string): any
  sources: readonly Source<any, Loaded>[]
  // biome-ignore-end lint/suspicious/noExplicitAny: see above
}

/** Sources of first tabs, and what they know of the file before it has been read. */
export const early = <Known>(of: (id: string) => Known, sources: readonly Source<Known, Loaded>[]): Early => ({
  of,
  sources,
})

/** A type of file: how one is read, and the kinds it may turn out to be, of which the first that fits is taken. */
export type FileType<File> = {
  key: string
  label: string
  /** The first words of the way to the file. */
  crumb: string
  read: Source<{ id: string }, File>
  early?: Early
  head(file: File): Head
  statuses: Record<string, { label: string; tone: Tone }>
  kinds: FileKind<File>[]
}

/** Where local storage holds the type of the file to open (000 section 2.7). */
export const STORED_FILE_TYPE = 'entityType'

/** Any type of file: what the engine works with. */
// biome-ignore lint/suspicious/noExplicitAny: the engine handles every file; each is checked where it is defined
export type AnyFile = any
export type AnyFileType = FileType<AnyFile>

/** Declares a type of file; its tabs are checked against what `read` answers. */
export const defineFile = <File>(type: FileType<File>): FileType<File> => type

type Common<File> = Pick<Tab<File>, 'key' | 'label' | 'when' | 'count' | 'failedToast'>
type Parts<File, Data, Row> = {
  cards: { source: Source<File, Data>; cards(data: Data): Row[]; kinds: CardKind<Row>[]; none: string }
}

/** Cards of people, each opened by itself. */
export const cards = <File, Data, Row>(tab: Common<File> & Parts<File, Data, Row>['cards']): Tab<File> => ({
  view: 'cards',
  ...tab,
})

/** Facts, with tables under them where there are any. */
export const facts = <File, Data, Row = never>(
  tab: Common<File> & {
    source: Source<File, Data>
    fields: Facts<Data>
    more?: MoreFacts<Data>
    notices?: Notice<Data>[]
    tables?: Table<Data, Row>[]
  },
): Tab<File> => ({ view: 'facts', ...tab })

/** Documents in a list, with the chosen one beside it. */
export const documents = <File, Doc, A>(
  tab: Common<File> & {
    list: DocumentList<File, Doc>
    columns: Facts<Doc>
    document: {
      title(doc: Doc): string
      handle(doc: Doc): Id | null | undefined
      read: Sending<Id, A>
      base64(answer: A): string
    }
    note?: { label: string; when(documents: Doc[]): boolean }
    resend?: Offer<File>
    resendOne?: Offer<{ file: File; doc: Doc }>
  },
): Tab<File> => ({ view: 'documents', ...tab })

/** What happened, one after the other. */
export const timeline = <File, Row>(
  tab: Common<File> & {
    source: Source<File, Row[]>
    entry(row: Row): Filed
    words: Record<string, string>
    number: string
    none: string
  },
): Tab<File> => ({ view: 'timeline', ...tab })
