import type { portal as contract } from '@contract/portal/capabilities'
import type { Handlers } from '../http/serve'
import { summarise } from './summary'

export const portalHandlers: Handlers<typeof contract> = {
  capabilities: async () => ({ access: true, audit: true, summary: true, broadcasts: true }),
  summary: ({ db, who }) => summarise(db, who.permissions),
}
