import type { Id } from '@contract/id'
import { addresses } from '@contract/registry/addresses'
import { practitioners } from '@contract/registry/practitioners'

/** The calls of the page, addressed by what it has in hand. */
export const readFile = practitioners.read.from(({ number }: { number: string }) => ({ path: { n: number } }))
export const readMessages = practitioners.messages.from(({ taskId }: { taskId: Id }) => ({ path: { taskId } }))
export const readPhoto = practitioners.photo.from(({ filename }: { filename: string }) => ({ path: { filename } }))
export const readAttachment = practitioners.attachment.from(({ filename }: { filename: string }) => ({
  path: { filename },
}))
export const readCertificate = practitioners.certificate.from(({ number }: { number: string }) => ({
  query: { upn: number },
}))
export const readPlaces = addresses.byVillage.from(({ villageId }: { villageId: Id }) => ({ query: { villageId } }))
