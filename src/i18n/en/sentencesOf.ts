/** Returns the sentences of refusals by code, without their statuses. */
export const sentencesOf = (refusals: Record<string, readonly [status: number, message: string]>) =>
  Object.fromEntries(Object.entries(refusals).map(([code, [, message]]) => [code, message]))
