import { type ZodType, z } from 'zod'
import { Id } from '../id'
import { personalText } from '../personal'

/** Colours and icons of flags. The name always stands beside them. */
export const flagColours = ['RED', 'AMBER', 'GREEN', 'BLUE', 'VIOLET', 'GREY'] as const
export const flagIcons = ['FLAG', 'GAVEL', 'SEARCH', 'PERSON', 'SHIELD', 'HIDDEN', 'LOCK', 'WARNING'] as const

/** Name and look of a flag, as rows of lists have it. */
const look = { name: z.string(), colour: z.enum(flagColours), icon: z.enum(flagIcons) }
export const FlagMark = z.object(look)
export type FlagMark = z.infer<typeof FlagMark>

/** A flag that acts on a record now. */
export const ActiveFlag = z.object({
  id: Id,
  kindId: Id,
  ...look,
  reason: personalText(z.string()),
  /** Number of the document that ordered it. */
  document: z.string().nullish(),
  /** Last day, at whose end it ends by itself. */
  lastDay: z.string().nullish(),
  setBy: z.string(),
  setAt: z.string(),
  /** Effect on changes of the record: some are refused, or sent to approval. */
  effect: z.enum(['REFUSES', 'APPROVAL', 'NONE']),
  masksAddresses: z.boolean(),
})
export type ActiveFlag = z.infer<typeof ActiveFlag>

/** Flags and notes of a record, as the answer of its file brings them. */
export const RecordNotes = z.object({
  flags: z.array(ActiveFlag),
  /** Number of notes that are not removed, with the latest one. */
  count: z.number().int(),
  latest: z.object({ text: personalText(z.string()), author: z.string(), at: z.string() }).nullish(),
})
export type RecordNotes = z.infer<typeof RecordNotes>

/** Adds fields to an object, also behind a preprocessing step. The type of the schema does not show them. */
const extended = <T extends ZodType>(schema: T, part: z.ZodRawShape): T => {
  if (schema instanceof z.ZodPipe && schema.out instanceof z.ZodObject)
    return z.pipe(schema.in, schema.out.safeExtend(part)) as unknown as T
  if (!(schema instanceof z.ZodObject)) throw new TypeError('Flags and notes need an answer that is an object')
  return schema.safeExtend(part) as unknown as T
}

/** Adds the flags that our API answers beside the fields of a row. */
export const withFlags = <T extends ZodType>(row: T): T => extended(row, { flags: z.array(FlagMark).nullish() })

/** Adds the notes and flags that our API answers beside the fields of a file. */
export const withNotes = <T extends ZodType>(answer: T): T => extended(answer, { notes: RecordNotes.nullish() })
const Flagged = z.object({ flags: z.array(FlagMark) })
const Noted = z.object({ notes: RecordNotes })

/** Returns the flags of a row; none of a host without notes. */
export const flagsIn = (row: unknown): FlagMark[] => Flagged.safeParse(row).data?.flags ?? []

/** Returns the notes and flags of a file; undefined of a host without notes. */
export const notesIn = (file: unknown): RecordNotes | undefined => Noted.safeParse(file).data?.notes
