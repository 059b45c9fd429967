import type { Asker, Sending } from '@contract/call'
import type { RefusalParams } from '@contract/errors'
import type { Extension } from '@contract/extensions'
import type { Id } from '@contract/id'
import type { Permission, Permit } from '@contract/permissions'
import type { RowRecord } from '@contract/portal/noteKinds'
import type { AnyRow, FormDialog, Resource, Says } from './defineResource'
import type { Lead } from './recordLink'
import type { Loaded, Source } from './source'

/** History of a record: read on demand, with facts above and a line for each change. */
export type History<Row> = {
  title(row: Row): string
  /** Record that the title leads to. */
  leadsTo?(row: Row): Lead | undefined
  read: Sending<Row>
  facts: { label: string; kind: 'text' | 'date' | 'dateTime'; of(row: Row): string | null | undefined }[]
  /** Sentences for changes, by key, so that they can be translated. */
  changeWords: Record<string, string>
  changes(answer: unknown): { word: string; at?: string | null; by?: string | null; reason?: string | null }[]
}

/** Fact of an answer; `options` has the labels of its codes. */
type Fact<Answer> = { label: string; of(answer: Answer): string | null | undefined; options?: Record<string, string> }

/** Facts about a row that its list does not bring: read on demand, one fact per line. */
export type RelatedFacts<Row> = {
  source: Source<Row, Loaded>
  facts: Record<string, Fact<unknown>>
  /** Message when no fact has a value. */
  none: string
}

/** Declares facts of a source; the compiler checks each `of` against the source's answer. */
export const relatedFacts = <Row, A extends Loaded>(
  source: Source<Row, A>,
  none: string,
  facts: Record<string, Fact<A>>,
): RelatedFacts<Row> => ({
  source,
  none,
  facts: Object.fromEntries(
    // The source of these facts answers with nothing but `A`.
    Object.entries(facts).map(([name, { of, ...fact }]) => [name, { ...fact, of: answer => of(answer as A) }]),
  ),
})

/**
 * Dialog with a row in full, from data that the list already brought: more fields than there are columns, or the parts
 * of a change with their values before and after.
 */
export type Details<Row, Name extends string = string> = {
  /** `text` is the text of a column of the row, in the person's language. */
  title(row: Row, text: (source: Name) => string): string
  /** Line below the title. */
  about?(row: Row): string
} & (
  | { fields: readonly Name[]; also?: RelatedFacts<Row> }
  | { parts(row: Row): { name: string; before: string | undefined; after: string | undefined }[] }
)

/** Document that belongs to a row, read on demand. */
export type Viewed<Row> = {
  title(row: Row): string
  fileName(row: Row): string
  read: Sending<Row, Blob>
}

/** Confirmation before a request: the question, the name of the record, and what would be lost. */
type Confirm<Row> = { question: string; names(row: Row): string; loss?: string }

/**
 * Request that takes an act back. The toast of the act offers it for a short time, once. `refused` returns the code of the
 * refusal, with its parameters, where the host tells one in an answer of success.
 */
export type Undo<Row> = {
  send: Sending<Row>
  says?: Says
  refused?(answer: unknown, row: Row): { code: string; params: RefusalParams } | undefined
}
export type ActionIcon =
  | 'add'
  | 'areas'
  | 'activate'
  | 'contact'
  | 'deactivate'
  | 'delete'
  | 'department'
  | 'edit'
  | 'history'
  | 'journey'
  | 'key'
  | 'mail'
  | 'note'
  | 'picture'
  | 'receiver'
  | 'release'
  | 'retry'
  | 'run'
  | 'reverse'
  | 'revoke'
  | 'rollBack'
  | 'badge'
  | 'signature'
  | 'usage'
  | 'reveal'
  | 'view'

/** Subject of a page whose address has no id: kept in this tab's storage until sign-out. */
type Kept = { key: string; value: unknown }

/** Items that belong to a row, each with an action that removes it. */
export type Items<Row> = {
  title(row: Row): string
  /** Items in the order shown; `name` is their text. */
  of(row: Row): { id: Id; name: string }[]
  none: string
  remove: {
    label: string
    permit?: Permission
    send: Sending<{ row: Row; id: Id }>
    says?: Says
    question: string
  }
}

/** Picture that belongs to a row. */
export type Shown<Row> = {
  title(row: Row): string
  source: Source<Row, Blob | null>
  none: string
}

/**
 * Verb of react-admin that an action implements, so that `useUpdate` and `useDelete` send it too. A list has at most
 * one action for each verb. Creating is declared in `create`.
 */
export type Verb = 'update' | 'delete'

