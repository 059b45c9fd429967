import type { Id } from '@contract/id'
import { addresses } from '@contract/registry/addresses'
import { practitioners } from '@contract/registry/practitioners'

/** Requests of the page, built from the ids that it has. */
export const readFile = practitioners.read.from(({ number }: { number: string }) => ({ path: { n: number } }))
export const readMessages = practitioners.messages.from(({ taskId, number }: { taskId: Id; number: string }) => ({
  path: { taskId },
  query: { practitionerNumber: number },
}))
export const readPhoto = practitioners.photo.from(({ filename }: { filename: string }) => ({ path: { filename } }))
export const readAttachment = practitioners.attachment.from(({ filename }: { filename: string }) => ({
  path: { filename },
}))
export const readCertificate = practitioners.certificate.from(({ number }: { number: string }) => ({
  query: { upn: number },
}))
export const readPlaces = addresses.byVillage.from(({ villageId }: { villageId: Id }) => ({ query: { villageId } }))
