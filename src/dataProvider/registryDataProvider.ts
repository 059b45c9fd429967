import type { ListCall, Sending } from '@contract/call'
import type { Page } from '@contract/dialects'
import type { DataProvider } from 'react-admin'
import type { Resource } from '@/definition/defineResource'
import type { AskOptions } from './request'

/** Methods that address a call with a row, beside react-admin's verbs. */
export type Sender = {
  /**
   * Sends what a row becomes. A sending with a lookup asks that first, and is sent only when it finds something.
   * Answers what the call answers; throws ApiError.
   */
  send<Row, A>(sending: Sending<Row, A>, row: Row, options?: AskOptions): Promise<A>
  /** Reads what belongs to a row, its history for one. Refuses a call that changes anything; throws ApiError. */
  read<Row, A>(sending: Sending<Row, A>, row: Row, options?: AskOptions): Promise<A>
  /**
   * Asks for a page of a list that stands inside another page, such as the documents of one entity's file. `filter` also
   * holds what fills the braces of the path.
   */
  rows<F, Row>(
    call: ListCall<string, F, Row>,
    page: Page,
    filter: Record<string, unknown>,
    options?: AskOptions,
  ): Promise<{ rows: Row[]; total: number }>
}

/** The portal's data provider: react-admin's verbs, and calls addressed with a row. */
export type RegistryDataProvider = DataProvider &
  Sender & {
    /** Forgets every row listed so far: the next person sees nothing of the last one. */
    forget(): void
    /** Returns the definition of a list, loaded if needed. Rejects with ApiError where no list has the name. */
    definition(name: string): Promise<Resource>
  }
