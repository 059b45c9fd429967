import type { Sending } from '@contract/call'
import type { DataProvider } from 'react-admin'

type Options = { signal?: AbortSignal; onUpload?(fraction: number): void }

/** What the views need of the data provider: react-admin's verbs, and calls addressed with a row. */
export type RegistryDataProvider = DataProvider & {
  send<R, A>(sending: Sending<R, A>, row: R, options?: Options): Promise<A>
  read<R, A>(sending: Sending<R, A>, row: R, options?: Options): Promise<A>
}
