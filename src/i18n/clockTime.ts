import { isOtherZone } from '@contract/registryDay'

/**
 * Returns the time of a moment today by the reader's clock, in 24 hours: '23:03'. A clock of another zone than the registry's
 * is named.
 */
export const clockTime = (moment: number | Date, locale: string) => {
  const at = new Date(moment)
  return at.toLocaleTimeString(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(isOtherZone(at) && { timeZoneName: 'short' }),
  })
}
