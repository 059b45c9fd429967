import { z } from 'zod'

/** An answer that its own contract would not take: a fault of ours, seen before it reaches anybody. */
class UnfitAnswer extends Error {
  override readonly name = 'UnfitAnswer'
  constructor({ id }: { id: string }, error: z.ZodError) {
    super(`The answer of ${id} does not fit its contract: ${z.prettifyError(error)}`)
  }
}

/** Throws where an answer does not fit the schema of its call. */
export const fitting = (call: { id: string }, schema: z.ZodType, answer: unknown) => {
  const parsed = schema.safeParse(JSON.parse(JSON.stringify(answer)))
  if (!parsed.success) throw new UnfitAnswer(call, parsed.error)
}
