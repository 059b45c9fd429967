import { type ZodType, z } from 'zod'
import { maybe, word } from '../call'
import { Id } from '../id'

/** Things that a host sends as a list, or, where there is only one, as it is. */
export const oneOrMany = <T extends ZodType>(schema: T) => z.union([z.array(schema), schema.transform(only => [only])])

export const Profession = z.object({
  professionName: maybe(word),
  professionBody: maybe(word),
  memberShipId: maybe(word),
  expiryOfMemberShip: maybe(z.string()),
})

/** A stored file: the name it is asked for by, and, where they differ, the one it was filed under. */
const StoredFile = z.union([
  z.string().transform(filename => ({ filename, name: filename })),
  z.object({ filename: z.string(), name: maybe(z.string()) }),
])

export const Form1Attachment = z.object({ insolvencyDocument: maybe(StoredFile) })
export const PassportPhoto = z.object({ filename: maybe(z.string()) })

/** An application to be, or to stay, a practitioner. The first one decides which tabs there are (decision D14). */
export const Form1 = z.object({
  id: maybe(Id),
  /** The task under which messages about the application are kept; the documents do not show where it comes from. */
  taskId: maybe(Id),
  status: maybe(z.string()),
  applicationType: maybe(z.string()),
  registrationDate: maybe(z.string()),
  createdAt: maybe(z.string()),
  firstName: maybe(word),
  lastName: maybe(word),
  gender: maybe(word),
  professions: maybe(oneOrMany(Profession)),
  passportPhotos: maybe(oneOrMany(PassportPhoto)),
  form1AttachmentList: maybe(oneOrMany(Form1Attachment)),
})
export type Form1 = z.infer<typeof Form1>
