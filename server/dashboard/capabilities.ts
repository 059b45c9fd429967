import { Capabilities, extensions } from '@contract/extensions'
import type { portal as contract } from '@contract/portal/capabilities'
import type { Handlers } from '../http/serve'
import { summarise } from './summary'

export const portalHandlers: Handlers<typeof contract> = {
  /** Our API has every extension. */
  capabilities: async () => Capabilities.parse(Object.fromEntries(extensions.map(name => [name, true]))),
  summary: ({ db, who }) => summarise(db, who.permissions),
}
