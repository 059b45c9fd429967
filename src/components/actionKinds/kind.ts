import type { ComponentType } from 'react'
import type { ActionOf, ActionType } from '@/definition/actions'
import type { Reload } from '@/definition/defineResource'
import type { Tasks } from '../actions/tasks'
import type { Row } from '../list/columns'

/** Functions of the page that actions may use. */
export type PageFunctions = {
  pageExists(path: string): boolean
  /** Opens a page of the portal; the page of a row leads to the rows beside it. */
  go(path: string, row?: Row): void
  /** Opens a dialog of the list by its name, for a row. */
  openDialog(name: string, row: Row): void
  /** Adds the parameters with which an action shows a row to the address of the list. */
  open(parameters: Record<string, string>, row?: Row): void
  tasks: Tasks
}

export type DialogProps<Type extends ActionType> = {
  /** Key of the action in its definition. */
  name: string
  action: ActionOf<Type, Row>
  row: Row
  close(): void
  done(reload: Reload | undefined): void
}

/** Action with a component while it runs: a dialog, or a request that shows that it is busy. */
type Shown<Type extends ActionType> = { Dialog: ComponentType<DialogProps<Type>> }

/** Action without a component; the page may decide whether it is offered. Its button is busy while a promise lasts. */
type Immediate<Type extends ActionType> = {
  offered(action: ActionOf<Type, Row>, row: Row, page: PageFunctions): boolean
  start(action: ActionOf<Type, Row>, row: Row, page: PageFunctions): unknown
}

/** Behaviour of one type of action in a list. */
export type ActionKind<Type extends ActionType> = Shown<Type> | Immediate<Type>
