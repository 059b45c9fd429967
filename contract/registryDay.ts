const HOURS_AHEAD = 3

/**
 * Returns today's date at the registry as `YYYY-MM-DD`: its time zone is UTC+3 all year. Rules and totals by day use
 * this date, whatever the time zone of the caller's computer.
 */
export const registryToday = (now = Date.now()) => new Date(now + HOURS_AHEAD * 3_600_000).toISOString().slice(0, 10)
