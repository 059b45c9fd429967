/**
 * Returns a moment that the database wrote as text, such as `2026-11-27 11:00:00.5+03`, as it goes over the wire: in ISO
 * form, in UTC with milliseconds.
 */
export const isoMoment = (at: string): string => new Date(at).toISOString()
