import { signInRefusals } from '@contract/auth/signInRefusals'
import type { Download } from '@contract/call'
import type { Wrapping } from '@contract/dialects'
import { fill } from '@contract/fill'
import { mediaTypeOf } from '@contract/media'
import { ApiError, unfitAnswer } from './apiError'

/** Bytes of a megabyte, as sizes are counted. */
export const MEGABYTE = 1024 * 1024

/** A file larger than its call takes: what came of it is dropped. */
export const fileTooLarge = (megabytes: number) =>
  new ApiError({
    status: 413,
    code: 'file-too-large',
    message: fill(signInRefusals['file-too-large'][1], { megabytes }),
    params: { megabytes },
  })

/** No refusal is longer. */
const LONGEST_REFUSAL = 64 * 1024

/** Returns what a host answers in a file's place when it is JSON of `most` bytes at most, else undefined. */
export const jsonIn = async (data: unknown, most = LONGEST_REFUSAL): Promise<unknown> => {
  if (!(data instanceof Blob)) return data
  if (data.size > most) return undefined
  try {
    return JSON.parse(await data.text())
  } catch {
    return undefined
  }
}

/** Bytes that a file of so many megabytes takes as base64 in JSON. */
export const bytesAsText = (megabytes: number) => Math.ceil(megabytes * MEGABYTE * 1.4)

const fromBase64 = (id: string, text: string) => {
  try {
    const letters = atob(text.replace(/\s/g, '').replaceAll('-', '+').replaceAll('_', '/'))
    return new Blob([Uint8Array.from(letters, letter => letter.charCodeAt(0))])
  } catch {
    throw unfitAnswer(id, 'its base64 text is damaged')
  }
}

const typeOf = async (file: Blob) => mediaTypeOf(new Uint8Array(await file.slice(0, 2048).arrayBuffer()))

/**
 * Returns the file of a call whose host may answer JSON in its place: the file itself, the one that the JSON holds, or
 * the one that `load` brings from the address it names; null where it says that there is none. Throws ApiError.
 */
export const fileOrReference = async (
  { id, wrapping, download }: { id: string; wrapping: Wrapping; download: Download },
  data: unknown,
  load: (url: string) => Promise<unknown>,
): Promise<Blob | null> => {
  const { megabytes, reference } = download
  const isFile = data instanceof Blob && (!reference || (await typeOf(data)) !== undefined)
  if (!reference || isFile) return fileIn({ id, download }, data)
  const json = data instanceof Blob && data.size === 0 ? null : await jsonIn(data, bytesAsText(megabytes))
  const [file] = wrapping.candidates(json).flatMap(candidate => {
    const { success, data: fileReference } = reference.safeParse(candidate)
    return success ? [fileReference] : []
  })
  if (file === undefined) throw unfitAnswer(id, 'its JSON neither holds nor names a file')
  if (file === null) return null
  return fileIn({ id, download }, 'base64' in file ? fromBase64(id, file.base64) : await load(file.url))
}

/** Tells whether an answer is a page or JSON, such as the sign-in of a proxy or an error, in place of a file. */
const isPageOrJson = async (file: Blob) => /^\s*(\{\s*["}]|\[|<(!doctype|html))/i.test(await file.slice(0, 200).text())

/**
 * The file that a call answered, under the type its own bytes say, whatever the host calls it. Throws ApiError:
 * 'file-too-large', or 'unfit-answer' when it is none of the kinds that the call names; a stored file may be of any kind.
 */
const fileIn = async (call: { id: string; download: Download }, data: unknown): Promise<Blob> => {
  if (!(data instanceof Blob)) throw unfitAnswer(call.id, 'it is no file')
  if (data.size > call.download.megabytes * MEGABYTE) throw fileTooLarge(call.download.megabytes)
  const type = await typeOf(data)
  if (call.download.stored && !(await isPageOrJson(data))) return data
  if (!type || !call.download.types.includes(type))
    throw unfitAnswer(call.id, `it is none of ${call.download.types.join(', ')}`)
  return data.slice(0, data.size, type)
}
