const HOURS_AHEAD = 3
/** The registry's time zone by its name in the tz database, which counts the hours west of Greenwich. */
export const REGISTRY_ZONE = `Etc/GMT-${HOURS_AHEAD}`

/**
 * Returns today's date at the registry as `YYYY-MM-DD`: its time zone is UTC+3 all year. Rules and totals by day use
 * this date, whatever the time zone of the caller's computer.
 */
export const registryToday = (now = Date.now()) => new Date(now + HOURS_AHEAD * 3_600_000).toISOString().slice(0, 10)

const WRITTEN = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i

/** Returns an offset as JavaScript reads it: '+03' and '+0300' become '+03:00'. */
const offsetOf = (zone: string) =>
  zone.replace(/^([+-]\d{2}):?(\d{2})?$/, (_, hours, minutes = '00') => `${hours}:${minutes}`)

/**
 * Returns a day or a moment in the registry's time zone, as YYYY-MM-DD or YYYY-MM-DDTHH:mm:ss. One that names no zone is
 * the registry's already. Undefined for other text, and for a day or a time that does not exist.
 */
export const registryClock = (written: string): string | undefined => {
  const [, day, time, zone = 'Z'] = WRITTEN.exec(written) ?? []
  if (!day) return undefined
  const clock = `${day}T${(time ?? '00:00').padEnd(8, ':00')}`
  const named = new Date(`${clock}Z`)
  // JavaScript takes the 30th of February for the 2nd of March.
  if (Number.isNaN(named.getTime()) || !named.toISOString().startsWith(clock)) return undefined
  if (!time) return day
  const ahead = /[T ].*(Z|[+-]\d{2}(:?\d{2})?)$/i.test(written) ? HOURS_AHEAD * 3_600_000 : 0
  const moment = new Date(`${clock}${offsetOf(zone.toUpperCase())}`).getTime() + ahead
  return Number.isNaN(moment) ? undefined : new Date(moment).toISOString().slice(0, 19)
}

/**
 * Returns a moment in a form such as 'DD-MM-YYYY HH:mm', in the registry's time zone whatever that of the computer. Text that is
 * not a date is returned as it was sent.
 */
export const sayRegistryTime = (written: string, form: string): string => {
  const clock = registryClock(written)
  if (!clock) return written
  const [year = '', month = '', day = '', hour = '00', minute = '00', second = '00'] = clock.split(/[-T:]/)
  const parts: Record<string, string> = { YYYY: year, MM: month, DD: day, HH: hour, mm: minute, ss: second }
  return form.replace(/YYYY|MM|DD|HH|mm|ss/g, part => parts[part] ?? part)
}

/** Returns the moment of a day and time at the registry, in UTC: '2026-01-15', '00:00:00'. */
export const registryMoment = (day: string, time: string) =>
  new Date(Date.parse(`${day}T${time}Z`) - HOURS_AHEAD * 3_600_000).toISOString()

/** Tells whether a computer's clock differs from the registry's at a moment. */
export const isOtherZone = (moment: Date) => -moment.getTimezoneOffset() !== HOURS_AHEAD * 60
