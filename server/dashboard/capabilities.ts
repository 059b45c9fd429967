import { Capabilities, isListExtension } from '@contract/extensions'
import { allExtensions } from '@contract/index'
import type { portal as contract } from '@contract/portal/capabilities'
import type { Handlers } from '../http/serve'
import { summarise } from './summary'

export const portalHandlers: Handlers<typeof contract> = {
  /** Our API has every extension. */
  capabilities: async () =>
    Capabilities.parse({
      ...Object.fromEntries(allExtensions.map(name => [name, true])),
      lists: allExtensions.filter(isListExtension),
    }),
  summary: ({ db, who }) => summarise(db, who.permissions),
}
