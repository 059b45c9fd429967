import type { Id } from '@contract/id'
import { type InsolvencyDetails, insolvencyApplications, WINDING_UP } from '@contract/insolvency/applications'
import { isNotFound, reading, type Source } from '@/definition/source'

/** Application as the address names it: tracking number, and type of application. */
export type Asked = { number: string; kind: string | undefined }

const windingUp = insolvencyApplications.windingUp.from(({ number }: Asked) => ({
  query: { 'tracking-number': number },
}))
const other = insolvencyApplications.byTrackingNumber.from(({ number }: Asked) => ({
  query: { trackingNumber: number },
}))

/** Source of an application's details. Windings-up have a path of their own (decision H2). */
export const details: Source<Asked, InsolvencyDetails> = {
  key: 'insolvencyDetails',
  load: (request, ask) => ask.read(request.kind === WINDING_UP ? windingUp : other, request),
}

const messagesRead = reading(
  insolvencyApplications.messages.from(({ taskId, trackingNumber }: { taskId: Id; trackingNumber: string }) => ({
    path: { taskId },
    query: { trackingNumber },
  })),
)

/** Source of messages; empty for a host without this call, whose path is a guess (decision H4). */
export const messages: typeof messagesRead = {
  key: messagesRead.key,
  load: (from, ask) =>
    messagesRead.load(from, ask).catch((error: unknown) => {
      if (isNotFound(error)) return []
      throw error
    }),
}

export const readFile = insolvencyApplications.file.from(({ fileName }: { fileName: string }) => ({
  query: { attachment: fileName },
}))

export const permit = insolvencyApplications.byTrackingNumber.permit
