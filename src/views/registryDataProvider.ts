import type { ListCall, Sending } from '@contract/call'
import type { Page } from '@contract/dialects'
import type { DataProvider } from 'react-admin'

type Options = { signal?: AbortSignal; onUpload?(fraction: number): void }

/** What the views need of the data provider: react-admin's verbs, and calls addressed with a row. */
export type RegistryDataProvider = DataProvider & {
  send<R, A>(sending: Sending<R, A>, row: R, options?: Options): Promise<A>
  read<R, A>(sending: Sending<R, A>, row: R, options?: Options): Promise<A>
  /** A page of a list that stands inside another page. `filter` also holds what fills the braces of the path. */
  rows<F, Row>(
    call: ListCall<string, F, Row>,
    page: Page,
    filter: Record<string, unknown>,
    options?: Options,
  ): Promise<{ rows: Row[]; total: number }>
}
