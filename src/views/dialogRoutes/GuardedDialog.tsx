import type { ReactNode } from 'react'
import type { DialogAddress } from './dialogAddress'
import { UnsavedInputContext, useBackGuard } from './useBackGuard'

type Props<Address> = {
  /** Address of the dialog while it is open. */
  opened: Address | undefined
  /** Returns the dialog of an address. */
  children(shown: Address): ReactNode
}

/** Dialog of a page that the address opens: Back asks before it discards what was typed in it. */
export const GuardedDialog = <Address extends DialogAddress>({ opened, children }: Props<Address>) => {
  const { shown, tell } = useBackGuard(opened)
  return shown && <UnsavedInputContext value={tell}>{children(shown)}</UnsavedInputContext>
}
