import { registryToday } from '@contract/registryDay'
import dayjs from 'dayjs'
import { useLocation } from 'react-router-dom'
import { isDay } from '@/components/fields/days'
import { useAddress } from '@/components/useAddress'

export const periods = ['days', 'month', 'lastMonth', 'own'] as const
export type PeriodName = (typeof periods)[number]

const DAY = 'YYYY-MM-DD'
const LATELY = 30

/** Returns the first and last day of a period, by the registry's date, because calls are counted by its days. */
export const daysOf = (
  name: Exclude<PeriodName, 'own'>,
  today = dayjs(registryToday()),
): { from: string; to: string } => {
  const month = today.startOf('month')
  const [from, to] = {
    days: [today.subtract(LATELY - 1, 'day'), today] as const,
    month: [month, today] as const,
    lastMonth: [month.subtract(1, 'month'), month.subtract(1, 'day')] as const,
  }[name]
  return { from: from.format(DAY), to: to.format(DAY) }
}

const dayIn = (text: string | null) => (text && isDay(text) ? text : undefined)

/** Returns the period in the address: a named one, or custom days. */
export const usePeriod = () => {
  const [params, setAddress] = useAddress()
  const { state } = useLocation()
  const named = periods.find(one => one === params.get('period')) ?? 'days'
  const period = daysOf(named === 'own' ? 'days' : named)
  const days =
    named === 'own'
      ? { from: dayIn(params.get('from')) ?? period.from, to: dayIn(params.get('to')) ?? period.to }
      : period
  const put = (entries: Record<string, string>) =>
    setAddress(
      now => {
        for (const key of ['period', 'from', 'to']) now.delete(key)
        for (const [key, value] of Object.entries(entries)) now.set(key, value)
        return now
      },
      { replace: true, state },
    )
  return {
    named,
    days,
    choose: (name: PeriodName) =>
      put(name === 'own' ? { period: name, ...days } : name === 'days' ? {} : { period: name }),
    /** Changes the custom days; a text that is no day, such as a half-typed one, changes nothing. */
    change: (part: Partial<typeof days>) => {
      if (Object.values(part).every(isDay)) put({ period: 'own', ...days, ...part })
    },
  }
}