type ActionCommon<Row> = {
  label: string
  icon: ActionIcon
  /** Extension that the action needs: hidden for a host that does not announce it. */
  extension?: Extension
  permit?: Permission
  /** Tells whether the action fits the row, for the signed-in person. */
  when?(row: Row, asker: Asker): boolean
  /** Shown as a button in the row; the other actions are in a menu. */
  primary?: boolean
  /** Column beside whose value the action is shown, instead of among the row's other actions. */
  beside?: string
  /** Started from a cell of the row only. */
  cell?: true
}

/** Parts of each type of action, in addition to the common ones. */
type ActionParts<Row> = {
  /** One request, sent at once or after a confirmation. */
  send: { send: Sending<Row>; says?: Says; confirm?: Confirm<Row>; verb?: Verb; undo?: Undo<Row> }
  /** Removes the row from the screen only, with this message; the next read of the list brings it back. */
  aside: { aside: string }
  /** Offered although the host has no call for it; its message is shown after the confirmation. */
  unavailable: { unavailable: string; confirm?: Confirm<Row> }
  document: { document: Viewed<Row> }
  /**
   * A form. With `read` it opens at once with the list's data and takes over the answer when it arrives, unless the
   * person typed something before.
   */
  form: {
    // biome-ignore lint/suspicious/noExplicitAny: drafts differ by form, and each is checked where it is written
    form: FormDialog<any>
    draft(row: Row): Record<string, unknown>
    verb?: Verb
    read?: Sending<Row, Row>
    /** Name of the record under the dialog's title; without it, the list's headline. */
    about?(row: Row): string
  }
  history: { history: History<Row> }
  details: { details: Details<Row> }
  items: { items: Items<Row> }
  /** Notes and flags of the record that a row stands for. The engine adds it; no definition does. */
  notes: { notes: RowRecord }
  /** Sets or lifts a flag on the records of many rows. The engine adds it; no definition does. */
  flags: { flags: RowRecord; act: 'set' | 'lift' }
  picture: { picture: Shown<Row> }
  /**
   * Task of the page, by the name under which the page knows it; hidden on a page that does not know it. Its calls
   * decide the permission.
   */
  task: { task: string; calls: readonly { permit: Permit }[] }
  /** Opens over the list at its own address: the query parameters that open it. */
  address: { address(row: Row): Record<string, string> }
  /** Opens a page. Stores the file's type for the viewer; `keeps` also stores the page's subject. */
  open: { open(row: Row): string; fileType?: string | ((row: Row) => string | undefined); keeps?(row: Row): Kept }
}

export type ActionType = keyof ActionParts<AnyRow>
export type ActionOf<Type extends ActionType, Row = AnyRow> = { type: Type } & ActionCommon<Row> &
  ActionParts<Row>[Type]

/** Action on one row. */
export type Action<Row> = { [Type in ActionType]: ActionOf<Type, Row> }[ActionType]

/** Value of a row for that of a draft: a row may have codes that the portal does not know. */
type OfRow<V> = V extends string ? string : V extends readonly (infer Entry)[] ? OfRow<Entry>[] : V

/**
 * Initial values of a form, by its draft: values that a person types may be left out. A value of a row that may be null needs
 * a draft that takes null; see `withoutNull`.
 */
export type Start<Draft> = { [K in keyof Draft]?: OfRow<Draft[K]> | undefined }

type WithoutNull<Row> = { [K in keyof Row]: Exclude<Row[K], null> | (null extends Row[K] ? undefined : never) }

/** Returns a row whose null values, which a draft does not take, are undefined. */
export const withoutNull = <Row extends object>(row: Row): WithoutNull<Row> =>
  // The compiler does not follow the type of each property through entries.
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value ?? undefined])) as WithoutNull<Row>

/** Declares an action with a form; the compiler checks what `draft` returns against the draft of the form. */
export const formAction = <Row, Draft>(
  action: Omit<ActionOf<'form', Row>, 'type' | 'form' | 'draft'> & {
    form: FormDialog<Draft>
    draft(row: Row): Start<NoInfer<Draft>> & Record<string, unknown>
  },
): ActionOf<'form', Row> => ({ type: 'form', ...action })

/** Returns the answer for an action's type; a type without an answer does not compile. */
export const byType = <Answer>(
  action: Action<AnyRow>,
  answers: { [Type in ActionType]: (action: ActionOf<Type>) => Answer },
): Answer => {
  // The compiler cannot follow through the union that the map holds the answer for this type.
  const answer = answers[action.type] as (action: Action<AnyRow>) => Answer
  return answer(action)
}

type Acting = ActionOf<'send'> | ActionOf<'form'>

/** Returns the action of a list that implements a verb of react-admin; undefined without one. */
export const actionOf = ({ actions }: Pick<Resource, 'actions'>, verb: Verb): Acting | undefined =>
  Object.values(actions ?? {}).find(
    (action): action is Acting => (action.type === 'send' || action.type === 'form') && action.verb === verb,
  )
