import { z } from 'zod'
import { list, maybe, post } from '../call'
import { content, paging } from '../dialects'
import { foldText } from '../fold'
import { Id } from '../id'

/** A government body: ministry, department or agency (docs/requirements/registries.md). */
export const Mda = z.object({
  no: Id,
  name: z.string(),
  createdAt: maybe(z.string()),
  updatedAt: maybe(z.string()),
  status: maybe(z.string()),
  /** Only our API sends it. */
  version: maybe(z.number()),
})
export type Mda = z.infer<typeof Mda>

const permit = 'can_view_blacklist_registry'
const Name = z.strictObject({ name: z.string().overwrite(foldText).min(1).max(200) })

export const mdas = {
  list: list('MDA-LIST', '/configuration/mda-registry', {
    permit,
    filter: z.object({ search: z.string().max(200).optional() }),
    row: Mda,
    paging: paging.limit,
    envelope: content,
  }),
  create: post('MDA-CREATE', '/configuration/mda-registry', { permit, body: Name }),
  update: post('MDA-EDIT', '/configuration/mda-registry/{no}', {
    permit,
    extras: { version: 'versions' },
    body: Name.extend({ version: z.number().int().optional() }),
  }),
}
