import { maskAnywhere } from '@contract/personalText'

/** Longest part of a reason in a refusal, in letters. */
const SHORT_REASON = 300

/** Returns a reason as a refusal quotes it: without personal data, as answers mask it, and at most 300 letters of it. */
export const quotedReason = (reason: string | null): string =>
  String(maskAnywhere(reason ?? '')).slice(0, SHORT_REASON) || '–'
