import { z } from 'zod'

const Params = z.record(z.string(), z.union([z.string(), z.number()])).optional()

/** Body of every refusal on the wire. `fields` maps names of fields to their errors, `faults` to the codes of these. */
export const ErrorBody = z.object({
  status: z.number(),
  code: z.string(),
  message: z.string(),
  params: Params,
  fields: z.record(z.string(), z.string()).optional(),
  faults: z.record(z.string(), z.object({ code: z.string(), params: Params })).optional(),
})
export type ErrorBody = z.infer<typeof ErrorBody>
