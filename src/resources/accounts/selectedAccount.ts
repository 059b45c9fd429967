import { Id } from '@contract/id'
import { z } from 'zod'

/** Session storage key of the account that the summary shows, set by the list (decision E3). */
export const SELECTED_ACCOUNT = 'selectedAccount'
const SelectedAccount = z.object({ id: Id, name: z.string() })
export type SelectedAccount = z.infer<typeof SelectedAccount>

/** Returns the account that was opened from a list; undefined without one. */
export const selectedAccount = (): SelectedAccount | undefined => {
  try {
    return SelectedAccount.safeParse(JSON.parse(sessionStorage.getItem(SELECTED_ACCOUNT) ?? 'null')).data
  } catch {
    return undefined
  }
}
