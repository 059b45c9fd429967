import type { ComponentType } from 'react'
import type { ActionOf, ActionType } from '@/definition/actions'
import type { Reload, Resource } from '@/definition/defineResource'
import type { Row } from '../list/columns'

/** What a page lets an action do beside opening its dialog. */
export type Place = {
  pageExists(path: string): boolean
  /** Opens a page of the portal. */
  go(path: string): void
  /** Adds to the address of the list. */
  open(parameters: Record<string, string>): void
  tasks: Readonly<Record<string, (row: Row) => void>>
}

export type DialogProps<Type extends ActionType> = {
  resource: Resource
  /** The action's key in its definition. */
  name: string
  action: ActionOf<Type, Row>
  row: Row
  close(): void
  done(reload: Reload | undefined): void
}

/** An action that something stands for while it is under way: a dialog, or a write that shows itself busy. */
type Shown<Type extends ActionType> = { Dialog: ComponentType<DialogProps<Type>> }

/** An action that is over as soon as it was started; it may depend on the page whether it can be. */
type Immediate<Type extends ActionType> = {
  offered(action: ActionOf<Type, Row>, row: Row, place: Place): boolean
  start(action: ActionOf<Type, Row>, row: Row, place: Place): void
}

/** How the actions of one type behave in a list. */
export type ActionKind<Type extends ActionType> = Shown<Type> | Immediate<Type>
