import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Upload } from '@contract/call'
import { Refusal } from '@contract/errors'
import { type MediaType, mediaTypeOf } from '@contract/media'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { LeastPace } from '../config/settings'
import type { UploadFolder } from './uploadFolder'
import { watchPace } from './uploadLimits'

/** An uploaded file, on disk within its size limit. `name` is what the sender called it: shown, never used as a path. */
export type Uploaded = { path: string; name: string; bytes: number; discard(): Promise<void> }

/** Returns the SHA-256 of an uploaded file, by which the audit trail identifies one that is not kept. */
export const digestOf = async ({ path }: Pick<Uploaded, 'path'>): Promise<string> => {
  const digest = createHash('sha256')
  for await (const chunk of createReadStream(path)) digest.update(chunk)
  return digest.digest('hex')
}

const cleanName = (name: string) =>
  name
    .replace(/^.*[\\/]/, '')
    .replace(/[\p{Cc}\p{Cs}"]/gu, '')
    .slice(-120)

const BEGINNING = 2048

/** The first bytes of a file, which say what it is. */
const beginningOf = async (path: string) => {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(BEGINNING), 0, BEGINNING, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

const checkContent = async (path: string, types: readonly MediaType[], accept: readonly string[]) => {
  const type = mediaTypeOf(await beginningOf(path))
  if (!type || !types.includes(type)) throw new Refusal('file-of-other-kind', { kinds: accept.join(', ') })
}

const save = async (part: MultipartFile, upload: Upload, uploads: UploadFolder): Promise<Uploaded> => {
  if (part.fieldname !== upload.field) throw new Refusal('file-missing')
  const name = cleanName(part.filename ?? '')
  const { accept, types } = upload
  if (!types && !accept.some(ending => name.toLowerCase().endsWith(ending)))
    throw new Refusal('file-of-other-kind', { kinds: accept.join(', ') })
  const folder = await uploads.make()
  const discard = () => rm(folder, { recursive: true, force: true })
  try {
    const path = join(folder, 'upload')
    await pipeline(part.file, createWriteStream(path, { mode: 0o600 }))
    if (types) await checkContent(path, types, accept)
    return { path, name, bytes: (await stat(path)).size, discard }
  } catch (error) {
    await discard()
    throw error
  }
}

const ourTrouble = /^(FST_|ENOSPC|EDQUOT|EMFILE|EACCES)/

/** A form that cannot be read, or whose sender went away, is the sender's trouble; a full disk is ours. */
const refusalFor = (error: unknown, { megabytes }: Upload) => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new Refusal('file-too-large', { megabytes })
  return error instanceof Refusal || ourTrouble.test(code) ? error : new Refusal('malformed-request')
}

const FIELDS = 40
const FIELD_BYTES = 16_384

export type Received = { file: Uploaded | undefined; fields: Record<string, string> }

const receive = async (request: FastifyRequest, upload: Upload, uploads: UploadFolder): Promise<Received> => {
  const limits = {
    fileSize: upload.megabytes * 1024 * 1024,
    files: 1,
    fields: FIELDS,
    fieldSize: FIELD_BYTES,
    parts: FIELDS + 1,
  }
  let file: Uploaded | undefined
  const fields: Record<string, string> = {}
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') file = await save(part, upload, uploads)
      else if (part.valueTruncated || part.fieldname === '__proto__') throw new Refusal('malformed-request')
      else fields[part.fieldname] = String(part.value)
    }
    if (!file && !upload.optional) throw new Refusal('file-missing')
    return { file, fields }
  } catch (error) {
    await file?.discard()
    throw refusalFor(error, upload)
  }
}

/** Folder of uploads, and the least pace at which they may arrive. */
export type UploadOptions = { uploads: UploadFolder; pace: LeastPace }

/**
 * Streams the one file of a multipart request to disk and gathers the fields beside it. Refuses: no multipart, or no
 * file in the named field where there must be one ('file-missing'), a larger one than the call takes
 * ('file-too-large'), one of a kind that it does not take, a second, a sender slower than the least pace
 * ('upload-too-slow').
 */
export const receiveUpload = async (
  request: FastifyRequest,
  upload: Upload,
  { uploads, pace }: UploadOptions,
): Promise<Received> => {
  if (!request.isMultipart()) throw new Refusal('file-missing')
  const received = receive(request, upload, uploads)
  let endWatch = () => {}
  const tooSlow = new Promise<never>((_, fail) => {
    endWatch = watchPace(request, pace, () => {
      // Bytes that still arrive are removed: they end with their socket, which the answer ends.
      received.then(({ file }) => file?.discard()).catch(() => undefined)
      fail(new Refusal('upload-too-slow', { kilobytes: pace.bytesPerSecond / 1000 }))
    })
  })
  try {
    return await Promise.race([received, tooSlow])
  } finally {
    endWatch()
  }
}
