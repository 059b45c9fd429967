import type { ListCall, Sending } from '@contract/call'
import type { Extension } from '@contract/extensions'
import type { Id } from '@contract/id'
import type { FoundKind } from '@contract/portal/find'
import type { StandingFact } from '@contract/registry/standing'
import type { Says } from './defineResource'
import type { Computed, Tone } from './field'
import type { Lead, LinkedRecord } from './recordLink'
import type { Loaded, Source } from './source'

/** Facts about a thing, in the order shown. */
export type Facts<T> = Record<string, Computed<T>>

/** Message above the content of a tab. */
export type Notice<Data> = {
  key: string
  tone: Tone | 'info'
  label: string
  when(data: Data): boolean
  /** Link to a site: `to` is a name among the links of config.json. */
  link?: { label: string; to: string }
  /** The notice replaces the facts. */
  instead?: boolean
}

/**
 * Facts from a separate call. While it is pending a placeholder is shown; if it fails, the page says that the facts
 * could not be read, not that they are missing.
 */
export type MoreFacts<Row> = {
  /** Name of these facts in the error message. */
  label: string
  when(row: Row): boolean
  // biome-ignore lint/suspicious/noExplicitAny: what is asked for differs, and is checked where it is written
  source: Source<Row, any>
  // biome-ignore lint/suspicious/noExplicitAny: see above
  fields: Facts<any>
}

/** Type of card: its subject, and the content that opens. */
export type CardKind<Row> = {
  key: string
  /** Badge of the card. */
  label: string
  icon?: 'person' | 'body'
  when(row: Row): boolean
  title(row: Row): string | null | undefined
  /** Keys of the fields that the title is made of. */
  titled?: readonly string[]
  number(row: Row): string | null | undefined
  /** Record that the title leads to. */
  leadsTo?(row: Row): Lead | undefined
  fields: Facts<Row>
  /** Facts that are read only when the card is opened. */
  more?: MoreFacts<Row>
}

export type Table<Data, Row> = {
  key: string
  title: string
  columns: Facts<Row>
  rows(data: Data): Row[]
  none: string
}

/** Documents of a tab: the host searches and pages `paged` ones, the others arrive whole. */
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

/** Write request started by a button, with its label and messages. */
export type Offer<Row> = { label: string; send: Sending<Row>; says: Says; when?(row: Row): boolean }

export type Filed = {
  at: string | null | undefined
  changes: string[]
  texts: string[]
  number?: string | null | undefined
}

/** Content of a tab and its source. */
type View<File> =
  // biome-ignore-start lint/suspicious/noExplicitAny: what is shown differs by tab, and is checked where it is written
  | { view: 'cards'; source: Source<File, any>; cards(data: any): any[]; kinds: CardKind<any>[]; none: string }
  | {
      view: 'facts'
      source: Source<File, any>
      fields: Facts<any>
      /** Facts shown before the others. */
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
        /** Id that the document's file is read with; a document without one cannot be opened yet. */
        handle(doc: any): Id | null | undefined
        read: Sending<Id, any>
        base64(answer: any): string
      }
      note?: { label: string; when(documents: any[], file: File): boolean }
      resend?: Offer<File>
      resendOne?: Offer<{ file: File; doc: any }>
    }
  | {
      view: 'timeline'
      source: Source<File, any[]>
      entry(row: any): Filed
      /** Sentences for changes, by key; a change without one has no sentence. */
      words: Record<string, string>
      number: string
      /** Record that the number leads to. */
      leadsTo: LinkedRecord
      none: string
    }
// biome-ignore-end lint/suspicious/noExplicitAny: see above

export type Tab<File> = View<File> & {
  /** Name of the tab in the address. Tabs with the same key have the same label in every type of file. */
  key: string
  label: string
  /** Extension that the tab needs: left out for a host that does not announce it. */
  extension?: Extension
  when?(file: File): boolean
  /** Number of entries, where the file itself has it. */
  count?(file: File): number | undefined
  /** Shows a toast with the host's message when loading fails, beside the banner. */
  failedToast?: true
}
export type ViewOf<Name extends Tab<unknown>['view']> = Extract<Tab<unknown>, { view: Name }>

/** Header above the tabs. */
export type Head = {
  number: string
  title: string
  subType?: string | undefined
  registeredOn?: string | null | undefined
  /** One of the type's statuses, or any other value that a host sends. */
  status?: string | undefined
  /** Facts that the status does not tell, where the host sends them. */
  standing?: readonly StandingFact[] | null | undefined
}

export type FileKind<File> = { key: string; when?(file: File): boolean; tabs: Tab<File>[] }

/** Sources that need only the file's number, so that they are read in parallel with the file. */
export type Early = {
  // biome-ignore-start lint/suspicious/noExplicitAny: what the sources need is checked where they are written, by `early`
  of(id: string): any
  sources: readonly Source<any, Loaded>[]
  // biome-ignore-end lint/suspicious/noExplicitAny: see above
}

/**
 * Declares the sources of first tabs that can be read before the file arrives, and their input made from its number.
 */
export const early = <Known>(of: (id: string) => Known, sources: readonly Source<Known, Loaded>[]): Early => ({
  of,
  sources,
})

/** Type of file: the call that reads it, and its kinds, of which the first that fits applies. */
export type FileType<File> = {
  key: string
  label: string
  /** Kind of record that the search finds it as. */
  record: FoundKind
  /** First breadcrumb of the file's page. */
  crumb: string
  read: Source<{ id: string }, File>
  early?: Early
  head(file: File): Head
  statuses: Record<string, { label: string; tone: Tone }>
  kinds: FileKind<File>[]
}

/** Local storage key for the type of the file to open (docs/requirements/entity-file.md). */
export const STORED_FILE_TYPE = 'entityType'

/** Any type of file, as the engine handles it. */
// biome-ignore lint/suspicious/noExplicitAny: the engine handles every file; each is checked where it is defined
export type AnyFile = any
export type AnyFileType = FileType<AnyFile>

/** Declares a type of file; the compiler checks its tabs against the answer of `read`. */
export const defineFile = <File>(type: FileType<File>): FileType<File> => type

type Common<File> = Pick<Tab<File>, 'key' | 'label' | 'extension' | 'when' | 'count' | 'failedToast'>
type Parts<File, Data, Row> = {
  cards: { source: Source<File, Data>; cards(data: Data): Row[]; kinds: CardKind<Row>[]; none: string }
}

/** Tab with cards of people, each opened by itself. */
export const cards = <File, Data, Row>(tab: Common<File> & Parts<File, Data, Row>['cards']): Tab<File> => ({
  view: 'cards',
  ...tab,
})

/** Tab with facts, and optional tables under them. */
export const facts = <File, Data, Row = never>(
  tab: Common<File> & {
    source: Source<File, Data>
    fields: Facts<Data>
    more?: MoreFacts<Data>
    notices?: Notice<Data>[]
    tables?: Table<Data, Row>[]
  },
): Tab<File> => ({ view: 'facts', ...tab })

/** Tab with a list of documents and the chosen one beside it. */
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
    note?: { label: string; when(documents: Doc[], file: File): boolean }
    resend?: Offer<File>
    resendOne?: Offer<{ file: File; doc: Doc }>
  },
): Tab<File> => ({ view: 'documents', ...tab })

/** Tab with events in order of time. */
export const timeline = <File, Row>(
  tab: Common<File> & {
    source: Source<File, Row[]>
    entry(row: Row): Filed
    words: Record<string, string>
    number: string
    leadsTo: LinkedRecord
    none: string
  },
): Tab<File> => ({ view: 'timeline', ...tab })
