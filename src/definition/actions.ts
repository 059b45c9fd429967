import type { Sending } from '@contract/call'
import type { Extension } from '@contract/extensions'
import type { Id } from '@contract/id'
import type { Permission, Permit } from '@contract/permissions'
import type { AnyRow, FormDialog, Resource, Says } from './defineResource'
import type { Loaded, Source } from './source'

/** A record's past: read when asked for, with facts above and a line for each change. */
export type History<Row> = {
  title(row: Row): string
  read: Sending<Row>
  facts: { label: string; kind: 'text' | 'date' | 'dateTime'; of(row: Row): string | null | undefined }[]
  /** Every sentence a change can be told in, by a name of its own, so that other languages can tell it too. */
  changeWords: Record<string, string>
  changes(answer: unknown): { word: string; at?: string | null; by?: string | null }[]
}

/** What else there is to tell of a row than its list brought: read when it is asked for, one fact to a line. */
export type Also<Row> = {
  source: Source<Row, Loaded>
  facts: Record<string, { label: string; of(answer: unknown): string | null | undefined }>
  /** Said when none of them is known. */
  none: string
}

/** Facts of what a source brings; how each reads is checked against it. */
export const also = <Row, A extends Loaded>(
  source: Source<Row, A>,
  none: string,
  facts: Record<string, { label: string; of(answer: A): string | null | undefined }>,
): Also<Row> => ({
  source,
  none,
  facts: Object.fromEntries(
    // The source of these facts brings nothing else.
    Object.entries(facts).map(([name, { label, of }]) => [name, { label, of: answer => of(answer as A) }]),
  ),
})

/**
 * A row in full, from what the list already brought: more of its fields than there are columns, or each part of a change
 * before and after, read side by side.
 */
export type Details<Row, Name extends string = string> = { title(row: Row): string } & (
  | { fields: readonly Name[]; also?: Also<Row> }
  | { parts(row: Row): { name: string; before: string | undefined; after: string | undefined }[] }
)

/** A document that belongs to a row, read when it is asked for. */
export type Viewed<Row> = {
  title(row: Row): string
  fileName(row: Row): string
  read: Sending<Row, Blob>
}

/** Asked before anything is sent: the question, what it is about, and what would be lost. */
type Confirm<Row> = { question: string; names(row: Row): string; loss?: string }
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
  | 'key'
  | 'mail'
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
  | 'view'

/** What a page without a number in its address is about: kept for this tab, and gone when somebody signs out. */
export type Kept = { key: string; value: unknown }

/** What belongs to a row, each with a way to take it away. */
export type Items<Row> = {
  title(row: Row): string
  /** In the order shown; `name` is how it reads. */
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

/** A picture that belongs to a row. */
export type Shown<Row> = {
  title(row: Row): string
  source: Source<Row, Blob | null>
  none: string
}

/**
 * The verb of react-admin that an action is, so that `useUpdate` and `useDelete` send it too: at most one action for each
 * verb of a list. Creating has a place of its own in the definition.
 */
export type Verb = 'update' | 'delete'

type ActionCommon<Row> = {
  label: string
  icon: ActionIcon
  /** The extension that it rests on: not offered by a host that does not announce it. */
  extension?: Extension
  permit?: Permission
  when?(row: Row): boolean
  /** Shown as a button in the row; the others gather in a menu. */
  primary?: boolean
  /** The column beside whose value it stands, in place of the row's other actions. */
  beside?: string
  /** Started from a cell of the row, and nowhere else. */
  cell?: true
}

/** What each type of action is made of, beside what all have. */
type ActionParts<Row> = {
  /** One call, at once or after a question. */
  send: { send: Sending<Row>; says?: Says; confirm?: Confirm<Row>; verb?: Verb }
  /** Taken off the screen alone, which is said: it is back as soon as the list is read again. */
  aside: { aside: string }
  /** Offered and not to be had: the host has no call for it, which is said in words of its own once it is confirmed. */
  unavailable: { unavailable: string; confirm?: Confirm<Row> }
  document: { document: Viewed<Row> }
  /**
   * A form. With a `read` it opens at once with what the list knows, and holds what is read of the row as soon as it
   * comes, unless something was typed before.
   */
  form: {
    // biome-ignore lint/suspicious/noExplicitAny: drafts differ by form, and each is checked where it is written
    form: FormDialog<any>
    draft(row: Row): Record<string, unknown>
    verb?: Verb
    read?: Sending<Row, Row>
    /** Names the record under the dialog's title; without it the headline of the list does. */
    about?(row: Row): string
  }
  history: { history: History<Row> }
  details: { details: Details<Row> }
  items: { items: Items<Row> }
  picture: { picture: Shown<Row> }
  /**
   * A task of the page, by the name the page knows it by; a page that knows no such task offers none. Its calls say what
   * it takes.
   */
  task: { task: string; calls: readonly { permit: Permit }[] }
  /** Opens over the list, at an address of its own: what the list's address is given to open it. */
  address: { address(row: Row): Record<string, string> }
  /**
   * Opens a page. A file's type is noted for the viewer; what the page is about may be kept for it until then.
   */
  open: { open(row: Row): string; fileType?: string; keeps?(row: Row): Kept }
}

export type ActionType = keyof ActionParts<AnyRow>
export type ActionOf<Type extends ActionType, Row = AnyRow> = { type: Type } & ActionCommon<Row> &
  ActionParts<Row>[Type]

/** Something that can be done with one row. */
export type Action<Row> = { [Type in ActionType]: ActionOf<Type, Row> }[ActionType]

/** Answers for an action by its type; a type without an answer does not compile. */
export const byType = <Answer>(
  action: Action<AnyRow>,
  answers: { [Type in ActionType]: (action: ActionOf<Type>) => Answer },
): Answer => {
  // The map holds the answer for just this type, which the compiler cannot follow through the union.
  const answer = answers[action.type] as (action: Action<AnyRow>) => Answer
  return answer(action)
}

type Acting = ActionOf<'send'> | ActionOf<'form'>

/** The action of a list that is one of react-admin's verbs. */
export const actionOf = ({ actions }: Pick<Resource, 'actions'>, verb: Verb): Acting | undefined =>
  Object.values(actions ?? {}).find(
    (action): action is Acting => (action.type === 'send' || action.type === 'form') && action.verb === verb,
  )
