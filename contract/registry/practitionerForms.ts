import { type ZodType, z } from 'zod'
import { maybe, word } from '../call'
import { Id } from '../id'

/** Accepts a list, or a single object, which becomes a list of one. */
export const oneOrMany = <T extends ZodType>(schema: T) => z.union([z.array(schema), schema.transform(only => [only])])

export const Profession = z.object({
  professionName: maybe(word),
  professionBody: maybe(word),
  memberShipId: maybe(word),
  expiryOfMemberShip: maybe(z.string()),
})

/** A stored file: its handle, and the name it was filed under when that differs. */
const StoredFile = z.union([
  z.string().transform(filename => ({ filename, name: filename })),
  z.object({ filename: z.string(), name: maybe(z.string()) }),
])

const Form1Attachment = z.object({ insolvencyDocument: maybe(StoredFile) })
const PassportPhoto = z.object({ filename: maybe(z.string()) })

/** An application to become or remain a practitioner. The first one decides the tabs (decision D14). */
export const Form1 = z.object({
  id: maybe(Id),
  /** Task that holds the messages about the application; the documents do not say where it comes from. */
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
