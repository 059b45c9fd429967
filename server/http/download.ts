import type { Readable } from 'node:stream'
import type { Download } from '@contract/call'
import type { MediaType, SheetType } from '@contract/media'
import type { FastifyReply } from 'fastify'

/** A file as a handler gives it: its bytes, what it is, and what to call it where it is kept. */
export type ServedFile = { bytes: Uint8Array | Readable; type: MediaType | SheetType; name: string }

const isServedFile = (answer: unknown): answer is ServedFile =>
  typeof answer === 'object' && answer !== null && 'bytes' in answer && 'type' in answer && 'name' in answer

/** Returns what a handler gave as the file that its call answers. Throws where it is none, which is a fault of ours. */
export const servedFile = ({ id }: { id: string }, answer: unknown): ServedFile => {
  if (!isServedFile(answer)) throw new Error(`${id} gave no file`)
  return answer
}

const hex = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`

/** A name that no header and no file system takes for anything else. */
const plainName = (name: string) => name.replace(/[^\w .()-]+/g, '_').slice(-120) || 'file'

/**
 * Sends a file as one: never shown by the browser itself, run in no page, taken for nothing but what it is called.
 * One that the call does not declare is a fault of ours.
 */
export const sendFile = (
  reply: FastifyReply,
  { id, download }: { id: string; download: Download },
  { bytes, type, name }: ServedFile,
) => {
  if (!download.types.includes(type)) throw new Error(`${id} answers no ${type}`)
  const encoded = encodeURIComponent(name.replace(/[\p{Cc}\p{Cs}]/gu, '')).replace(/['()*]/g, hex)
  return reply
    .type(type)
    .header('Content-Disposition', `attachment; filename="${plainName(name)}"; filename*=UTF-8''${encoded}`)
    .header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
    .send(bytes instanceof Uint8Array ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) : bytes)
}
