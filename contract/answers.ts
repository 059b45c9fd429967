import { type ZodType, z } from 'zod'
import type { MediaType } from './media'

/** A file that JSON holds as base64 text, or names the address of. */
export type FileReference = { base64: string } | { url: string }

/**
 * Call that answers a file in place of JSON: the media types taken and the largest size in megabytes. With `reference`
 * hosts may answer JSON that holds or names the file, or says that there is none; the answer is null then.
 */
export type Download = {
  types: readonly MediaType[]
  megabytes: number
  reference?: ZodType<FileReference | null>
}

/** A file as text in a field of an answer. Our API spells it while it is read. */
export const Base64File = z.string().min(1).brand<'Base64File'>()
export type Base64File = z.infer<typeof Base64File>

/** An answer in which a host says that there is nothing: null, an empty object or an empty list (decision 033). */
const Nothing = z.union([z.null(), z.strictObject({}), z.tuple([])]).transform(() => null)

/** The answer of a call that may find nothing on file: what `schema` reads, or null. */
export const orNull = <T extends ZodType>(schema: T) => z.union([schema, Nothing])

/** Spread into what is said of a call: it answers a file, which the portal is given as a Blob. */
export const fileAnswer = (types: readonly MediaType[], megabytes: number) => ({
  download: { types, megabytes },
  answer: z.instanceof(Blob),
})

/** Spread into a call whose host may have no file: it answers a Blob, or null where there is none (decision 033). */
export const fileOrNull = (
  types: readonly MediaType[],
  megabytes: number,
  reference: ZodType<FileReference | null> = Nothing,
) => ({
  download: { types, megabytes, reference },
  answer: z.union([z.instanceof(Blob), z.null()]),
})
