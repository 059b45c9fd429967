import { type ZodType, z } from 'zod'

/** Accepts a yes or no in the filter of a list: a boolean in JSON, its text in an address. */
export const yesNo = z.union([z.boolean(), z.stringbool()])

/** Names of the filters that are a yes or no in one spelling only. */
type NotSpeltBoth<F, Sent> = {
  [Name in keyof F & keyof Sent]: [Extract<F[Name], boolean>] extends [never]
    ? never
    : [boolean | string] extends [Sent[Name]]
      ? never
      : Name
}[keyof F & keyof Sent]

/** Schema of a list's filter. One with `z.boolean()` or `z.stringbool()` does not compile: a host gets either spelling. */
export type FilterSchema<F, Sent> = ZodType<F, Sent> &
  ([NotSpeltBoth<F, Sent>] extends [never] ? unknown : { useYesNoFor: NotSpeltBoth<F, Sent> })
