import { Id } from '@contract/id'
import { z } from 'zod'

/** Where the account that the summary is about is kept, from the list on (decision E3). */
export const SELECTED_ACCOUNT = 'selectedAccount'
const SelectedAccount = z.object({ id: Id, name: z.string() })
export type SelectedAccount = z.infer<typeof SelectedAccount>

/** The account that was opened from a list; undefined when none was. */
export const selectedAccount = (): SelectedAccount | undefined => {
  try {
    return SelectedAccount.safeParse(JSON.parse(sessionStorage.getItem(SELECTED_ACCOUNT) ?? 'null')).data
  } catch {
    return undefined
  }
}
