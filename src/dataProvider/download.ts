import type { Download } from '@contract/call'
import { fill, refusals } from '@contract/errors'
import { mediaTypeOf } from '@contract/media'
import { ApiError, unfitAnswer } from './apiError'

/** How a size in megabytes is counted. */
export const MEGABYTE = 1024 * 1024

/** A file larger than its call takes: what came of it is dropped. */
export const fileTooLarge = (megabytes: number) =>
  new ApiError(413, 'file-too-large', fill(refusals['file-too-large'][1], { megabytes }), {}, { megabytes })

/** No refusal is longer. */
const LONGEST_REFUSAL = 64 * 1024

/** What a host says in a file's place, when it is JSON. */
export const jsonIn = async (data: unknown): Promise<unknown> => {
  if (!(data instanceof Blob)) return data
  if (data.size > LONGEST_REFUSAL) return undefined
  try {
    return JSON.parse(await data.text())
  } catch {
    return undefined
  }
}

/**
 * The file that a call answered, under the type its own bytes say, whatever the host calls it. Throws ApiError:
 * 'file-too-large', or 'unfit-answer' when it is none of the kinds that the call names.
 */
export const fileIn = async (call: { id: string; download: Download }, data: unknown): Promise<Blob> => {
  if (!(data instanceof Blob)) throw unfitAnswer(call.id, 'it is no file')
  if (data.size > call.download.megabytes * MEGABYTE) throw fileTooLarge(call.download.megabytes)
  const type = mediaTypeOf(new Uint8Array(await data.slice(0, 2048).arrayBuffer()))
  if (!type || !call.download.types.includes(type))
    throw unfitAnswer(call.id, `it is none of ${call.download.types.join(', ')}`)
  return data.slice(0, data.size, type)
}
