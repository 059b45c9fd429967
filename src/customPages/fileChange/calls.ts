import { type FilingDraft, filedChanges } from '@contract/portal/filedChanges'
import { reading } from '@/definition/source'

export const readPresent = reading(filedChanges.present.from(({ brn }: { brn: string }) => ({ path: { brn } })))
export const findVillages = filedChanges.villages.from(({ q }: { q: string }) => ({ query: { q } }))
export const uploadDocument = filedChanges.document.from(({ file }: { file: File }) => ({ file }))
export const sendFiling = filedChanges.file.from((body: FilingDraft) => ({ body: body as never }))
