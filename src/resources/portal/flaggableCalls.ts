import { isList } from '@contract/call'
import { calls } from '@contract/index'
import { ALL_CALLS } from '@contract/portal/flags'

/** Calls that change a record, which a kind of flag may refuse, each with its words; `ALL` stands for all of them. */
export const flaggableCalls = (words: Readonly<Record<string, string>>, every: string): Record<string, string> => ({
  [ALL_CALLS]: every,
  ...Object.fromEntries(
    calls.flatMap(call => (!isList(call) && call.changesRecord ? [[call.id, words[call.id] ?? call.id]] : [])),
  ),
})
