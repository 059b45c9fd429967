import { type ZodType, z } from 'zod'
import type { MediaType, SheetType } from './media'

/** A file inside JSON: base64 text, or its address. */
export type FileReference = { base64: string } | { url: string }

/**
 * Files that a call answers in place of JSON: the accepted media types and the largest size in megabytes. With
 * `reference` hosts may answer JSON that holds the file, its address, or that there is none; the result is null then.
 */
export type Download = {
  types: readonly (MediaType | SheetType)[]
  megabytes: number
  /** The file may be of any kind; `types` are those that our API answers. */
  stored?: true
  reference?: ZodType<FileReference | null>
}

/** A file as base64 text in a field of an answer. Our API encodes it while reading it. */
export const Base64File = z.string().brand<'Base64File'>()
export type Base64File = z.infer<typeof Base64File>

/** Empty answer of a host: null, an empty object or an empty list (decision 033). */
const Nothing = z.union([z.null(), z.strictObject({}), z.tuple([])]).transform(() => null)

/** Accepts the answer that `schema` reads, or an empty one, which becomes null. */
export const orNull = <T extends ZodType>(schema: T) => z.union([schema, Nothing])

/** Declares that a call answers a file, which the portal receives as a Blob. Spread it into the call. */
export const fileAnswer = (types: readonly (MediaType | SheetType)[], megabytes: number) => ({
  download: { types, megabytes },
  answer: z.instanceof(Blob),
})

/** Declares that a call answers a stored file, which may be of any kind and can always be saved. */
export const storedFile = (types: readonly (MediaType | SheetType)[], megabytes: number) => {
  const { download, answer } = fileAnswer(types, megabytes)
  return { download: { ...download, stored: true as const }, answer }
}

/** Declares that a call answers a Blob, or null when there is no file (decision 033). Spread it into the call. */
export const fileOrNull = (
  types: readonly (MediaType | SheetType)[],
  megabytes: number,
  reference: ZodType<FileReference | null> = Nothing,
) => ({
  download: { types, megabytes, reference },
  answer: z.union([z.instanceof(Blob), z.null()]),
})

/** Text that some hosts send as a number, such as codes and reference numbers. */
export const word = z.union([z.string(), z.number()]).transform(String)

/** Number that some hosts send as text. */
export const figure = z.union([
  z.number(),
  z
    .string()
    .trim()
    .regex(/^-?[\d,]+(\.\d+)?$/)
    .transform(text => Number(text.replaceAll(',', ''))),
])

/**
 * Answer of most writes: a message when the host sends one, and, from our API, its code for translation. `caution`
 * means that the write succeeded but a side effect failed; the message says which. Some hosts answer a number as the
 * code, and null or an empty list for no message (decision 033).
 */
export const Said = z.preprocess(
  // Every key is optional, so the schema would accept a wrapper and lose the message inside `data` (decision A16).
  body =>
    z.looseObject({ message: z.undefined().optional(), data: z.looseObject({ message: z.string() }) }).safeParse(body)
      .data?.data ?? (Nothing.safeParse(body).success ? {} : body),
  z.looseObject({ message: z.string().nullish(), code: word.nullish(), caution: z.boolean().nullish() }),
)
export type Said = z.infer<typeof Said>
