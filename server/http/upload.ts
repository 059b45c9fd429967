import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Upload } from '@contract/call'
import { Refusal } from '@contract/errors'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'

/** An uploaded file, on disk within its size limit. `name` is what the sender called it: shown, never used as a path. */
export type Uploaded = { path: string; name: string; bytes: number; discard(): Promise<void> }

const cleanName = (name: string) =>
  name
    .replace(/^.*[\\/]/, '')
    .replace(/[\p{Cc}\p{Cs}"]/gu, '')
    .slice(-120)

const save = async (part: MultipartFile, upload: Upload): Promise<Uploaded> => {
  if (part.fieldname !== upload.field) throw new Refusal('file-missing')
  const name = cleanName(part.filename ?? '')
  if (!upload.accept.some(ending => name.toLowerCase().endsWith(ending))) throw new Refusal('file-not-spreadsheet')
  const folder = await mkdtemp(join(tmpdir(), 'daftari-upload-'))
  const discard = () => rm(folder, { recursive: true, force: true })
  try {
    const path = join(folder, 'upload')
    await pipeline(part.file, createWriteStream(path, { mode: 0o600 }))
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

/**
 * Streams the one file of a multipart request to disk. Refuses: no multipart or no file in the named field
 * ('file-missing'), a larger one than the call takes ('file-too-large'), one whose ending it does not take, a second.
 */
export const receiveUpload = async (request: FastifyRequest, upload: Upload): Promise<Uploaded> => {
  if (!request.isMultipart()) throw new Refusal('file-missing')
  const limits = { fileSize: upload.megabytes * 1024 * 1024, files: 1, fields: 10, parts: 11 }
  let saved: Uploaded | undefined
  try {
    for await (const part of request.parts({ limits })) if (part.type === 'file') saved = await save(part, upload)
    if (!saved) throw new Refusal('file-missing')
    return saved
  } catch (error) {
    await saved?.discard()
    throw refusalFor(error, upload)
  }
}
