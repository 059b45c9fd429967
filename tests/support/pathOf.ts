import type { CallFacts, ListCall } from '@contract/call'
import { type Id, idText } from '@contract/id'

type Params<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | Params<Rest> : never
type Values<P extends string> = [Params<P>] extends [never] ? [] : [Record<Params<P>, string | number | Id>]

/** Returns the path of a call of the contract, with encoded values in place of its braces. */
export const pathOf = <const P extends string>(
  { path }: Pick<CallFacts<P> | ListCall<P>, 'path'>,
  ...[values]: Values<P>
): string => {
  // The values have the names in the braces; without braces there are none.
  const texts: Record<string, string | number | Id> = values ?? {}
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(idText(texts[name])))
}
